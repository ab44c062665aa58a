// Trying again after trouble that passes, with pauses that double (backoff). Pure: the clock and the timer are given.

/** In milliseconds: the first pause, and the longest. */
export interface Backoff {
  readonly first: number
  readonly longest: number
}

/** The pause after this many failures in a row. */
export function pauseAfter({ first, longest }: Backoff, failures: number): number {
  return Math.min(first * 2 ** (failures - 1), longest)
}

/** How long whoever refused has asked to be left alone, in milliseconds: the `Retry-After` of an answer. */
export function askedToWait({ variables }: { readonly variables: object }): number | undefined {
  const retryAfterSeconds = 'retryAfterSeconds' in variables && variables.retryAfterSeconds
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds * 1000 : undefined
}

/** How one attempt ended. */
type Ended<Value> = { readonly value: Value } | { readonly error: unknown }

export interface RetryOptions<Value> {
  readonly backoff: Backoff
  /**
   * Until which moment, as `now` counts, it may be tried again after this attempt; undefined if it ends here. The last
   * attempt is made at that moment.
   */
  readonly retryUntil: (ended: Ended<Value>, failures: number) => number | undefined
  /** The pause after this attempt, where whoever was asked has said how long; else the backoff. */
  readonly pauseFor?: (ended: Ended<Value>) => number | undefined
  readonly now: () => number
  readonly pause: (milliseconds: number) => Promise<unknown>
}

/** Ends as the last attempt did. */
export async function retry<Value>(attempt: () => Promise<Value>, options: RetryOptions<Value>): Promise<Value> {
  const { backoff, retryUntil, pauseFor, now, pause } = options
  for (let failures = 1; ; failures++) {
    const ended = await endOf(attempt)
    const left = (retryUntil(ended, failures) ?? Number.NEGATIVE_INFINITY) - now()
    if (left <= 0) {
      if ('error' in ended) throw ended.error
      return ended.value
    }
    await pause(Math.min(pauseFor?.(ended) ?? pauseAfter(backoff, failures), left))
  }
}

async function endOf<Value>(attempt: () => Promise<Value>): Promise<Ended<Value>> {
  try {
    return { value: await attempt() }
  } catch (error) {
    return { error }
  }
}
