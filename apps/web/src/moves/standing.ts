// What the one who looks is to the tasks on a page. Every row of a list needs it, so it is watched once for all of them.

import { useSyncExternalStore } from 'react'
import { queries } from '../api/queries.ts'
import { type Me, type Standing, standingFor } from './standing-of.ts'

let me: Me | undefined
let standing = standingFor(undefined)
const watchers = new Set<() => void>()

/** The shell asks who it is. */
queries.getQueryCache().subscribe(({ query: { queryKey, state } }) => {
  if (queryKey[0] !== 'whoAmI' || state.data === me) return
  me = state.data as Me | undefined
  standing = standingFor(me)
  for (const watcher of watchers) watcher()
})

export function useStanding(): Standing {
  return useSyncExternalStore(watch, standingNow)
}

export const standingNow = (): Standing => standing

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
