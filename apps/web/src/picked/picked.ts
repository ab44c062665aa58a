// The tasks a person has selected, to change them together. They stay selected until that is done, Escape, or another page.
//
// PK1. Shift selects all from the one that was selected last to this one.

import type { TaskView } from '@pawl/contract'
import { useSyncExternalStore } from 'react'

let picked: ReadonlyMap<string, TaskView> = new Map()
let last: string | undefined
const watchers = new Set<() => void>()

export const pickedNow = () => picked

export function usePicked(): ReadonlyMap<string, TaskView> {
  return useSyncExternalStore(watch, pickedNow)
}

export function useIsPicked(id: string): boolean {
  return useSyncExternalStore(watch, () => picked.has(id))
}

/** In or out. */
export function pick(task: TaskView): void {
  const next = new Map(picked)
  if (!next.delete(task.id)) next.set(task.id, task)
  last = task.id
  become(next)
}

/** All from the one that was selected last to this one, in the order they are shown. */
export function pickUpTo(task: TaskView, shown: readonly TaskView[]): void {
  const from = shown.findIndex(({ id }) => id === last)
  const to = shown.findIndex(({ id }) => id === task.id)
  if (from === -1 || to === -1) {
    pick(task)
    return
  }
  const between = shown.slice(Math.min(from, to), Math.max(from, to) + 1)
  last = task.id
  become(new Map([...picked, ...between.map((one) => [one.id, one] as const)]))
}

export function pickNone(): void {
  last = undefined
  if (picked.size > 0) become(new Map())
}

function become(next: ReadonlyMap<string, TaskView>): void {
  picked = next
  for (const watcher of watchers) watcher()
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => void watchers.delete(onChange)
}
