// An answer that was given, in words: every field by its name, lists as lists.

import { recordWordsOf } from '@pawl/contract'
import { usePhrases } from '../../language/language.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import styles from './answers.module.css'
import { answerPhrases } from './phrases.ts'

interface AnswerViewProps {
  readonly type: string
  readonly answer: unknown
}

export function AnswerView({ type, answer }: AnswerViewProps) {
  const phrases = usePhrases(answerPhrases)
  if (Array.isArray(answer)) {
    if (answer.every((entry) => typeof entry === 'string')) return <GivenText>{answer.join(', ')}</GivenText>
    return (
      <ol className={styles.answers}>
        {answer.map((entry, index) => (
          <li key={index}>
            <AnswerView type={type} answer={entry} />
          </li>
        ))}
      </ol>
    )
  }
  if (typeof answer !== 'object' || answer === null) return <PlainValue type={type} value={answer} />
  return (
    <dl className={styles.answer}>
      {Object.entries(answer).map(([name, value]) => (
        <div key={name}>
          <dt>{phrases.fields[name] ?? name}</dt>
          <dd>
            <AnswerView type={type} answer={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function PlainValue({ type, value }: { readonly type: string; readonly value: unknown }) {
  const phrases = usePhrases(answerPhrases)
  const verdicts = usePhrases(recordWordsOf).tables.case.statuses
  if (value === null || value === undefined) return phrases.nothing
  if (typeof value === 'boolean') return value ? phrases.yes : phrases.no
  const text = String(value)
  const words = phrases.questions[type]?.ways[text] ?? verdicts[text]?.name
  return words ?? <Markdown under={3}>{text}</Markdown>
}
