// The token of a server beyond this machine. Kept in this browser until the person signs out.

import { forget, keep, readKept } from './kept.ts'

const NAME = 'pawl.token'

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

/** Another token, given here or in another tab. */
export function tokenChange(stopped: AbortSignal): Promise<void> {
  const before = readToken()
  return new Promise((resolve) => {
    const look = () => {
      if (readToken() === before && !stopped.aborted) return
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
