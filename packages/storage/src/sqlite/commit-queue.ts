// Changes that arrive together are committed together: one transaction, one fsync, a savepoint for each.
//
// Q1. A job is told of its success only after the commit that holds it.
// Q2. A job that throws is rolled back alone; its neighbours go on.
// Q3. If the commit fails, every job in it fails, and nothing of it is stored.
// Q4. While another process holds the file, the queue waits without blocking this one, up to a limit.

import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { fail } from '@pawl/contract'
import { present } from '@pawl/kernel'
import { commitBatches, lockWaits } from '../diagnostics.ts'
import { isBusy, storeError } from './errors.ts'

interface Job {
  readonly run: () => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

interface CommitQueueOptions {
  /** For how many milliseconds to wait for another process that holds the file. */
  readonly patience: number
  /** Asked inside each transaction: why nothing may be written. */
  readonly refusal: () => Error | undefined
  /** There are new events. */
  readonly afterCommit: () => void
  /** Something was stored that has no event. */
  readonly afterRecords: () => void
}

type Failed = { readonly error: unknown }
type Result = { readonly value: unknown } | Failed

const LARGEST_BATCH = 512

export class CommitQueue {
  readonly #database: DatabaseSync
  readonly #patience: number
  readonly #refusal: () => Error | undefined
  readonly #afterCommit: () => void
  readonly #afterRecords: () => void
  #waiting: Job[] = []
  #scheduled = false
  #held: Promise<void> | undefined
  #busySince: number | undefined
  #stopped: Error | undefined
  readonly #begin: StatementSync
  readonly #end: StatementSync
  readonly #save: StatementSync
  readonly #release: StatementSync
  #newest: StatementSync | undefined
  #announced = 0
  #recordsNoted = false

  constructor(database: DatabaseSync, { patience, refusal, afterCommit, afterRecords }: CommitQueueOptions) {
    this.#database = database
    this.#patience = patience
    this.#refusal = refusal
    this.#afterCommit = afterCommit
    this.#afterRecords = afterRecords
    this.#begin = database.prepare('begin immediate')
    this.#end = database.prepare('commit')
    this.#save = database.prepare('savepoint one')
    this.#release = database.prepare('release one')
  }

  run<Value>(run: () => Value): Promise<Value> {
    if (this.#stopped !== undefined) return Promise.reject(this.#stopped)
    return new Promise<Value>((resolve, reject) => {
      this.#waiting.push({ run, resolve: resolve as Job['resolve'], reject })
      this.#schedule()
    })
  }

  /** A job that stores something that has no event of its own: whoever depends on it is told after the commit. */
  runStoringRecords<Value>(run: () => Value): Promise<Value> {
    return this.run(() => {
      const value = run()
      this.noteRecords()
      return value
    })
  }

  /** Called by a job that may store something that has no event of its own. */
  noteRecords(): void {
    this.#recordsNoted = true
  }

  /** From now on every job is refused: what it would write would be lost. */
  stop(reason: Error): void {
    this.#stopped = reason
  }

  /** Keeps everyone else waiting until the returned function is called. */
  async hold(): Promise<() => void> {
    while (this.#held !== undefined) await this.#held
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    return () => {
      this.#held = undefined
      resolve()
      this.#schedule()
    }
  }

  #schedule(): void {
    if (this.#scheduled || this.#held !== undefined || this.#waiting.length === 0) return
    this.#scheduled = true
    setImmediate(() => this.#commitBatch())
  }

  #commitBatch(): void {
    this.#scheduled = false
    if (this.#held !== undefined) return
    try {
      this.#begin.run()
    } catch (error) {
      this.#couldNotBegin(error)
      return
    }
    if (this.#busySince !== undefined) lockWaits.publish(performance.now() - this.#busySince)
    this.#busySince = undefined
    const refusal = this.#refusal()
    if (refusal !== undefined) {
      this.#database.exec('rollback')
      for (const { reject } of this.#waiting.splice(0)) reject(refusal)
      return
    }
    const batch = this.#waiting.splice(0, LARGEST_BATCH)
    const results =
      batch.length === 1 ? [this.#runAlone(present(batch[0]))] : batch.map((job) => this.#runBesideOthers(job))
    const newest = this.#newestEvent()
    const failure = this.#commit(results)
    if (failure === undefined) commitBatches.publish(batch.length)
    for (const [index, job] of batch.entries()) {
      const result = present(results[index])
      if ('error' in result) job.reject(storeError(result.error))
      else if (failure !== undefined) job.reject(storeError(failure.error))
      else job.resolve(result.value)
    }
    if (failure === undefined && newest !== this.#announced) this.#afterCommit()
    if (failure === undefined) this.#announced = newest
    if (failure === undefined && this.#recordsNoted) this.#afterRecords()
    this.#recordsNoted = false
    this.#schedule()
  }

  /**
   * Whoever looked and wrote nothing, or only showed that it lives, has nothing to tell. Asked before the commit: after it
   * the answer would take a transaction of its own.
   */
  #newestEvent(): number {
    if (!this.#database.isTransaction) return this.#announced
    this.#newest ??= this.#database.prepare("select seq from sqlite_sequence where name = 'events'")
    return (this.#newest.get() as { seq: number } | undefined)?.seq ?? 0
  }

  /** What kept the batch from being stored, if anything did. */
  #commit(results: readonly Result[]): Failed | undefined {
    // A full disk makes SQLite roll back the whole transaction by itself.
    if (!this.#database.isTransaction) return results.find((result) => 'error' in result)
    try {
      this.#end.run()
      return undefined
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback')
      return { error }
    }
  }

  #runAlone(job: Job): Result {
    try {
      return { value: job.run() }
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback')
      return { error }
    }
  }

  #runBesideOthers(job: Job): Result {
    // Without a transaction a savepoint would open one of its own.
    if (!this.#database.isTransaction) return { error: fail('STORE_UNAVAILABLE', { reason: 'rolledBack' }) }
    try {
      this.#save.run()
      const value = job.run()
      this.#release.run()
      return { value }
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback to one; release one')
      return { error }
    }
  }

  #couldNotBegin(error: unknown): void {
    this.#busySince ??= performance.now()
    if (isBusy(error) && performance.now() - this.#busySince < this.#patience) {
      this.#scheduled = true
      setTimeout(() => this.#commitBatch(), 1 + Math.random() * 10)
      return
    }
    this.#busySince = undefined
    const reason = isBusy(error) ? fail('STORE_BUSY', {}, error) : storeError(error)
    for (const { reject } of this.#waiting.splice(0)) reject(reason)
  }
}
