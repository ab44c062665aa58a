// Failures that could not be counted with their question are counted here, with the same patience: three tries, later
// each time, and then it is left alone by this process.

const TRIES = 3

export interface OwnTries {
  failed(item: string): void
  isDue(item: string): boolean
  isGivenUp(item: string): boolean
  /** How many milliseconds until one of them is due; a while if none will be. */
  nextIn(): number
}

const LOOK_AGAIN = 5_000
const SHORTEST = 250

export function ownTries(retryAfter: number): OwnTries {
  const tries = new Map<string, { readonly count: number; readonly dueAt: number }>()
  return {
    failed: (item) => {
      const count = (tries.get(item)?.count ?? 0) + 1
      tries.set(item, { count, dueAt: performance.now() + Math.max(SHORTEST, retryAfter * 2 ** (count - 1)) })
    },
    isDue: (item) => {
      const own = tries.get(item)
      return own === undefined || (own.count < TRIES && own.dueAt <= performance.now())
    },
    isGivenUp: (item) => (tries.get(item)?.count ?? 0) >= TRIES,
    nextIn: () => {
      const due = [...tries.values()].filter(({ count }) => count < TRIES).map(({ dueAt }) => dueAt - performance.now())
      return Math.min(LOOK_AGAIN, ...due.map((wait) => Math.max(SHORTEST, wait)))
    },
  }
}
