// One field of a to-do, changed where it stands. A change that someone else has overtaken is refused, not overwritten.

import type { TaskView } from '@pawl/contract'
import { type KeyboardEvent, useState } from 'react'
import { useChange } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from './button.tsx'
import styles from './field.module.css'
import { FieldInput } from './field-input.tsx'
import { partPhrases } from './phrases.ts'
import { useToasts } from './toasts.tsx'

interface FieldFormProps {
  readonly task: TaskView
  readonly field: 'title' | 'description' | 'priority' | 'deadline'
  readonly name: string
  readonly onDone: () => void
}

export function FieldForm({ task, field, name, onDone }: FieldFormProps) {
  const phrases = usePhrases(partPhrases)
  const toasts = useToasts()
  const edit = useChange('editTask')
  // What the person began with: that, and not what came in since, is what the change is about.
  const [begun] = useState(task)
  const [value, setValue] = useState(String(begun[field] ?? ''))
  const save = () => {
    const next = value.trim() === '' && field !== 'title' ? null : value.trim()
    edit.mutate(
      { task: begun.id, [field]: next, expectedVersion: begun.version },
      { onSuccess: onDone, onError: toasts.sayError },
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone()
  }
  return (
    <form
      className={styles.inPlace}
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
