// Lists a person comes back to: a name and the address that has the filters. Kept in this browser, for each person who uses it.

import { useSyncExternalStore } from 'react'
import { keep, readKept } from '../api/kept.ts'
import { personNow, watchPerson } from '../api/person.ts'

export interface SavedView {
  readonly name: string
  readonly href: string
}

const nameOfPerson = () => `pawl.views.${personNow()}`
const watchers = new Set<() => void>()
let views: readonly SavedView[] | undefined

export function useSavedViews(): readonly SavedView[] {
  return useSyncExternalStore(watch, savedViews)
}

/** A view of the same name is replaced. */
export function saveView(view: SavedView): void {
  become([...savedViews().filter(({ name }) => name !== view.name), view])
}

export function removeView(href: string): void {
  become(savedViews().filter((view) => view.href !== href))
}

function savedViews(): readonly SavedView[] {
  views ??= read()
  return views
}

function become(next: readonly SavedView[]): void {
  views = next
  keep(nameOfPerson(), JSON.stringify(next))
  for (const watcher of watchers) watcher()
}

/** Only what is one: a browser's memory can be written by anyone. */
function read(): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(readKept(nameOfPerson()) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isView) : []
  } catch {
    return []
  }
}

function isView(value: unknown): value is SavedView {
  const { name, href } = (value ?? {}) as Partial<SavedView>
  return typeof name === 'string' && typeof href === 'string' && href.startsWith('/tasks')
}

// Whoever signs in after them has their own.
watchPerson(() => {
  views = undefined
  for (const watcher of watchers) watcher()
})

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => void watchers.delete(onChange)
}
