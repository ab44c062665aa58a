// What is said while a server or a store is away: once when it goes, once when it is back. On the error stream, so that
// what a command prints stays what it is.

import type { ErrorCode, Refusal } from '@pawl/contract'
import { print } from '../output/print.ts'
import type { Screen } from '../output/screen.ts'

const AWAY: ReadonlySet<ErrorCode> = new Set(['STORE_UNAVAILABLE', 'STORE_OUTCOME_UNKNOWN'])

export interface AwayNotice {
  away(refusal: Refusal): void
  back(): void
}

export function noticeOnErrors(screen: Screen): AwayNotice {
  const write = (text: string) => print(process.stderr, text)
  let told = false
  return {
    away: (refusal) => {
      if (!told) write(awayText(refusal, screen))
      told = true
    },
    back: () => {
      if (told) write(screen.phrases.away.back)
      told = false
    },
  }
}

export function awayText(refusal: Refusal, { phrases }: Screen): string {
  const { code } = refusal
  if (refusal.code === 'SERVER_UNREACHABLE') return phrases.away.server(refusal.variables.url)
  if (code === 'RATE_LIMITED' || code === 'TOO_MANY_OPEN') return phrases.away.limited
  if (code === 'STORE_UPGRADED') return phrases.away.upgraded
  return AWAY.has(code) ? phrases.away.store : phrases.away.busy
}
