// The details of a task. Those of a to-do that can be edited are edited where they stand; what only a programmer asks for is
// folded away.

import type { TaskView } from '@pawl/contract'
import { lifecycleOf, mayHold } from '@pawl/kernel'
import { usePhrases, useWords } from '../language/language.tsx'
import { Panel } from '../parts/page/page.tsx'
import { DueDetail } from '../parts/task/due.tsx'
import type { EditableField } from '../parts/task/typed-field.ts'
import { Editable, useIsEditable } from './editable-field.tsx'
import { FieldValue } from './field-value.tsx'
import { taskPhrases } from './phrases.ts'
import { CONTENT_FIELDS } from './task-content.tsx'
import styles from './task-page.module.css'

/** Shown elsewhere on the page, or part of another field. */
const ELSEWHERE = [
  ...['title', 'comment', 'commentCount', 'checklist', ...CONTENT_FIELDS],
  ...['chatroomId', 'initiative_id', 'attachedTaskIds', 'parentTaskIds', 'replaces_task_id'],
  ...['deadlineLocal', 'recurrenceText', 'recurrenceFrom', 'occurrence', 'series', 'position'],
  ...['sharedWith', 'editors'],
  ...['blockedBy', 'waitsFor', 'droppedBlockers', 'blocks'],
]

const FOLDED = [
  ...['origin', 'sourceMessageId', 'queuePosition', 'importedFrom', 'claimedBy', 'epoch', 'progressedAt'],
  ...['workedSeconds', 'invalid_review_resets', 'follow_up_task_ids', 'deletedFrom', 'tokens', 'costMicros', 'model'],
]

export function TaskFields({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const lifecycle = lifecycleOf(task)
  const isEditable = useIsEditable(task)
  const fields = Object.keys(lifecycle.fields).filter(
    (field) =>
      !ELSEWHERE.includes(field) &&
      mayHold(lifecycle, task.status, field) &&
      (task[field] !== undefined || isEditable(field)),
  )
  const folded = fields.filter((field) => FOLDED.includes(field))
  if (fields.length === 0) return null
  return (
    <Panel title={phrases.fields}>
      <dl className={styles.fields}>
        {fields
          .filter((field) => !folded.includes(field))
          .map((field) => (
            <Row key={field} task={task} field={field} isEditable={isEditable} />
          ))}
      </dl>
      {folded.length > 0 && (
        <details className={styles.fold}>
          <summary>{phrases.moreDetails}</summary>
          <dl className={styles.fields}>
            {folded.map((field) => (
              <Row key={field} task={task} field={field} isEditable={isEditable} />
            ))}
          </dl>
        </details>
      )}
    </Panel>
  )
}

/** What recurs is read in the words it was written in. */
function shownValue(task: TaskView, field: EditableField): unknown {
  return field === 'recurrence' ? (task.recurrenceText ?? task.recurrence) : task[field]
}

interface RowProps {
  readonly task: TaskView
  readonly field: string
  readonly isEditable: (field: string) => field is EditableField
}

function Row({ task, field, isEditable }: RowProps) {
  const words = useWords()
  return (
    <div className={styles.field}>
      <dt>{words.fields[field] ?? field}</dt>
      <dd>
        {isEditable(field) ? (
          <Editable task={task} field={field}>
            {field === 'deadline' && task.deadline !== undefined ? (
              <DueDetail task={task} />
            ) : (
              <FieldValue lifecycle={task.lifecycle} field={field} value={shownValue(task, field)} />
            )}
          </Editable>
        ) : (
          <FieldValue lifecycle={task.lifecycle} field={field} value={task[field]} />
        )}
      </dd>
    </div>
  )
}
