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
  if (said !== 'neither') return said
  return restsAfterYes(message).some((rest) => isAbout(rest, intent, title)) ? 'yes' : 'neither'
}

/** ‘Yes, delete it’, of whatever was asked: what is wished for, if it names nothing but ‘it’. */
export function wishAfterYes(message: string): 'delete' | 'complete' | undefined {
  const rests = restsAfterYes(message)
  if (rests.some((rest) => isAbout(rest, 'DELETE_TASK', ''))) return 'delete'
  return rests.some((rest) => isAbout(rest, 'COMPLETE_TASK', '')) ? 'complete' : undefined
}

/** What may follow the yes a message begins with. */
function restsAfterYes(message: string): readonly string[] {
  if (message.length > LONGEST || /[?؟]\s*$/.test(message)) return []
  return splitWords(message)
    .slice(1, MOST_YES + 1)
    .filter(({ start }) => readConfirmation(message.slice(0, start)) === 'yes')
    .map(({ start }) => message.slice(start))
}

function isAbout(rest: string, intent: Reading['intent'], title: string): boolean {
  const readings = readMessage(rest)
  const [reading] = readings
  if (reading === undefined || readings.length > 1 || reading.intent !== intent || reading.start > 0) return false
  const named = rest.slice(reading.from, reading.to)
  if (titleKey(named) === titleKey(title)) return true
  return splitWords(named).every(({ text }) => PRONOUNS.has(text) || AROUND.has(text) || /^[,.!]$/.test(text))
}
