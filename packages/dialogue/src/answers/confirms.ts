// ‘Yes, delete it’ is a yes to ‘Shall I delete it?’ [D47]: a yes, and then nothing but what was asked about.

import type { Reader } from '../reader.ts'
import { type Reading, readMessage } from '../reading/read-message.ts'
import { splitWords } from '../reading/words.ts'
import { titleKey } from '../title-form.ts'
import { wordSet } from '../word-tables.ts'
import { type Confirmation, readConfirmation } from './confirmation.ts'

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const AROUND = wordSet(({ slots }) => slots.aroundReference)
/** A longer message is no yes. */
const LONGEST = 200
const MOST_YES = 3

/** `title`: of the task that was asked about, if there is one. */
export function readConfirmationOf(
  reader: Reader,
  message: string,
  intent: Reading['intent'],
  title = '',
): Confirmation {
  const said = readConfirmation(reader, message)
  if (said !== 'neither') return said
  return restsAfterYes(reader, message).some((rest) => isAbout(reader, rest, intent, title)) ? 'yes' : 'neither'
}

/** ‘Yes, delete it’, of whatever was asked: what is wished for, if it names nothing but ‘it’. */
export function wishAfterYes(reader: Reader, message: string): 'delete' | 'complete' | undefined {
  const rests = restsAfterYes(reader, message)
  if (rests.some((rest) => isAbout(reader, rest, 'DELETE_TASK', ''))) return 'delete'
  return rests.some((rest) => isAbout(reader, rest, 'COMPLETE_TASK', '')) ? 'complete' : undefined
}

/** What may follow the yes a message begins with. */
export function restsAfterYes(reader: Reader, message: string): readonly string[] {
  if (message.length > LONGEST || /[?؟]\s*$/.test(message)) return []
  return splitWords(reader, message)
    .slice(1, MOST_YES + 1)
    .filter(({ start }) => readConfirmation(reader, message.slice(0, start)) === 'yes')
    .map(({ start }) => message.slice(start))
}

function isAbout(reader: Reader, rest: string, intent: Reading['intent'], title: string): boolean {
  const readings = readMessage(reader, rest)
  const [reading] = readings
  if (reading === undefined || readings.length > 1 || reading.intent !== intent || reading.start > 0) return false
  const named = rest.slice(reading.from, reading.to)
  if (titleKey(reader, named) === titleKey(reader, title)) return true
  return splitWords(reader, named).every(
    ({ text }) => reader.get(PRONOUNS).has(text) || reader.get(AROUND).has(text) || /^[,.!]$/.test(text),
  )
}
