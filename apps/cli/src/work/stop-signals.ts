// Ctrl+C asks to stop; the second time, to stop at once.

export interface StopSignals {
  readonly stop: AbortSignal
  readonly kill: AbortSignal
  release(): void
}

const NAMES = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export function listenForStop(): StopSignals {
  const stop = new AbortController()
  const kill = new AbortController()
  let askedAt = 0
  const heard = () => {
    // A terminal and a parent may both pass on the same one.
    if (stop.signal.aborted && performance.now() - askedAt > 300) kill.abort()
    if (!stop.signal.aborted) askedAt = performance.now()
    stop.abort()
  }
  for (const name of NAMES) process.on(name, heard)
  return {
    stop: stop.signal,
    kill: kill.signal,
    release: () => {
      for (const name of NAMES) process.off(name, heard)
    },
  }
}
