// What a task is about and what came of it: its text and its result, before anything else.

import type { TaskView } from '@pawl/contract'
import { usePhrases, useWords } from '../language/language.tsx'
import { Markdown } from '../parts/markdown/markdown.tsx'
import { Panel } from '../parts/page/page.tsx'
import { isWholeMessage } from '../parts/task/headline.ts'
import { isAsking } from '../rooms/work/asking.ts'
import { Editable, useIsEditable } from './editable-field.tsx'
import { useShownText } from './field-value.tsx'
import { taskPhrases } from './phrases.ts'
import styles from './task-page.module.css'

const TEXTS = ['description', 'content'] as const
/** Each under its name, where there is one. */
const CAME_OF_IT = [
  ...(['progress', 'question', 'answer', 'result', 'lastFailure'] as const),
  ...(['setAsideBecause', 'sentBackBecause', 'releasedBecause'] as const),
]
export const CONTENT_FIELDS: readonly string[] = [...TEXTS, ...CAME_OF_IT]

export function TaskContent({ task }: { readonly task: TaskView }) {
  const words = useWords()
  const shown = useShownText()
  // A question that waits stands above, with a field for its answer.
  const fields = isAsking(task) ? CAME_OF_IT.filter((field) => field !== 'question') : CAME_OF_IT
  const said = fields.flatMap((field) => {
    const text = task[field]
    return typeof text === 'string' && text !== '' ? [{ field, text }] : []
  })
  return (
    <>
      <TaskText task={task} />
      {said.map(({ field, text }) => (
        <Panel key={field} title={words.fields[field] ?? field}>
          <Markdown className={styles.prose}>{shown(field, text)}</Markdown>
        </Panel>
      ))}
    </>
  )
}

function TaskText({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const isEditable = useIsEditable(task)('description')
  const text = task.description ?? (isWholeMessage(task) ? undefined : task.content)
  const isEmpty = text === undefined || text === ''
  if (isEmpty && !isEditable) return null
  const shown = isEmpty ? null : (
    <Markdown className={styles.prose} under={1}>
      {String(text)}
    </Markdown>
  )
  if (!isEditable) return shown
  return (
    <Editable task={task} field="description" add={isEmpty ? phrases.addText : undefined}>
      {shown}
    </Editable>
  )
}
