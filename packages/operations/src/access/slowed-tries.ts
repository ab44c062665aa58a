// Tries that fail make the next one wait: for an account, and for an address.
//
// ST1. It is kept in the memory of each server. Kept in the store, anyone could make it write; and what a restart, or a second
//     server, gives away is a handful of tries, each of which costs a hash.
// ST2. An account waits half a minute at the longest: nobody is locked out by whoever guesses at them. An address waits longer.

import { present } from '@pawl/kernel'

interface Tries {
  readonly failed: number
  readonly notBefore: number
}

interface Pace {
  /** How many tries may fail before the next one has to wait. */
  readonly free: number
  readonly longest: number
}

const FIRST_WAIT = 1_000
const FORGET_AFTER = 3_600_000
const MOST_KEPT = 10_000

export const PACE_OF_ACCOUNT: Pace = { free: 5, longest: 30_000 }
export const PACE_OF_ADDRESS: Pace = { free: 20, longest: 900_000 }

export class SlowedTries {
  readonly #pace: Pace
  readonly #tries = new Map<string, Tries>()

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** How many milliseconds are left to wait. */
  wait(name: string, now: number): number {
    return Math.max(0, (this.#tries.get(name)?.notBefore ?? 0) - now)
  }

  /** Counted before it is known how it ends, so that many at once are counted too. */
  begin(name: string, now: number): void {
    const before = this.#tries.get(name)
    const isOld = before !== undefined && now - before.notBefore > FORGET_AFTER
    const failed = (isOld ? 0 : (before?.failed ?? 0)) + 1
    const over = failed - this.#pace.free
    const pause = over <= 0 ? 0 : Math.min(FIRST_WAIT * 2 ** Math.min(over - 1, 20), this.#pace.longest)
    this.#tries.delete(name)
    this.#tries.set(name, { failed, notBefore: now + pause })
    // The ones that were tried longest ago go first.
    if (this.#tries.size > MOST_KEPT) this.#tries.delete(present(this.#tries.keys().next().value))
  }

  /** Everything that failed before is forgotten. */
  succeeded(name: string): void {
    this.#tries.delete(name)
  }

  /** Forgets only the last failure: one success does not excuse the failures before it. */
  forgive(name: string): void {
    const tries = this.#tries.get(name)
    if (tries !== undefined) this.#tries.set(name, { ...tries, failed: tries.failed - 1 })
  }
}
