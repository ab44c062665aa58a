// What a message asks for, with anything in double brackets read as a quotation: a marker that a person wrote is no
// command [D6]. Positions stay as they are.

import { type Reading, readMessage } from '../reading/read-message.ts'

export function readOpaque(message: string): readonly Reading[] {
  return readMessage(message.includes('[[') ? message.replace(/\[(\[[^"[\]]*\])\]/g, '"$1"') : message)
}
