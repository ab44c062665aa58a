// How this browser comes in to a server: by a token that it keeps, or signed in, by a cookie that no page can read. Until the
// person signs out.

import { forget, keep, readKept } from './kept.ts'

const NAME = 'pawl.token'
const SIGNED_IN = 'pawl.signed-in'

export function readToken(): string | null {
  return readKept(NAME)
}

export function keepToken(token: string): void {
  keep(NAME, token)
  changed()
}

export function forgetToken(): void {
  forget(NAME)
  changed()
}

/** Signed in or out, in any tab: what was refused before is asked again. */
export function noteSignIn(): void {
  forget(NAME)
  keep(SIGNED_IN, String(Date.now()))
  changed()
}

/** Whoever signs in or out in one tab does so in all of them. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === SIGNED_IN) location.reload()
  })
}

/** Another way in, here or in another tab. */
export function tokenChange(stopped: AbortSignal): Promise<void> {
  const wayIn = () => `${readToken()} ${readKept(SIGNED_IN)}`
  const before = wayIn()
  return new Promise((resolve) => {
    const look = () => {
      if (wayIn() === before && !stopped.aborted) return
      watchers.delete(look)
      removeEventListener('storage', look)
      resolve()
    }
    watchers.add(look)
    addEventListener('storage', look)
    stopped.addEventListener('abort', look, { once: true })
  })
}

const watchers = new Set<() => void>()

function changed(): void {
  for (const watcher of watchers) watcher()
}
