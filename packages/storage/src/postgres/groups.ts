// Runs jobs in groups, a few groups at a time, each group as large as what has gathered meanwhile. A round trip is what
// costs; a group pays for it once.
//
// G1. A group that fails as a whole is tried one by one: a bad one does not sink its neighbours. Only when the
//     database itself is in trouble do all fail at once.

import { PawlError } from '@pawl/contract'
import { storeError } from './errors.ts'

export const LARGEST_GROUP = 128

export class Groups<Job extends { readonly reject: (error: unknown) => void }> {
  readonly #lanes: number
  readonly #pick: (waiting: Job[]) => Job[]
  readonly #run: (group: Job[]) => Promise<void>
  #waiting: Job[] = []
  #running = 0

  constructor(lanes: number, pick: (waiting: Job[]) => Job[], run: (group: Job[]) => Promise<void>) {
    this.#lanes = lanes
    this.#pick = pick
    this.#run = run
  }

  add(job: Job): void {
    this.#waiting.push(job)
    if (this.#waiting.length === 1) setImmediate(() => this.#start())
  }

  #start(): void {
    while (this.#waiting.length > 0 && this.#running < this.#lanes) {
      const group = this.#pick(this.#waiting)
      // Nothing that could go on beside what runs; it is looked again when that has ended.
      if (group.length === 0) return
      const chosen = new Set(group)
      this.#waiting = this.#waiting.filter((job) => !chosen.has(job))
      this.#running++
      this.#runSafely(group).finally(() => {
        this.#running--
        this.#start()
      })
    }
  }

  async #runSafely(group: Job[]): Promise<void> {
    try {
      await this.#run(group)
    } catch (error) {
      const reason = storeError(error)
      if (group.length > 1 && !isTrouble(reason)) {
        for (const job of group) await this.#runSafely([job])
      } else {
        for (const job of group) job.reject(reason)
      }
    }
  }
}

/** The database is in trouble, not one of the jobs. */
export function isTrouble(reason: unknown): boolean {
  return reason instanceof PawlError && reason.refusal.code !== 'STORE_CONTENDED'
}
