// The time, and being called when some of it has passed. Given to whatever waits, so that tests need not.

export interface Timer {
  readonly now: () => number
  /** The returned function calls it off. */
  readonly after: (milliseconds: number, call: () => void) => () => void
}

export const systemTimer: Timer = {
  now: Date.now,
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds).unref()
    return () => clearTimeout(timer)
  },
}
