// Receipts: what a request with a key was answered.

import type { StoredReceipt } from '@pawl/operations'
import { RECEIPT_COLUMNS, type ReceiptRow } from '../../receipt-rows.ts'
import type { Sender } from '../send.ts'

/** A receipt, and the id of the task or conversation it is about. */
export interface SubjectReceipt extends StoredReceipt {
  readonly subject: string
}

/** With what stands in the answer for the number of the task. */
export interface NumberedReceipt extends SubjectReceipt {
  readonly numberMark: string
}

/** Throws if there is one of this key. */
export async function insertReceipt(sender: Sender, receipt: StoredReceipt): Promise<void> {
  const { principal, key, fingerprint, answer, at } = receipt
  const sql = `insert into pawl.receipts (workspace, ${RECEIPT_COLUMNS}) values ($1, $2, $3, $4, $5, $6)`
  await sender.write('insert_receipt', sql, principal, key, fingerprint, answer, at)
}

export async function receiptOf(sender: Sender, principal: string, key: string): Promise<ReceiptRow | undefined> {
  const sql = `select ${RECEIPT_COLUMNS} from pawl.receipts where workspace = $1 and principal = $2 and key = $3`
  return (await sender.read<ReceiptRow>('receipt', sql, principal, key))[0]
}

export async function deleteReceipt(sender: Sender, principal: string, key: string, before: number): Promise<void> {
  const sql = 'delete from pawl.receipts where workspace = $1 and principal = $2 and key = $3 and at < $4'
  await sender.read('forget_receipt', sql, principal, key, before)
}

/** Servers that do it at the same time pass over each other's. */
export async function deleteReceipts(sender: Sender, before: number, limit: number): Promise<void> {
  const sql = `delete from pawl.receipts where workspace = $1 and ctid = any(array(
    select ctid from pawl.receipts where workspace = $1 and at < $2 order by at limit $3 for update skip locked))`
  await sender.read('forget_receipts', sql, before, limit)
}

/** Receipts as arrays, with what each is for: for the statement that stores what they are for. */
export function receiptArrays(first: number, moreArrays: string, moreColumns = ''): string {
  const types = ['text', 'text', 'text', 'text', 'text', 'bigint']
  const arrays = types.map((type, index) => `$${first + index}::${type}[]`).join(', ')
  return `unnest(${arrays}${moreArrays}) as receipt (subject, ${RECEIPT_COLUMNS}${moreColumns})`
}

export function receiptColumns(receipts: readonly SubjectReceipt[]): unknown[][] {
  return [
    receipts.map((one) => one.subject),
    receipts.map((one) => one.principal),
    receipts.map((one) => one.key),
    receipts.map((one) => one.fingerprint),
    receipts.map((one) => one.answer),
    receipts.map((one) => one.at),
  ]
}
