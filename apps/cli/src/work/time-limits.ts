// How long a command may take, and how long nothing may be heard of it. Being alive is not enough: what hangs is alive too.

import type { AttemptEnding } from '@pawl/contract'

export interface Limits {
  /** 0 is without end. */
  readonly attemptSeconds: number
  readonly quietSeconds: number
}

interface WatchedLimits {
  /** Something was printed. */
  heard(): void
  /** Which limit was passed, if one was. */
  end(): AttemptEnding | undefined
}

/** Longer than a timer can be set for. */
const FOR_EVER = 2 ** 31 / 1000 - 1

export function watchLimits({ attemptSeconds, quietSeconds }: Limits, stop: () => void): WatchedLimits {
  let passed: AttemptEnding | undefined
  const pass = (limit: AttemptEnding) => {
    passed ??= limit
    stop()
  }
  const after = (seconds: number, how: 'took_too_long' | 'was_quiet') =>
    seconds > 0 && seconds < FOR_EVER ? setTimeout(() => pass({ how, seconds }), seconds * 1000) : undefined
  const whole = after(attemptSeconds, 'took_too_long')
  const quiet = after(quietSeconds, 'was_quiet')
  return {
    heard: () => void quiet?.refresh(),
    end: () => {
      clearTimeout(whole)
      clearTimeout(quiet)
      return passed
    },
  }
}
