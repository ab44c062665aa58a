// Receipts in a SQLite file: stored by the job that stores what they are for.

import { AlreadyDone, filledIn, type Receipt, type ReceiptStore } from '@pawl/operations'
import { OneAtATime } from '../one-at-a-time.ts'
import type { CommitQueue } from './commit-queue.ts'
import type { Sender } from './send.ts'
import { deleteReceipt, deleteReceipts, insertReceipt, receiptOf } from './statements/receipts.ts'

export function sqliteReceipts(sender: Sender, queue: CommitQueue): ReceiptStore {
  const requests = new OneAtATime()
  return {
    oneAtATime: (name, work) => requests.run(name, work),
    findReceipt: async (principal, key) => receiptOf(sender, principal, key),
    forgetReceipt: (principal, key, before) => queue.run(() => deleteReceipt(sender, principal, key, before)),
    forgetReceipts: (before, limit) => queue.run(() => deleteReceipts(sender, before, limit)),
  }
}

/** Called by the job that stores what it is for: if it was done before, the job is taken back. */
export function keepReceipt<Stored>(sender: Sender, receipt: Receipt<Stored> | undefined, stored: Stored): void {
  if (receipt !== undefined && !insertReceipt(sender, filledIn(receipt, stored))) throw new AlreadyDone()
}
