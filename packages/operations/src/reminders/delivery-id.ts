// The id of one delivery: sent twice, it is the same message.

import { crypto } from '../crypto.ts'

/** Short enough for the topic of a push message (RFC 8030), and the same whenever it is worked out. */
export function deliveryId(...parts: readonly string[]): string {
  return crypto().createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 32)
}
