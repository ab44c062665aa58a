// What changes of status say about the last days. Pure: changes are folded in any order, and what there is now is the
// other half: whatever changed after a day did not hold at its end.

import type { Lifecycle } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import type { StatusChange } from '../ports/insight-store.ts'
import type { StatusCounts } from '../ports/task-store.ts'
import type { Day } from './days.ts'

export interface TimeInStatus {
  readonly status: string
  readonly passes: number
  readonly medianMs: number
  readonly p90Ms: number
  readonly longestMs: number
}

export class ChangesOfDays {
  readonly #days: readonly Day[]
  readonly #lifecycle: Lifecycle
  /** By how much each status grew on each day. */
  readonly #grown: Map<string, number>[]
  readonly #created: number[]
  readonly #finished: number[]
  readonly #passes = new Map<string, number[]>()

  constructor(lifecycle: Lifecycle, days: readonly Day[]) {
    this.#lifecycle = lifecycle
    this.#days = days
    this.#grown = days.map(() => new Map())
    this.#created = days.map(() => 0)
    this.#finished = days.map(() => 0)
  }

  add({ at, from, to, enteredAt }: StatusChange): void {
    const day = this.#dayOf(at)
    if (day === -1) return
    this.#grow(day, to, 1)
    if (from === null) this.#created[day] = present(this.#created[day]) + 1
    else {
      this.#grow(day, from, -1)
      const passes = this.#passes.get(from)
      const passed = Math.max(0, at - (enteredAt ?? at))
      if (passes === undefined) this.#passes.set(from, [passed])
      else passes.push(passed)
    }
    if (this.#lifecycle.statuses[to]?.end === 'done') this.#finished[day] = present(this.#finished[day]) + 1
  }

  /** How many tasks were in each status at the end of each day. */
  flow(now: StatusCounts): { at: number; counts: Record<string, number> }[] {
    const counts: Record<string, number> = {}
    for (const status of Object.keys(this.#lifecycle.statuses)) counts[status] = now[status] ?? 0
    const flow = this.#days.map(({ end }) => ({ at: end, counts: {} as Record<string, number> }))
    for (let day = flow.length - 1; day >= 0; day--) {
      Object.assign(present(flow[day]).counts, counts)
      for (const [status, by] of this.#grown[day] ?? []) counts[status] = (counts[status] ?? 0) - by
    }
    return flow
  }

  throughput(): { at: number; created: number; finished: number }[] {
    return this.#days.map(({ start }, day) => ({
      at: start,
      created: present(this.#created[day]),
      finished: present(this.#finished[day]),
    }))
  }

  /** How long tasks stayed in each status, of the stays that ended within the days. */
  timeInStatus(): TimeInStatus[] {
    return Object.keys(this.#lifecycle.statuses).flatMap((status) => {
      const passes = this.#passes.get(status)
      if (passes === undefined) return []
      const sorted = Float64Array.from(passes).sort()
      const [medianMs, p90Ms, longestMs] = [0.5, 0.9, 1].map((part) => rankOf(sorted, part)) as [number, number, number]
      return [{ status, passes: sorted.length, medianMs, p90Ms, longestMs }]
    })
  }

  #grow(day: number, status: string, by: number): void {
    const grown = present(this.#grown[day])
    grown.set(status, (grown.get(status) ?? 0) + by)
  }

  /** The index of the day, or -1 if it was before all of them. A moment after now counts as the last day. */
  #dayOf(at: number): number {
    let low = 0
    let high = this.#days.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (present(this.#days[middle]).start <= at) low = middle + 1
      else high = middle
    }
    return low - 1
  }
}

/** A percentile by nearest rank: `part` of the values are not above it. */
function rankOf(sorted: Float64Array, part: number): number {
  return present(sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)])
}
