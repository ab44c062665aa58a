// One field of a to-do, changed where it stands.
//
// F1. What others change meanwhile in other fields is no conflict: both are kept. Only the same field is, and then
//     both texts are shown and the person chooses; nothing is overwritten unseen and nothing written is lost.

import type { TaskView } from '@pawl/contract'
import type { KeyboardEvent } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../form/button.tsx'
import styles from '../form/field.module.css'
import { forgetDraft } from '../form/use-draft.ts'
import { partPhrases } from '../phrases.ts'
import { FieldConflict } from './field-conflict.tsx'
import { useFieldEdit } from './field-edit.ts'
import { FieldInput } from './field-input.tsx'
import { type EditableField, fieldDraft } from './typed-field.ts'

interface FieldFormProps {
  readonly task: TaskView
  readonly field: EditableField
  readonly name: string
  readonly onDone: () => void
}

export function FieldForm({ task, field, name, onDone }: FieldFormProps) {
  const phrases = usePhrases(partPhrases)
  const end = () => {
    forgetDraft(fieldDraft(task.id, field))
    onDone()
  }
  const { value, setValue, theirs, isSaving, save } = useFieldEdit(task, field, end)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end()
  }
  return (
    <form
      className={styles.inPlace}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <FieldInput field={field} label={name} value={value} onChange={setValue} />
      <Button type="submit" size="small" kind="primary" disabled={isSaving}>
        {phrases.save}
      </Button>
      <Button size="small" onClick={end}>
        {phrases.cancel}
      </Button>
      {theirs !== undefined && (
        <FieldConflict field={field} mine={value} theirs={theirs} onKeep={() => void save()} onTake={end} />
      )}
    </form>
  )
}
