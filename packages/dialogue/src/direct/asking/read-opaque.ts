// What a message asks for, with anything in double brackets read as a quotation: a marker that a person wrote is no
// command [D6]. Positions stay as they are.

import type { Reader } from '../../reader.ts'
import { type Reading, readMessage } from '../../reading/read-message.ts'

export function readOpaque(reader: Reader, message: string): readonly Reading[] {
  return readMessage(reader, message.includes('[[') ? message.replace(/\[(\[[^"[\]]*\])\]/g, '"$1"') : message)
}
