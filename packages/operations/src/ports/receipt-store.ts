// Receipts: what a request with an Idempotency-Key was answered, stored in the commit of what it did.
//
// I1. A write and its receipt are one commit: whoever finds the receipt knows that it was done, and with what answer.
// I2. There is one receipt for a principal and a key. A write whose receipt is there already is not stored at all.

/** Who asked, under which key, and for what. The key and what was asked for are hashes. */
export interface KeyedRequest {
  readonly principal: string
  readonly key: string
  readonly fingerprint: string
  readonly at: number
}

/** Given to a write, to be stored with it. */
export interface Receipt<Stored> extends KeyedRequest {
  /** The answer to what was stored. May be asked more than once; null if it is too long to be kept. */
  readonly answerTo: (stored: Stored) => string | null
}

export interface StoredReceipt extends KeyedRequest {
  readonly answer: string | null
}

/** Thrown by a write whose receipt is there already. */
export class AlreadyDone extends Error {}

export interface ReceiptStore {
  /** Runs the work when nothing else of that name is run in this process. */
  oneAtATime<Value>(name: string, work: () => Promise<Value>): Promise<Value>
  findReceipt(principal: string, key: string): Promise<StoredReceipt | undefined>
  /** This one, if it is older. */
  forgetReceipt(principal: string, key: string, before: number): Promise<void>
  /** Those that are older, at most so many. */
  forgetReceipts(before: number, limit: number): Promise<void>
}

export function filledIn<Stored>(receipt: Receipt<Stored>, stored: Stored): StoredReceipt {
  const { principal, key, fingerprint, at } = receipt
  return { principal, key, fingerprint, at, answer: receipt.answerTo(stored) }
}
