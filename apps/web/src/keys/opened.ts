// What lies over the page: the palette, the field that adds, the help of the keys. One at a time.

import { useSyncExternalStore } from 'react'
import { openedTask } from '../beside/open-task.ts'
import { currentRow } from './rows.ts'
import { keepTypedForField } from './typed-ahead.ts'

interface Opened {
  readonly what: 'palette' | 'add' | 'keys'
  /** The task at hand when it was opened. */
  readonly about: string | undefined
}

let opened: Opened | undefined
const watchers = new Set<() => void>()

export function openOver(what: Opened['what'] | undefined): void {
  if (what === 'add' || what === 'palette') keepTypedForField()
  opened = what && { what, about: currentRow()?.dataset.task ?? taskOfPage() }
  for (const watcher of watchers) watcher()
}

function taskOfPage(): string | undefined {
  return openedTask() ?? /^\/task\/(\d+)$/.exec(location.pathname)?.[1]
}

export function useOpened(): Opened | undefined {
  return useSyncExternalStore(watch, () => opened)
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => void watchers.delete(onChange)
}
