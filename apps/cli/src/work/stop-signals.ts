// Ctrl+C asks to stop; the second time, to stop at once. Either way someone is told what became of the task, if that can be
// told soon.

export interface StopSignals {
  readonly stop: AbortSignal
  readonly kill: AbortSignal
  /** Raised when whoever stopped it has waited long enough for the rest. */
  readonly late: AbortSignal
  release(): void
}

/** Longer than a command has to stop by itself. */
const LATE = 15_000
const LATE_WHEN_KILLED = 3_000

const NAMES = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export function listenForStop(): StopSignals {
  const stop = new AbortController()
  const kill = new AbortController()
  const late = new AbortController()
  const lateIn = (milliseconds: number) => setTimeout(() => late.abort(), milliseconds).unref()
  let askedAt = 0
  const heard = () => {
    // A terminal and a parent may both pass on the same one.
    if (stop.signal.aborted && performance.now() - askedAt > 300) {
      kill.abort()
      lateIn(LATE_WHEN_KILLED)
    }
    if (stop.signal.aborted) return
    askedAt = performance.now()
    stop.abort()
    lateIn(LATE)
  }
  for (const name of NAMES) process.on(name, heard)
  return {
    stop: stop.signal,
    kill: kill.signal,
    late: late.signal,
    release: () => {
      for (const name of NAMES) process.off(name, heard)
    },
  }
}
