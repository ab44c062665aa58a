// What a message asks for, with anything in double brackets read as a quotation: a marker that a person wrote is no
// command [D6]. Positions stay as they are.

import { kept, type Reader } from '../../reader.ts'
import { type Reading, readMessage } from '../../reading/read-message.ts'
import { CountedAnswers } from '../../reading/recent-answers.ts'

/** Several rules ask what the same message asks for. */
const READINGS = kept((reader) => new CountedAnswers(reader.effort, (message) => readMessage(reader, message)))

export function readOpaque(reader: Reader, message: string): readonly Reading[] {
  const opaque = message.includes('[[') ? message.replace(/\[(\[[^"[\]]*\])\]/g, '"$1"') : message
  // What is tried of a reading is remembered with it, and ends with whoever asked.
  return reader
    .get(READINGS)
    .of(opaque)
    .map((reading) => ({ ...reading }))
}
