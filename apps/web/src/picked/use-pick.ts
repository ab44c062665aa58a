// Selecting rows of a list: one by one, or with Shift all between.

import type { TaskView } from '@pawl/contract'
import { useCallback, useEffect, useRef } from 'react'
import { pick, pickUpTo } from './picked.ts'

export function usePick(shown: readonly TaskView[]): (task: TaskView, withShift: boolean) => void {
  // Rows are drawn again only when their task changes, not when the list does.
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  })
  return useCallback((task, withShift) => (withShift ? pickUpTo(task, latest.current) : pick(task)), [])
}
