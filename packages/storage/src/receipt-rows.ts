// Receipts as rows: the same columns in both databases.

import type { StoredReceipt } from '@pawl/operations'

export const RECEIPT_COLUMNS = 'principal, key, fingerprint, answer, at'

/** The columns have the names of what they hold. */
export type ReceiptRow = StoredReceipt
