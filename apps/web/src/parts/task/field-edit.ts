// Changing one field of a to-do, beside others who change it too: what was written, what it was before, and what became
// of saving it.

import { shortReminder, type TaskView } from '@pawl/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RefusedError, request } from '../../api/request.ts'
import { useDraft } from '../form/use-draft.ts'
import { useToasts } from '../page/toasts.tsx'

/** Those a person changes one by one, in the order they are shown. */
export const EDITABLE_FIELDS = [
  'title',
  'description',
  'priority',
  'deadline',
  'recurrence',
  'reminders',
  'project',
  'tags',
] as const
export type EditableField = (typeof EDITABLE_FIELDS)[number]

/** The fields that hold several, typed with commas between them. */
const LISTS: readonly EditableField[] = ['tags', 'reminders']

/** A field as it is typed. */
function fieldText(task: TaskView, field: EditableField): string {
  if (field === 'recurrence') return task.recurrenceText ?? task.recurrence ?? ''
  if (field === 'deadline') return task.deadlineLocal?.split('[')[0] ?? task.deadline ?? ''
  if (field === 'reminders') return (task.reminders ?? []).map(shortReminder).join(', ')
  const value = task[field]
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

function fieldInput(field: EditableField, text: string): string | string[] | null {
  const value = text.trim()
  if (value === '' && field !== 'title') return null
  return LISTS.includes(field) ? value.split(',').map((part) => part.trim()) : value
}

/** What is being written into a field is kept under this name. */
export const fieldDraft = (task: string, field: EditableField) => `field.${task}.${field}`

interface Edit {
  readonly value: string
  /** What the person saw in the field, and of which version of the task. */
  readonly before: string
  readonly version: number
}

export function useFieldEdit(task: TaskView, field: EditableField, onSaved: () => void) {
  const client = useQueryClient()
  const toasts = useToasts()
  const inField = (one: TaskView) => fieldText(one, field)
  const [edit, setEdit] = useDraft<Edit>(fieldDraft(task.id, field), {
    value: inField(task),
    before: inField(task),
    version: task.version,
  })
  const [theirs, setTheirs] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  /** Once nobody else has changed this field meanwhile. Others may have changed the task: then it is tried again. */
  const store = async (): Promise<'saved' | 'conflict'> => {
    const value = fieldInput(field, edit.value)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    for (let expectedVersion = edit.version; ; ) {
      try {
        await request('editTask', { task: task.id, [field]: value, expectedVersion, timeZone })
        return 'saved'
      } catch (error) {
        if (!(error instanceof RefusedError && error.document.code === 'TASK_STALE_VERSION')) throw error
      }
      const { task: now } = await request('showTask', { task: task.id })
      if (inField(now) === edit.value.trim()) return 'saved'
      if (inField(now) !== edit.before) {
        setTheirs(inField(now))
        setEdit({ ...edit, before: inField(now), version: now.version })
        return 'conflict'
      }
      expectedVersion = now.version
    }
  }

  const save = async () => {
    setSaving(true)
    try {
      if ((await store()) === 'saved') onSaved()
    } catch (error) {
      toasts.sayError(error as Error)
    }
    setSaving(false)
    await client.invalidateQueries()
  }

  return { value: edit.value, setValue: (value: string) => setEdit({ ...edit, value }), theirs, isSaving, save }
}
