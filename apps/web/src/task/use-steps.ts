// Changes the steps of a to-do, one change after the other, each on what the one before it left: nobody has to wait before the
// next tick.

import type { TaskView } from '@pawl/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { KeptError } from '../api/change.ts'
import { useChange } from '../api/operation.ts'
import { showChanged } from '../moves/cached-tasks.ts'
import { useToasts } from '../parts/page/toasts.tsx'

export type Step = NonNullable<TaskView['checklist']>[number]
/** Resolves to whether it was stored, or is kept until the server is back. */
export type ChangeSteps = (change: (steps: readonly Step[]) => readonly Step[]) => Promise<boolean>

export function useSteps(task: TaskView): ChangeSteps {
  const toasts = useToasts()
  const client = useQueryClient()
  const { mutateAsync } = useChange('editTask')
  const newest = useRef(task)
  if (task.version > newest.current.version) newest.current = task
  const saved = useRef(Promise.resolve(true))
  return (change) => {
    saved.current = saved.current.then(async () => {
      const { id, checklist = [], version } = newest.current
      const changed = [...change(checklist)]
      try {
        newest.current = (await mutateAsync({ task: id, checklist: changed, expectedVersion: version })).task
        return true
      } catch (error) {
        toasts.sayError(error as Error)
        if (!(error instanceof KeptError)) return false
        newest.current = { ...newest.current, checklist: changed, version: version + 1 }
        showChanged(client, newest.current)
        return true
      }
    })
    return saved.current
  }
}
