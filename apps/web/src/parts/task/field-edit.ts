// Changing one field of a to-do, beside others who change it too: what was written, what it was before, and what became
// of saving it.

import type { TaskView } from '@pawl/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { afterChange } from '../../api/after-change.ts'
import { change, KeptError } from '../../api/change.ts'
import { RefusedError, request } from '../../api/request.ts'
import { showChanged, showGuess } from '../../moves/cached-tasks.ts'
import { useDraft } from '../form/use-draft.ts'
import { useToasts } from '../page/toasts.tsx'
import { type EditableField, type FieldEdit, fieldDraft, fieldInput, fieldText } from './typed-field.ts'

/** Those that are shown as they were typed before the server has seen them. */
const SHOWN_AT_ONCE: readonly EditableField[] = ['title', 'description', 'priority', 'project', 'tags']

export function useFieldEdit(task: TaskView, field: EditableField, onSaved: () => void) {
  const client = useQueryClient()
  const toasts = useToasts()
  const inField = (one: TaskView) => fieldText(one, field)
  const [edit, setEdit] = useDraft<FieldEdit>(fieldDraft(task.id, field), {
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
        const drafts = [fieldDraft(task.id, field)]
        const input = { task: task.id, [field]: value, expectedVersion, timeZone }
        const { task: edited } = await change('editTask', input, { drafts })
        showChanged(client, edited)
        void afterChange(edited)
        return 'saved'
      } catch (error) {
        if (error instanceof KeptError) {
          if (SHOWN_AT_ONCE.includes(field))
            showGuess(client, { ...task, [field]: value ?? undefined, version: expectedVersion + 1 })
          toasts.sayError(error)
          return 'saved'
        }
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
      void afterChange()
    }
    setSaving(false)
  }

  return { value: edit.value, setValue: (value: string) => setEdit({ ...edit, value }), theirs, isSaving, save }
}
