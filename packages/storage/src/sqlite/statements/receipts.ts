// Receipts: what a request with a key was answered.

import type { StoredReceipt } from '@pawl/operations'
import { RECEIPT_COLUMNS, type ReceiptRow } from '../../receipt-rows.ts'
import type { Sender } from '../send.ts'

/** False if there is one of this key. */
export function insertReceipt(sender: Sender, { principal, key, fingerprint, answer, at }: StoredReceipt): boolean {
  const sql = `insert into receipts (workspace, ${RECEIPT_COLUMNS}) values (?, ?, ?, ?, ?, ?) on conflict do nothing`
  return sender.run(sql, principal, key, fingerprint, answer, at) === 1
}

export function receiptOf(sender: Sender, principal: string, key: string): ReceiptRow | undefined {
  const sql = `select ${RECEIPT_COLUMNS} from receipts where workspace = ? and principal = ? and key = ?`
  return sender.get(sql, principal, key)
}

export function deleteReceipt(sender: Sender, principal: string, key: string, before: number): void {
  sender.run(
    'delete from receipts where workspace = ? and principal = ? and key = ? and at < ?',
    principal,
    key,
    before,
  )
}

export function deleteReceipts(sender: Sender, before: number, limit: number): void {
  const sql = `delete from receipts where workspace = ?1 and rowid in
    (select rowid from receipts where workspace = ?1 and at < ?2 order by at limit +?3)`
  sender.run(sql, before, limit)
}
