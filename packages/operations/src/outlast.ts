// An operation that waits for something to come outlasts a store that is away: it looks again, with backoff, until its time
// is up. Then it says that the store is away, not that there was nothing.

import { PASSING_TROUBLE, PawlError, retry } from '@pawl/contract'
import type { Context } from './context.ts'

const BACKOFF = { first: 100, longest: 2_000 }

export function outlast<Value>(
  { signal }: Pick<Context, 'signal'>,
  giveUpAt: number,
  look: () => Promise<Value>,
): Promise<Value> {
  return retry(look, {
    backoff: BACKOFF,
    retryUntil: (ended) => ('error' in ended && passes(ended.error) && !signal?.aborted ? giveUpAt : undefined),
    now: () => performance.now(),
    pause: (milliseconds) => pauseUnless(milliseconds, signal),
  })
}

function passes(error: unknown): boolean {
  return error instanceof PawlError && PASSING_TROUBLE.has(error.refusal.code)
}

function pauseUnless(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    signal?.addEventListener('abort', done)
  })
}
