// Puts a task elsewhere in the person's own order, and takes that back by one press.

import { changeName, type TaskView } from '@pawl/contract'
import { useCallback, useEffect, useRef } from 'react'
import { afterChange } from '../api/after-change.ts'
import { change } from '../api/change.ts'
import { undoable } from '../keys/undo-stack.ts'
import { useUndo } from '../moves/use-undo.ts'
import { useToasts } from '../parts/page/toasts.tsx'

/** From one place of the list that is shown to another. */
export type Arrange = (from: number, to: number) => void

export function useArrange(shown: readonly TaskView[]): Arrange {
  const toasts = useToasts()
  const undo = useUndo()
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  })
  return useCallback(
    (from, to) => {
      const moved = latest.current[from]
      const beside = latest.current[to]
      if (moved === undefined || beside === undefined || from === to) return
      const place = to < from ? { before: beside.id } : { after: beside.id }
      void undoable(async (remember) => {
        const { task } = await change('arrangeTask', { task: moved.id, ...place })
        remember(() => void undo(changeName(task)))
        return task
      })
        .then(afterChange)
        .catch((error: Error) => {
          toasts.sayError(error)
          return afterChange()
        })
    },
    [toasts, undo],
  )
}
