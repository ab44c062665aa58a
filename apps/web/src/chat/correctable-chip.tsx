// A field of a task that can be changed where it stands.

import type { TaskView } from '@pawl/contract'
import { useState } from 'react'
import { usePhrases, useWords } from '../language/language.tsx'
import { readDraft } from '../parts/form/use-draft.ts'
import { FieldForm } from '../parts/task/field-form.tsx'
import { useFieldText } from '../parts/task/field-text.ts'
import { fieldDraft } from '../parts/task/typed-field.ts'
import styles from './conversation.module.css'
import { chatPhrases } from './phrases.ts'

export const CORRECTABLE = ['title', 'priority', 'deadline', 'description'] as const
type Correctable = (typeof CORRECTABLE)[number]

export function CorrectableChip({ task, field }: { readonly task: TaskView; readonly field: Correctable }) {
  const phrases = usePhrases(chatPhrases)
  const words = useWords()
  const fieldText = useFieldText()
  const [editing, setEditing] = useState(() => readDraft(fieldDraft(task.id, field)) !== undefined)
  const name = words.fields[field] ?? field
  const value = task[field] === undefined ? undefined : String(task[field])
  const text = value === undefined ? phrases.none : fieldText(field, value)
  if (editing) return <FieldForm task={task} field={field} name={name} onDone={() => setEditing(false)} />
  return (
    <button
      type="button"
      className={styles.chip}
      data-empty={value === undefined || undefined}
      title={phrases.correct}
      onClick={() => setEditing(true)}
    >
      <span className={styles.chipName}>{name}</span>
      <bdi dir="auto">{text}</bdi>
    </button>
  )
}
