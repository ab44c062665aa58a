// How long a command may take, and how long nothing may be heard of it. Being alive is not enough: what hangs is alive too.

export interface Limits {
  /** 0 is without end. */
  readonly attemptSeconds: number
  readonly quietSeconds: number
}

export interface LimitPhrases {
  readonly tookTooLong: (seconds: number) => string
  readonly wasQuiet: (seconds: number) => string
}

interface WatchedLimits {
  /** Something was printed. */
  heard(): void
  /** Which limit was passed, if one was. */
  end(): string | undefined
}

/** Longer than a timer can be set for. */
const FOR_EVER = 2 ** 31 / 1000 - 1

export function watchLimits(
  { attemptSeconds, quietSeconds }: Limits,
  phrases: LimitPhrases,
  stop: () => void,
): WatchedLimits {
  let passed: string | undefined
  const pass = (words: string) => {
    passed ??= words
    stop()
  }
  const after = (seconds: number, words: string) =>
    seconds > 0 && seconds < FOR_EVER ? setTimeout(() => pass(words), seconds * 1000) : undefined
  const whole = after(attemptSeconds, phrases.tookTooLong(attemptSeconds))
  const quiet = after(quietSeconds, phrases.wasQuiet(quietSeconds))
  return {
    heard: () => void quiet?.refresh(),
    end: () => {
      clearTimeout(whole)
      clearTimeout(quiet)
      return passed
    },
  }
}
