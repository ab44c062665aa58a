// Changing a field of a to-do by one press, and taking that back by one more.

import { changeName, type TaskView } from '@pawl/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { afterChange } from '../api/after-change.ts'
import { change, KeptError } from '../api/change.ts'
import type { Input } from '../api/request.ts'
import { undoable } from '../keys/undo-stack.ts'
import { usePhrases } from '../language/language.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { partPhrases } from '../parts/phrases.ts'
import { ownZone } from '../reminders/own-zone.ts'
import { showChanged, showGuess } from './cached-tasks.ts'
import { movePhrases } from './phrases.ts'
import { nameOf } from './use-move.ts'
import { useUndo } from './use-undo.ts'

export type EditedFields = Pick<Input<'editTask'>, 'title' | 'priority' | 'deadline' | 'tags' | 'project'>
export type Edit = (task: TaskView, fields: EditedFields) => Promise<void>

/** The task as it will be: a field that is emptied has none. */
function shownWith(task: TaskView, fields: EditedFields): TaskView {
  const given = Object.entries(fields).map(([name, value]) => [name, value ?? undefined])
  return { ...task, ...Object.fromEntries(given), version: task.version + 1 }
}

export function useEdit(): Edit {
  const client = useQueryClient()
  const toasts = useToasts()
  const phrases = usePhrases(movePhrases)
  const parts = usePhrases(partPhrases)
  const undo = useUndo()
  return useCallback<Edit>(
    async (task, fields) => {
      try {
        const edited = await undoable(async (remember) => {
          const { task: changed } = await change('editTask', { task: task.id, ...fields, timeZone: ownZone() })
          showChanged(client, changed)
          const run = remember(() => void undo(changeName(changed)))
          toasts.say(phrases.edited(nameOf(changed)), { label: parts.undo, run })
          return changed
        })
        await afterChange(edited)
      } catch (error) {
        if (error instanceof KeptError) showGuess(client, shownWith(task, fields))
        toasts.sayError(error as Error)
        await afterChange()
      }
    },
    [client, toasts, phrases, parts, undo],
  )
}
