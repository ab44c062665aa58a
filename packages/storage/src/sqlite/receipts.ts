// Receipts in a SQLite file: stored by the job that stores what they are for.

import { AlreadyDone, filledIn, type Receipt, type ReceiptStore } from '@pawl/operations'
import { OneAtATime } from '../one-at-a-time.ts'
import { RECEIPT_COLUMNS, type ReceiptRow } from '../receipt-rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import type { Statements } from './statements.ts'

export function sqliteReceipts(statements: Statements, workspace: string, queue: CommitQueue): ReceiptStore {
  const run = (sql: string, ...values: (string | number)[]) =>
    queue.run(() => {
      statements.all(sql, workspace, ...values)
    })
  const requests = new OneAtATime()
  return {
    oneAtATime: (name, work) => requests.run(name, work),
    findReceipt: async (principal, key) => {
      const sql = `select ${RECEIPT_COLUMNS} from receipts where workspace = ? and principal = ? and key = ?`
      return statements.all<ReceiptRow>(sql, workspace, principal, key)[0]
    },
    forgetReceipt: (principal, key, before) =>
      run('delete from receipts where workspace = ? and principal = ? and key = ? and at < ?', principal, key, before),
    forgetReceipts: (before, limit) =>
      run(
        'delete from receipts where rowid in (select rowid from receipts where workspace = ? and at < ? order by at limit ?)',
        ...[before, limit],
      ),
  }
}

/** Called by the job that stores what it is for: if it was done before, the job is taken back. */
export function keepReceipt<Stored>(
  statements: Statements,
  receipt: Receipt<Stored> | undefined,
  stored: Stored,
): void {
  if (receipt !== undefined && !statements.insertReceipt(filledIn(receipt, stored))) throw new AlreadyDone()
}
