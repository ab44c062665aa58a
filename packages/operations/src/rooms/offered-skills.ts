// What each session offered when it last waited, so that the next call that is printed for it offers the same. Kept in this process
// alone: whoever is not known is told to wait without, as if it had said nothing.

import type { SessionStore } from '../ports/session-store.ts'

const MOST = 10_000
const offered = new Map<string, readonly string[]>()

const keyOf = ({ workspace }: Store, session: string) => `${workspace}/${session}`

type Store = SessionStore & { readonly workspace?: string }

export function noteSkills(store: Store, session: string, skills: readonly string[]): void {
  const key = keyOf(store, session)
  offered.delete(key)
  if (skills.length === 0) return
  offered.set(key, skills)
  const [oldest] = offered.keys()
  if (offered.size > MOST && oldest !== undefined) offered.delete(oldest)
}

/** As part of the input of a wait. */
export function skillsOf(store: Store, session: string): { readonly skills?: readonly string[] } {
  const skills = offered.get(keyOf(store, session))
  return skills === undefined ? {} : { skills }
}
