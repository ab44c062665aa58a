// Who this browser belongs to now, as far as it knows: what was written and not sent is theirs alone.

import { forget, keep, readKept } from './kept.ts'

const NAME = 'pawl.person'
const watchers = new Set<() => void>()

interface KnownPerson {
  readonly principal: string
  readonly workspace: string
}

/** Empty until the server has said who it is. */
export function personNow(): string {
  return readKept(NAME) ?? ''
}

export function notePerson({ workspace, principal }: KnownPerson): void {
  const person = `${workspace}/${principal}`
  if (person === personNow()) return
  keep(NAME, person)
  for (const watcher of watchers) watcher()
}

/** Signed out: who comes next is somebody else until they say otherwise. */
export function forgetPerson(): void {
  forget(NAME)
}

export function watchPerson(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
