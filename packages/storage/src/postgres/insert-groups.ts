// New tasks that arrive together are numbered and stored by one statement.

import type { Receipt, Write } from '@pawl/operations'
import { Groups, LARGEST_GROUP } from './groups.ts'
import type { AfterCommit } from './notifications.ts'
import { numberedReceipt } from './receipts.ts'
import type { Statements } from './statements.ts'

interface InsertJob {
  readonly build: (number: number) => Write
  readonly receipt: Receipt<Write['task']> | undefined
  readonly resolve: (write: Write) => void
  readonly reject: (error: unknown) => void
}

export class InsertGroups {
  readonly #statements: Statements
  readonly #afterCommit: AfterCommit
  readonly #groups: Groups<InsertJob>

  constructor(statements: Statements, afterCommit: AfterCommit) {
    this.#statements = statements
    this.#afterCommit = afterCommit
    // One at a time: they all raise the same counter, and would only wait for each other in the database.
    this.#groups = new Groups(
      1,
      (waiting) => waiting.slice(0, LARGEST_GROUP),
      (group) => this.#insert(group),
    )
  }

  insert(build: InsertJob['build'], receipt: InsertJob['receipt']): Promise<Write> {
    return new Promise((resolve, reject) => this.#groups.add({ build, receipt, resolve, reject }))
  }

  async #insert(group: readonly InsertJob[]): Promise<void> {
    const drafts = group.map((job) => job.build(0))
    const before = await this.#statements.insertWrites(
      drafts.map((draft) => draft.task),
      drafts.map((draft) => draft.event),
      group.flatMap(({ receipt, build }) => (receipt === undefined ? [] : [numberedReceipt(receipt, build)])),
    )
    const writes = group.map((job, index) => job.build(before + index + 1))
    for (const [index, job] of group.entries()) job.resolve(writes[index] as Write)
    this.#afterCommit(writes.map(({ task }) => task))
  }
}
