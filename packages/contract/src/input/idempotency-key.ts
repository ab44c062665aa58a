// The key under which a request may be sent again: what was done under it is not done twice, and is answered as the first
// time. Any text the client makes up; a random one, such as a UUID.

import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { once } from '../once.ts'

/** The header of a request, and of the answer that was given before. */
export const KEY_HEADER = 'idempotency-key'
export const REPLAYED_HEADER = 'idempotency-replayed'

export const idempotencyKey = once(() =>
  z.string().regex(/^[\x20-\x7e]{1,255}$/, { error: 'form:idempotencyKey' satisfies Form }),
)

/** The draft of the IETF puts quotes around it, most clients do not. */
export function withoutQuotes(header: string): string {
  return /^"(.*)"$/.exec(header)?.[1] ?? header
}
