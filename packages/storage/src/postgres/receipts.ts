// Receipts in a PostgreSQL database. They are stored by the statement, or in the transaction, of what they are for.

import { filledIn, type Receipt, type ReceiptStore, type StoredReceipt, type Write } from '@pawl/operations'
import { OneAtATime } from '../one-at-a-time.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { Sender } from './send.ts'
import { deleteReceipt, deleteReceipts, insertReceipt, type NumberedReceipt, receiptOf } from './statements/receipts.ts'
import { changing } from './store-writes.ts'

export function postgresReceipts(pool: Pool, workspace: string): ReceiptStore {
  const sender = new Sender(pool, workspace)
  const requests = new OneAtATime()
  return {
    oneAtATime: (name, work) => requests.run(name, work),
    findReceipt: (principal, key) => translated(() => receiptOf(sender, principal, key)),
    forgetReceipt: (principal, key, before) => translated(() => deleteReceipt(sender, principal, key, before)),
    forgetReceipts: (before, limit) => translated(() => deleteReceipts(sender, before, limit)),
  }
}

/** A write of one statement: with a receipt, a transaction of two. Nothing is kept of what was not stored. */
export async function storeKeeping<Value, Stored>(
  pool: Pool,
  workspace: string,
  receipt: Receipt<Stored> | undefined,
  store: (own: Sender) => Promise<Value>,
  stored: (value: Value) => Stored | undefined,
): Promise<Value> {
  if (receipt === undefined) return translated(() => store(new Sender(pool, workspace)))
  return changing(pool, workspace, async (own, sent) => {
    const value = await store(own)
    const what = stored(value)
    if (what !== undefined) sent(keepReceipt(own, receipt, what))
    return value
  })
}

export function keepReceipt<Stored>(own: Sender, receipt: Receipt<Stored>, stored: Stored): Promise<void> {
  return insertReceipt(own, filledIn(receipt, stored))
}

/** Numbers this long are not given out. */
const FIRST_MARK = Number.MAX_SAFE_INTEGER

/** The receipt of a task that gets its number as it is stored: a mark that occurs nowhere else stands for it. */
export function numberedReceipt(receipt: Receipt<Write['task']>, build: (number: number) => Write): NumberedReceipt {
  const without: StoredReceipt = filledIn(receipt, build(0).task)
  let mark = FIRST_MARK
  while (without.answer?.includes(String(mark))) mark--
  const { task } = build(mark)
  return { ...filledIn(receipt, task), subject: task.id, numberMark: String(mark) }
}
