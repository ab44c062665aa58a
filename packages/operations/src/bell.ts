// Rings when there may be something new. A hint: whoever wakes looks, and whoever finds nothing waits again.

import type { Context } from './context.ts'
import type { EventLog } from './ports/task-store.ts'

/** What rings between `reset` and `rung` is not missed. */
export function newBell({ store, signal }: Context<EventLog>) {
  let ring = Promise.withResolvers<void>()
  const listener = () => ring.resolve()
  const closing = [store.onEvents(listener), store.onRecords(listener)]
  signal?.addEventListener('abort', listener)
  return {
    reset: () => {
      ring = Promise.withResolvers<void>()
    },
    rung: async (most: number) => {
      const timer = setTimeout(() => ring.resolve(), most)
      await ring.promise
      clearTimeout(timer)
    },
    close: () => {
      for (const close of closing) close()
      signal?.removeEventListener('abort', listener)
    },
  }
}
