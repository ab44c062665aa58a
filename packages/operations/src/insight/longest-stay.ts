// Which tasks have been in their status longer than tasks usually are: the longest first, and no more than are looked at.
// Pure.

import { present } from '@pawl/kernel'
import type { Stay } from '../ports/insight-store.ts'
import type { TimeInStatus } from './fold-changes.ts'

const MOST = 20
const HOUR = 3_600_000

export interface LongStay extends Stay {
  readonly forMs: number
  /** The median of those that left the status within the days. */
  readonly usualMs: number | null
}

export class LongestStays {
  readonly #now: number
  readonly #usual: ReadonlyMap<string, TimeInStatus>
  #longest: LongStay[] = []

  constructor(now: number, times: readonly TimeInStatus[]) {
    this.#now = now
    this.#usual = new Map(times.map((time) => [time.status, time]))
  }

  add(stay: Stay): void {
    const forMs = this.#now - stay.since
    const usual = this.#usual.get(stay.status)
    if (forMs < HOUR || forMs <= (usual?.p90Ms ?? 0)) return
    if (this.#longest.length === MOST && forMs <= present(this.#longest.at(-1)).forMs) return
    const at = this.#longest.findIndex((one) => one.forMs < forMs)
    const place = at === -1 ? this.#longest.length : at
    this.#longest.splice(place, 0, { ...stay, forMs, usualMs: usual?.medianMs ?? null })
    this.#longest.length = Math.min(this.#longest.length, MOST)
  }

  get found(): readonly LongStay[] {
    return this.#longest
  }
}
