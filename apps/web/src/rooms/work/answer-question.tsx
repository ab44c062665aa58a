// What an agent asks, and a field for the answer: it goes back to work with it.

import { IfMay } from '../../api/may.ts'
import { usePhrases, useWords } from '../../language/language.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { useRoomChange } from '../room/room-change.ts'
import styles from '../room/room-page.module.css'
import { roomPhrases } from '../room/room-phrases.ts'
import { type Asking, isAsking } from './asking.ts'
import { TextForm } from './text-form.tsx'

export function AnswerForm({ task }: { readonly task: Asking }) {
  const { review: phrases } = usePhrases(roomPhrases)
  const draft = `answer.${task.number}`
  const answer = useRoomChange('answerItem', () => phrases.answered(task.number), [draft])
  const item = String(task.number)
  return (
    <TextForm
      draft={draft}
      label={phrases.answerTo(task.number)}
      send={phrases.answer}
      busy={answer.isPending}
      onSend={(text) => answer.run({ item, answer: text })}
    />
  )
}

/** On the page of the task itself. */
export function QuestionPanel({ task }: { readonly task: Asking }) {
  const { fields } = useWords()
  if (!isAsking(task)) return null
  return (
    <Panel title={fields.question ?? ''}>
      <div className={styles.result}>
        <Markdown under={2}>{String(task.question)}</Markdown>
      </div>
      <IfMay run="answerItem">
        <AnswerForm task={task} />
      </IfMay>
    </Panel>
  )
}
