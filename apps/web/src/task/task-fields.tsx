// The fields of a task. Those of a to-do that can be edited are edited where they stand.

import type { TaskView } from '@pawl/contract'
import { lifecycleOf, mayHold } from '@pawl/kernel'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { usePhrases, useWords } from '../language/language.tsx'
import { useStanding } from '../moves/standing.ts'
import { Button } from '../parts/form/button.tsx'
import { readDraft } from '../parts/form/use-draft.ts'
import { Panel } from '../parts/page/page.tsx'
import { EDITABLE_FIELDS, type EditableField, fieldDraft } from '../parts/task/field-edit.ts'
import { FieldForm } from '../parts/task/field-form.tsx'
import { FieldValue } from './field-value.tsx'
import { taskPhrases } from './phrases.ts'
import styles from './task-page.module.css'

/** Shown elsewhere on the page, or part of another field. */
const ELSEWHERE = [
  ...['chatroomId', 'initiative_id', 'attachedTaskIds', 'parentTaskIds', 'replaces_task_id'],
  ...['deadlineLocal', 'recurrenceText', 'recurrenceFrom', 'occurrence', 'series', 'position'],
  ...['checklist', 'comment', 'commentCount'],
  ...['sharedWith', 'editors'],
]

export function TaskFields({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const lifecycle = lifecycleOf(task)
  const standing = useStanding()(task)
  const isEditable = (field: string): field is EditableField =>
    task.lifecycle === 'todo' &&
    EDITABLE_FIELDS.some((one) => one === field) &&
    lifecycle.fields[field]?.editable?.some((who) => standing.includes(who)) === true
  const fields = Object.keys(lifecycle.fields).filter(
    (field) =>
      !ELSEWHERE.includes(field) &&
      mayHold(lifecycle, task.status, field) &&
      (task[field] !== undefined || isEditable(field)),
  )
  return (
    <Panel title={phrases.fields}>
      <dl className={styles.fields}>
        {fields.map((field) =>
          isEditable(field) ? (
            <EditableRow key={field} task={task} field={field} />
          ) : (
            <Row key={field} task={task} field={field} />
          ),
        )}
      </dl>
    </Panel>
  )
}

/** What recurs is read in the words it was written in. */
function shownValue(task: TaskView, field: EditableField): unknown {
  return field === 'recurrence' ? (task.recurrenceText ?? task.recurrence) : task[field]
}

function Row({ task, field }: { readonly task: TaskView; readonly field: string }) {
  const words = useWords()
  return (
    <div className={styles.field}>
      <dt>{words.fields[field] ?? field}</dt>
      <dd>
        <FieldValue lifecycle={task.lifecycle} field={field} value={task[field]} />
      </dd>
    </div>
  )
}

function EditableRow({ task, field }: { readonly task: TaskView; readonly field: EditableField }) {
  const phrases = usePhrases(taskPhrases)
  const name = useWords().fields[field] ?? field
  const [editing, setEditing] = useState(() => readDraft(fieldDraft(task.id, field)) !== undefined)
  return (
    <div className={styles.field}>
      <dt>{name}</dt>
      <dd>
        {editing ? (
          <FieldForm task={task} field={field} name={name} onDone={() => setEditing(false)} />
        ) : (
          <div className={styles.editable}>
            <FieldValue lifecycle={task.lifecycle} field={field} value={shownValue(task, field)} />
            <Button
              kind="quiet"
              size="small"
              icon="only"
              aria-label={phrases.change(name)}
              title={phrases.change(name)}
              onClick={() => setEditing(true)}
            >
              <Pencil size={15} aria-hidden />
            </Button>
          </div>
        )}
      </dd>
    </div>
  )
}
