// ‘Yes, delete it’ is a yes to ‘Shall I delete it?’ [D47]: a yes, and then nothing but what was asked about.

import { speech } from '../languages/index.ts'
import { type Reading, readMessage } from '../reading/read-message.ts'
import { splitWords } from '../reading/words.ts'
import { titleKey } from '../title-form.ts'
import { type Confirmation, readConfirmation } from './confirmation.ts'

const PRONOUNS = new Set(Object.values(speech).flatMap(({ slots }) => slots.pronouns))
const AROUND = new Set(Object.values(speech).flatMap(({ slots }) => slots.aroundReference))
/** A longer message is no yes. */
const LONGEST = 200
const MOST_YES = 3

/** `title`: of the task that was asked about, if there is one. */
export function readConfirmationOf(message: string, intent: Reading['intent'], title = ''): Confirmation {
  const said = readConfirmation(message)
  if (said !== 'neither' || message.length > LONGEST || /[?؟]\s*$/.test(message)) return said
  const words = splitWords(message)
  for (let at = 1; at <= Math.min(MOST_YES, words.length - 1); at++) {
    const start = words[at]?.start ?? 0
    if (readConfirmation(message.slice(0, start)) === 'yes' && isAbout(message.slice(start), intent, title))
      return 'yes'
  }
  return 'neither'
}

function isAbout(rest: string, intent: Reading['intent'], title: string): boolean {
  const readings = readMessage(rest)
  const [reading] = readings
  if (reading === undefined || readings.length > 1 || reading.intent !== intent || reading.start > 0) return false
  const named = rest.slice(reading.from, reading.to)
  if (titleKey(named) === titleKey(title)) return true
  return splitWords(named).every(({ text }) => PRONOUNS.has(text) || AROUND.has(text) || /^[,.!]$/.test(text))
}
