// Values people give when they are asked for one: priorities, statuses, fields, deadlines. Closed sets, both languages.

import type { UpdatableField } from '../marker.ts'
import { cleaned, withoutEnd, wordsOf } from '../normalize.ts'
import type { Reader } from '../reader.ts'
import { wordMap, wordSet } from '../word-tables.ts'
import { isMadeOf, phraseSet } from './phrase-set.ts'

const FILLERS = wordSet(({ answers }) => answers.fillers)
const NONE = phraseSet(({ answers }) => answers.none)
const PRIORITIES = wordMap<string>(({ answers }) => answers.priorities)
const STATUSES = wordMap<string>(({ answers }) => answers.statuses)
const FIELDS = wordMap<string>(({ answers }) => answers.fields)

/** They say nothing of which. */
export const PRIORITY_WORDS = ['priority', 'עדיפות', 'בעדיפות'] as const

export function readPriority(reader: Reader, message: string): string | undefined {
  return lookUp(reader, message, reader.get(PRIORITIES), PRIORITY_WORDS)
}

export function readStatus(reader: Reader, message: string): string | undefined {
  return lookUp(reader, message, reader.get(STATUSES), ['status', 'סטטוס'])
}

export function readField(reader: Reader, message: string): UpdatableField | undefined {
  return lookUp(reader, message, reader.get(FIELDS), []) as UpdatableField | undefined
}

/** A date that exists, or null for none. Undefined if it is neither: anything that needs a calendar to read is asked again. */
export function readDeadline(reader: Reader, message: string): { readonly deadline: string | null } | undefined {
  if (isMadeOf(reader, message, reader.get(NONE))) return { deadline: null }
  const words = cleaned(message)
    .split(' ')
    .map((word) => withoutEnd(word, /[.,!]/))
  const [moment, ...more] = words.filter((word) => word !== '' && !reader.get(FILLERS).has(word.toLowerCase()))
  return moment !== undefined && more.length === 0 && isRealMoment(moment) ? { deadline: moment } : undefined
}

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2})Z)?$/
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isRealMoment(text: string): boolean {
  const match = MOMENT.exec(text)
  if (match === null) return false
  const [year, month, day, hour = 0, minute = 0, second = 0] = match.slice(1).map((part) => Number(part ?? 0))
  if (year === undefined || month === undefined || day === undefined) return false
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0
  const days = (DAYS[month - 1] ?? 0) + leap
  // There was no year 0, and databases refuse it.
  return year >= 1 && day >= 1 && day <= days && hour <= 23 && minute <= 59 && second <= 59
}

function lookUp(
  reader: Reader,
  message: string,
  table: ReadonlyMap<string, string>,
  ignored: readonly string[],
): string | undefined {
  const words = wordsOf(reader, message)
  const whole = table.get(words.join(' '))
  if (whole !== undefined) return whole
  const fillers = reader.get(FILLERS)
  const telling = words.filter((word) => !fillers.has(word) && !ignored.includes(word))
  return telling.length === words.length ? undefined : table.get(telling.join(' '))
}
