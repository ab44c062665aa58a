// Runs jobs in batches, a few batches at a time, each batch as large as what has gathered meanwhile. A round trip is what
// costs; a batch pays for it once.
//
// G1. A batch that fails as a whole is tried one by one: a bad one does not sink its neighbours. Only when the
//     database itself is in trouble do all fail at once.

import { PawlError } from '@pawl/contract'
import { commitBatches } from '../diagnostics.ts'
import { storeError } from './errors.ts'

export const LARGEST_BATCH = 128

export class Batches<Job extends { readonly reject: (error: unknown) => void }> {
  readonly #lanes: number
  readonly #pick: (waiting: Job[]) => Job[]
  readonly #run: (batch: Job[]) => Promise<void>
  #waiting: Job[] = []
  #running = 0

  constructor(lanes: number, pick: (waiting: Job[]) => Job[], run: (batch: Job[]) => Promise<void>) {
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
      const batch = this.#pick(this.#waiting)
      // Nothing that could go on beside what runs; it is looked again when that has ended.
      if (batch.length === 0) return
      const chosen = new Set(batch)
      this.#waiting = this.#waiting.filter((job) => !chosen.has(job))
      this.#running++
      this.#runSafely(batch).finally(() => {
        this.#running--
        this.#start()
      })
    }
  }

  async #runSafely(batch: Job[]): Promise<void> {
    try {
      await this.#run(batch)
      commitBatches.publish(batch.length)
    } catch (error) {
      const reason = storeError(error)
      if (batch.length > 1 && !isTrouble(reason)) {
        for (const job of batch) await this.#runSafely([job])
      } else {
        for (const job of batch) job.reject(reason)
      }
    }
  }
}

/** The database is in trouble, not one of the jobs. */
export function isTrouble(reason: unknown): boolean {
  return reason instanceof PawlError && reason.refusal.code !== 'STORE_CONTENDED'
}
