// A field of a task where it stands: a short one is pressed to change it, a text has a pencil. What is being written is found
// again.

import type { TaskView } from '@pawl/contract'
import { lifecycleOf } from '@pawl/kernel'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePhrases, useWords } from '../language/language.tsx'
import { useStanding } from '../moves/standing.ts'
import { Button } from '../parts/form/button.tsx'
import { IconButton } from '../parts/form/icon-button.tsx'
import { readDraft } from '../parts/form/use-draft.ts'
import { FieldForm } from '../parts/task/field-form.tsx'
import { EDITABLE_FIELDS, type EditableField, fieldDraft } from '../parts/task/typed-field.ts'
import { taskPhrases } from './phrases.ts'
import styles from './task-page.module.css'

export function useIsEditable(task: TaskView): (field: string) => field is EditableField {
  const standing = useStanding()(task)
  return (field): field is EditableField =>
    task.lifecycle === 'todo' &&
    EDITABLE_FIELDS.some((one) => one === field) &&
    lifecycleOf(task).fields[field]?.editable?.some((who) => standing.includes(who)) === true
}

interface EditableProps {
  readonly task: TaskView
  readonly field: EditableField
  /** What the button says in words, where there is nothing to stand beside. */
  readonly add?: string | undefined
  readonly children?: ReactNode
}

export function Editable({ task, field, add, children }: EditableProps) {
  const phrases = usePhrases(taskPhrases)
  const name = useWords().fields[field] ?? field
  const [isEditing, setEditing] = useState(() => readDraft(fieldDraft(task.id, field)) !== undefined)
  if (isEditing) return <FieldForm task={task} field={field} name={name} onDone={() => setEditing(false)} />
  if (add !== undefined) {
    return (
      <Button kind="quiet" size="small" className={styles.add} onClick={() => setEditing(true)}>
        <Pencil size={15} aria-hidden />
        {add}
      </Button>
    )
  }
  const change = phrases.change(name)
  if (field !== 'title' && field !== 'description') {
    return (
      <button type="button" className={styles.value} title={change} onClick={() => setEditing(true)}>
        <span className="visually-hidden">{change}: </span>
        {children}
        <Pencil size={14} aria-hidden />
      </button>
    )
  }
  return (
    <div className={`${styles.editable} ${field === 'description' ? styles.text : ''}`}>
      {children}
      <IconButton size="small" label={change} onClick={() => setEditing(true)}>
        <Pencil size={15} aria-hidden />
      </IconButton>
    </div>
  )
}
