// Whoever waits for something to come outlasts a store that is away: it is looked again when it may be back, until the
// time is up. Then it is said that the store is away, not that there was nothing.

import { PASSING_TROUBLE, PawlError } from '@pawl/contract'
import type { Context } from './context.ts'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 2_000

export async function outlast<Value>(
  { signal }: Context,
  giveUpAt: number,
  look: () => Promise<Value>,
): Promise<Value> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await look()
    } catch (error) {
      const passes = error instanceof PawlError && PASSING_TROUBLE.has(error.refusal.code)
      if (!passes || signal?.aborted || performance.now() + pause > giveUpAt) throw error
    }
    await pauseUnless(pause, signal)
  }
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
