// Receipts in a PostgreSQL database. They are stored by the statement, or in the transaction, of what they are for.

import { filledIn, type Receipt, type ReceiptStore, type StoredReceipt, type Write } from '@pawl/operations'
import { OneAtATime } from '../one-at-a-time.ts'
import { RECEIPT_COLUMNS, type ReceiptRow } from '../receipt-rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { type NumberedReceipt, Statements } from './statements.ts'
import { changing } from './store-writes.ts'

export function postgresReceipts(pool: Pool, workspace: string): ReceiptStore {
  const statements = new Statements(pool, workspace)
  const query = <Row>(name: string, sql: string, ...values: unknown[]) =>
    translated(() => statements.query<Row>(sql, [workspace, ...values], name))
  const requests = new OneAtATime()
  return {
    oneAtATime: (name, work) => requests.run(name, work),
    findReceipt: async (principal, key) => {
      const sql = `select ${RECEIPT_COLUMNS} from pawl.receipts where workspace = $1 and principal = $2 and key = $3`
      return (await query<ReceiptRow>('receipt', sql, principal, key))[0]
    },
    forgetReceipt: async (principal, key, before) => {
      const sql = 'delete from pawl.receipts where workspace = $1 and principal = $2 and key = $3 and at < $4'
      await query('forget_receipt', sql, principal, key, before)
    },
    forgetReceipts: async (before, limit) => {
      // Servers that do it at the same time pass over each other's.
      const sql = `delete from pawl.receipts where ctid = any(array(
        select ctid from pawl.receipts where workspace = $1 and at < $2 order by at limit $3 for update skip locked))`
      await query('forget_receipts', sql, before, limit)
    },
  }
}

/** A write of one statement: with a receipt, a transaction of two. Nothing is kept of what was not stored. */
export async function storeKeeping<Value, Stored>(
  pool: Pool,
  workspace: string,
  receipt: Receipt<Stored> | undefined,
  store: (own: Statements) => Promise<Value>,
  stored: (value: Value) => Stored | undefined,
): Promise<Value> {
  if (receipt === undefined) return translated(() => store(new Statements(pool, workspace)))
  return changing(pool, workspace, async (own, sent) => {
    const value = await store(own)
    const what = stored(value)
    if (what !== undefined) sent(keepReceipt(own, receipt, what))
    return value
  })
}

export function keepReceipt<Stored>(own: Statements, receipt: Receipt<Stored>, stored: Stored): Promise<void> {
  return own.insertReceipt(filledIn(receipt, stored))
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
