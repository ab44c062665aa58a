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

/** How one attempt ended. */
type Ended<Value> = { readonly value: Value } | { readonly error: unknown }

export interface RetryOptions<Value> {
  readonly backoff: Backoff
  /**
   * Until which moment, as `now` counts, it may be tried again after this attempt; undefined if it ends here. The last
   * attempt is made at that moment.
   */
  readonly retryUntil: (ended: Ended<Value>, failures: number) => number | undefined
  readonly now: () => number
  readonly pause: (milliseconds: number) => Promise<unknown>
}

/** Ends as the last attempt did. */
export async function retry<Value>(attempt: () => Promise<Value>, options: RetryOptions<Value>): Promise<Value> {
  const { backoff, retryUntil, now, pause } = options
  for (let failures = 1; ; failures++) {
    const ended = await endOf(attempt)
    const left = (retryUntil(ended, failures) ?? Number.NEGATIVE_INFINITY) - now()
    if (left <= 0) {
      if ('error' in ended) throw ended.error
      return ended.value
    }
    await pause(Math.min(pauseAfter(backoff, failures), left))
  }
}

async function endOf<Value>(attempt: () => Promise<Value>): Promise<Ended<Value>> {
  try {
    return { value: await attempt() }
  } catch (error) {
    return { error }
  }
}
