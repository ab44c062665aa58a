// Each beginning of this task: who had it, how it ended, what it used.

import { type AttemptView, costText, type TaskView } from '@pawl/contract'
import { useAsked } from '../api/operation.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { Markdown } from '../parts/markdown/markdown.tsx'
import { Panel } from '../parts/page/page.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { taskPhrases } from './phrases.ts'
import styles from './task-page.module.css'

export function AttemptList({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const { data } = useAsked('listAttempts', { task: task.id })
  const attempts = data?.attempts ?? []
  if (attempts.length === 0) return null
  return (
    <Panel title={phrases.begun}>
      <ol className={styles.related}>
        {attempts.map((attempt) => (
          <li key={attempt.attempt}>
            <OneAttempt attempt={attempt} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function OneAttempt({ attempt }: { readonly attempt: AttemptView }) {
  const phrases = usePhrases(taskPhrases)
  const words = useWords()
  const dates = useDates()
  const { claimedAt, startedAt, endedAt, because, exitCode, tokens, costMicros } = attempt
  const times = [claimedAt ?? startedAt, endedAt].flatMap((at) => (at === null ? [] : [dates.full(at)]))
  const used = [
    exitCode === null ? undefined : phrases.exitCode(exitCode),
    tokens === 0 ? undefined : phrases.tokens(tokens),
    costMicros === 0 ? undefined : phrases.cost(costText(costMicros)),
  ].filter((text) => text !== undefined)
  return (
    <>
      <span className={styles.quiet}>{phrases.attempt(attempt.attempt)}</span>{' '}
      <strong>{words.attempts[attempt.outcome]}</strong>{' '}
      <GivenText>{attempt.worker ?? attempt.role ?? attempt.by}</GivenText>{' '}
      <small className={styles.quiet}>{[times.join(' – '), ...used].join(' · ')}</small>
      {because !== null && <Markdown>{because}</Markdown>}
    </>
  )
}
