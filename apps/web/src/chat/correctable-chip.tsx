// A field of a task that can be changed where it stands.

import type { TaskView } from '@pawl/contract'
import { type KeyboardEvent, useState } from 'react'
import { useChange } from '../api/operation.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { Button } from '../parts/button.tsx'
import { FieldInput } from '../parts/field-input.tsx'
import { partPhrases } from '../parts/phrases.ts'
import { useToasts } from '../parts/toasts.tsx'
import styles from './conversation.module.css'
import { useFieldText } from './field-text.ts'
import { chatPhrases } from './phrases.ts'

export const CORRECTABLE = ['title', 'priority', 'deadline', 'description'] as const
type Correctable = (typeof CORRECTABLE)[number]

export function CorrectableChip({ task, field }: { readonly task: TaskView; readonly field: Correctable }) {
  const phrases = usePhrases(chatPhrases)
  const words = useWords()
  const fieldText = useFieldText()
  const [editing, setEditing] = useState(false)
  const name = words.fields[field] ?? field
  const value = task[field] === undefined ? undefined : String(task[field])
  const text = value === undefined ? phrases.none : fieldText(field, value)
  if (editing) return <ChipForm task={task} field={field} name={name} onDone={() => setEditing(false)} />
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

interface ChipFormProps {
  readonly task: TaskView
  readonly field: Correctable
  readonly name: string
  readonly onDone: () => void
}

function ChipForm({ task, field, name, onDone }: ChipFormProps) {
  const phrases = usePhrases(partPhrases)
  const toasts = useToasts()
  const edit = useChange('editTask')
  const [value, setValue] = useState(String(task[field] ?? ''))
  const save = () => {
    const next = value.trim() === '' && field !== 'title' ? null : value.trim()
    edit.mutate(
      { task: task.id, [field]: next, expectedVersion: task.version },
      { onSuccess: onDone, onError: toasts.sayError },
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone()
  }
  return (
    <form
      className={styles.chipForm}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <FieldInput field={field} label={name} value={value} onChange={setValue} />
      <Button type="submit" size="small" kind="primary" disabled={edit.isPending}>
        {phrases.save}
      </Button>
      <Button size="small" onClick={onDone}>
        {phrases.cancel}
      </Button>
    </form>
  )
}
