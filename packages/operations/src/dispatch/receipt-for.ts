// The receipt a handler gives to its write, so that the answer is stored with what it answers.

import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import type { KeyedRequest, Receipt } from '../ports/receipt-store.ts'

/** Longer answers are not kept: sent again, the request is told that it was done. */
export const LONGEST_ANSWER = 256 * 1024

/** One request with a key, while it is run. */
export interface RequestReceipt {
  readonly request: KeyedRequest
  /** As the client sent it; the store has only its hash. */
  readonly key: string
  /** The answer can be read only with the key itself. */
  readonly tellsSecret: boolean
  /** Whether a write has asked for the answer. */
  asked: boolean
  /** Where one operation is done by another: the answer that is kept, made of the other's. */
  keptAs?: (answer: unknown) => unknown
}

/** Undefined if the request has no key. `answer` must need nothing but what was stored and what is known by then. */
export function receiptFor<Stored>(
  { receipt }: Pick<Context, 'receipt'>,
  answer: (stored: Stored) => unknown,
): Receipt<Stored> | undefined {
  if (receipt === undefined) return undefined
  return {
    ...receipt.request,
    answerTo: (stored) => {
      receipt.asked = true
      const own = answer(stored)
      const text = JSON.stringify(receipt.keptAs === undefined ? own : receipt.keptAs(own))
      if (text.length > LONGEST_ANSWER) return null
      return receipt.tellsSecret ? seal(text, receipt) : text
    },
  }
}

const SEALED = 'sealed:'
const IV_BYTES = 12
const TAG_BYTES = 16

function seal(text: string, receipt: RequestReceipt): string {
  const iv = crypto().randomBytes(IV_BYTES)
  const cipher = crypto().createCipheriv('aes-256-gcm', sealKey(receipt), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return SEALED + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** What was kept, as a document again. */
export function openAnswer(kept: string, receipt: RequestReceipt): unknown {
  if (!kept.startsWith(SEALED)) return JSON.parse(kept)
  const bytes = Buffer.from(kept.slice(SEALED.length), 'base64')
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  const decipher = crypto().createDecipheriv('aes-256-gcm', sealKey(receipt), iv).setAuthTag(tag)
  return JSON.parse(decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8'))
}

function sealKey({ key, request }: RequestReceipt): Buffer {
  return crypto().createHash('sha256').update(`answer\0${request.principal}\0${key}`).digest()
}
