// A day in digits: 2026-03-01, 12/5, 25.12.2027, ב-3 ל-12.

import type { FoundDay, NamedDay } from './day.ts'
import type { Lexemes } from './lexemes.ts'
import { numberAt } from './number.ts'

const ISO = /^(\d{4})-(\d{2})-(\d{2})(T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ)?(?![\w-])/

/** 2026-03-01, 2026-03-01T08:00:00Z. */
export function isoAt(words: Lexemes, at: number): FoundDay | undefined {
  const first = words.at(at)
  if (first?.value === undefined || first.text.length !== 4 || !words.isSign(at + 1, '-')) return undefined
  if (/[\w-]/.test(words.text.charAt(first.start - 1))) return undefined
  const match = ISO.exec(words.text.slice(first.start, first.start + 24))
  if (match === null) return undefined
  let to = at
  while ((words.at(to)?.end ?? Number.POSITIVE_INFINITY) <= first.start + match[0].length) to++
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const named: NamedDay = match[4] === undefined ? { is: 'date', year, month, day } : { is: 'moment', text: match[0] }
  return { day: named, to, strength: 'strong' }
}

/** 12/5, 12/5/2027, 12 / 5; 12.5.2027, and 12.5 where a letter before it says that it is a date. */
export function signedAt(words: Lexemes, at: number): FoundDay | undefined {
  const first = words.at(at)
  const sign = words.at(at + 1)?.text
  const second = words.at(at + 2)
  if (first?.value === undefined || second?.value === undefined) return undefined
  if (first.text.length > 2 || second.text.length > 2 || (sign !== '/' && sign !== '.')) return undefined
  if (first.value < 1 || second.value < 1 || Math.min(first.value, second.value) > 12) return undefined
  if (Math.max(first.value, second.value) > 31) return undefined
  const third = words.isSign(at + 3, sign) ? words.at(at + 4) : undefined
  const isYear = third?.value !== undefined && (third.text.length === 2 || third.text.length === 4)
  const isGlued = words.at(at + 1)?.isGlued === true && second.isGlued
  const isLed = isDate(words, at - 1) || isHebrewLead(words, at - 1)
  const isShaped = isNoClock(words, first.value, second) && !words.is(at + 3, 'unit')
  const isSaid =
    isYear || isShaped || (isLed && second.value <= 12) || (at > 0 && first.isGlued && words.is(at - 1, 'lead'))
  if (sign === '.' && !(isGlued && isSaid)) return undefined
  const year = isYear ? { year: third.value < 100 ? 2000 + third.value : third.value } : {}
  const to = isYear ? at + 5 : at + 3
  return { day: { is: 'either', numbers: [first.value, second.value], ...year }, to, strength: 'placed' }
}

/** 24.11, in Hebrew: no clock shows it, or nobody says a time to the minute. */
const isNoClock = (words: Lexemes, day: number, { text, value = 0 }: { text: string; value?: number | undefined }) =>
  text.length === 2 && value <= 12 && (day > 24 || value % 5 !== 0) && !/[a-z]/iu.test(words.text)

/** יום 3.12, תאריך 3.12: the word says that it is one. */
export function namedDateAt(words: Lexemes, at: number): FoundDay | undefined {
  const isJoined = words.is(at, 'the') && words.at(at + 1)?.isGlued === true
  const found = isDate(words, at) || isJoined ? signedAt(words, at + 1) : undefined
  return found && { ...found, strength: isJoined ? 'placed' : 'strong' }
}

/** עד 31.12, ה-3.12: an hour is written with a colon. */
const isHebrewLead = (words: Lexemes, at: number) =>
  words.is(at, 'lead', 'the') && /^\p{Script=Hebrew}/u.test(words.at(at)?.text ?? '')

const isDate = (words: Lexemes, at: number) => DATE_WORDS.has(words.at(at)?.text ?? '')
/** They say that a date in digits follows. */
export const DATE_WORDS: ReadonlySet<string> = new Set(['יום', 'היום', 'תאריך', 'בתאריך', 'לתאריך', 'התאריך'])

/** ב-3 ל-12, בשלישי לשנים עשר: the month by its number, with its letter joined to it. ‘3 ל-5’ alone may be from one hour to another. */
export function monthByNumberAt(words: Lexemes, at: number): FoundDay | undefined {
  const day = numberAt(words, at)
  const isLed = words.as(at - 1, 'lead')?.lead === 'at' && words.at(at)?.isGlued === true
  const isDay = isLed && day !== undefined && !day.isArticle && day.value >= 1 && day.value <= 31
  if (!isDay || words.as(day.to, 'lead')?.lead !== 'to' || !words.at(day.to + 1)?.isGlued) return undefined
  const month = numberAt(words, day.to + 1)
  if (month === undefined || month.value < 1 || month.value > 12 || (month.digits ?? 1) > 2) return undefined
  // In words an hour is said alike: בחמישה לעשר.
  const isSaid = day.digits !== undefined ? month.digits !== undefined || month.isOrdinal : month.isOrdinal
  if (!isSaid && !(month.value > 10 && day.digits !== undefined)) return undefined
  if (words.is(month.to, 'part', 'half', 'unit') || words.isSign(month.to, ':')) return undefined
  return { day: { is: 'date', month: month.value, day: day.value }, to: month.to, strength: 'placed' }
}
