// The token of a server beyond this machine. Kept in this browser until the person signs out.

import { forget, keep, readKept } from './kept.ts'

const NAME = 'pawl.token'

export function readToken(): string | null {
  return readKept(NAME)
}

export function keepToken(token: string): void {
  keep(NAME, token)
}

export function forgetToken(): void {
  forget(NAME)
}
