// New tasks that arrive together are numbered and stored by one statement.

import { present } from '@pawl/kernel'
import type { Receipt, Write } from '@pawl/operations'
import { Batches, LARGEST_BATCH } from './batches.ts'
import type { AfterCommit } from './notifications.ts'
import { numberedReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import { insertWrites } from './statements/task-writes.ts'

interface InsertJob {
  readonly build: (number: number) => Write
  readonly receipt: Receipt<Write['task']> | undefined
  readonly resolve: (write: Write) => void
  readonly reject: (error: unknown) => void
}

export class InsertBatches {
  readonly #sender: Sender
  readonly #afterCommit: AfterCommit
  readonly #batches: Batches<InsertJob>

  constructor(sender: Sender, afterCommit: AfterCommit) {
    this.#sender = sender
    this.#afterCommit = afterCommit
    // One at a time: they all raise the same counter, and would only wait for each other in the database.
    this.#batches = new Batches(
      1,
      (waiting) => waiting.slice(0, LARGEST_BATCH),
      (batch) => this.#insert(batch),
    )
  }

  insert(build: InsertJob['build'], receipt: InsertJob['receipt']): Promise<Write> {
    return new Promise((resolve, reject) => this.#batches.add({ build, receipt, resolve, reject }))
  }

  async #insert(batch: readonly InsertJob[]): Promise<void> {
    const drafts = batch.map((job) => job.build(0))
    const before = await insertWrites(
      this.#sender,
      drafts.map((draft) => draft.task),
      drafts.map((draft) => draft.event),
      batch.flatMap(({ receipt, build }) => (receipt === undefined ? [] : [numberedReceipt(receipt, build)])),
    )
    const writes = batch.map((job, index) => job.build(before + index + 1))
    for (const [index, job] of batch.entries()) job.resolve(present(writes[index]))
    this.#afterCommit(writes.map(({ task }) => task))
  }
}
