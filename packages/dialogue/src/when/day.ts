// A day, or a stretch of days, by one of its names: tomorrow, next Friday, March 5, the 23rd, 12/5, this week, the end of the
// month. Which day of the calendar it is, is worked out later, with everything else that was said.

import type { Holiday, Part } from '../languages/dates.ts'
import { isoAt, monthByNumberAt, namedDateAt, signedAt } from './day-in-digits.ts'
import { isDayNumber, isJoint, isTimeOfDay, ordinalDayAt } from './day-of-month.ts'
import { isLoneAtEnd } from './ending.ts'
import { hebrewDayAt } from './hebrew-day.ts'
import type { Beginnings, Lexemes } from './lexemes.ts'
import { holidayAt, nthDayAt } from './nth-day.ts'
import { numberAt, yearAt } from './number.ts'

export type NamedDay =
  | { readonly is: 'relative'; readonly days: number; readonly isEvening?: true }
  | { readonly is: 'weekday'; readonly weekday: number; readonly which?: 'this' | 'next' }
  | { readonly is: 'date'; readonly year?: number; readonly month: number; readonly day: number }
  | { readonly is: 'day-of-month'; readonly day: number }
  /** 12/5: which of the two is the month is not said. */
  | { readonly is: 'either'; readonly year?: number; readonly numbers: readonly [number, number] }
  | {
      readonly is: 'period'
      readonly unit: 'week' | 'month' | 'year'
      readonly next: 0 | 1
      readonly isEnd?: true
      readonly at?: 'start' | 'middle'
    }
  | {
      readonly is: 'month'
      readonly month: number
      readonly year?: number
      readonly isEnd?: true
      readonly at?: 'start' | 'middle'
    }
  | { readonly is: 'weekend'; readonly next: 0 | 1 }
  | { readonly is: 'day-end' }
  /** The first Thursday of October, of next month; without either, the coming one. */
  | {
      readonly is: 'nth-weekday'
      readonly nth: number
      readonly weekday: number
      readonly month?: number
      readonly next?: 0 | 1
    }
  | { readonly is: 'holiday'; readonly holiday: Holiday }
  /** Of the Hebrew calendar. */
  | { readonly is: 'hebrew'; readonly year?: number; readonly month: number; readonly day: number }
  /** A moment as computers write it. */
  | { readonly is: 'moment'; readonly text: string }

export interface FoundDay {
  readonly day: NamedDay
  /** One past the last word. */
  readonly to: number
  /** Strong: wherever it stands. Placed: after a preposition, or where nothing it could belong to follows. Needy: only beside another. */
  readonly strength: 'strong' | 'placed' | 'needy'
  /** It has an article: the 3rd. */
  readonly hasArticle?: true
  /** Only that part of it: מוצאי שבת. */
  readonly part?: { readonly part: Part }
}

export function dayWordsAt(words: Lexemes, at: number): FoundDay | undefined {
  let best: FoundDay | undefined
  for (const { begins, read } of WAYS_OF_DAYS) {
    if (begins !== 'anything' && !words.canBegin(at, begins)) continue
    const one = read(words, at)
    if (one !== undefined && one.to > (best?.to ?? at)) best = one
  }
  return best
}

interface Way {
  /** Words that it can begin with: where none of these stands it is not tried. */
  readonly begins: Beginnings | 'anything'
  readonly read: (words: Lexemes, at: number) => FoundDay | undefined
}

const DIGITS: Beginnings = new Set(['digits'] as const)
const NUMBERS: Beginnings = new Set(['digits', 'number', 'ordinal'] as const)

/** Of two that are as long the first one counts. */
export const WAYS_OF_DAYS: readonly Way[] = [
  { begins: DIGITS, read: isoAt },
  { begins: new Set(['the', 'end', 'within'] as const), read: endAt },
  { begins: new Set(['digits', 'number', 'ordinal', 'the', 'month'] as const), read: monthDayAt },
  { begins: DIGITS, read: signedAt },
  { begins: new Set(['period', 'the', 'which', 'weekend', 'unit'] as const), read: periodAt },
  { begins: 'anything', read: namedDateAt },
  { begins: new Set(['the', 'which', 'weekday'] as const), read: weekdayAt },
  { begins: new Set(['the', 'which', 'day', 'day-end'] as const), read: relativeAt },
  { begins: new Set(['digits', 'number', 'ordinal', 'the'] as const), read: ordinalDayAt },
  { begins: new Set(['unit', 'month'] as const), read: monthAt },
  { begins: new Set(['the', 'last', 'ordinal'] as const), read: nthDayAt },
  { begins: new Set(['holiday'] as const), read: holidayAt },
  { begins: new Set(['digits', 'number', 'ordinal', 'letters'] as const), read: hebrewDayAt },
  { begins: NUMBERS, read: monthByNumberAt },
]

const the = (words: Lexemes, at: number) => (words.is(at, 'the') ? at + 1 : at)

function relativeAt(words: Lexemes, at: number): FoundDay | undefined {
  const first = the(words, at)
  const day = words.as(first, 'day')
  if (day !== undefined && (first === at || day.days > 1)) {
    const { days, isEvening } = day
    return { day: { is: 'relative', days, ...(isEvening && { isEvening }) }, to: first + 1, strength: 'strong' }
  }
  const isNextDay = words.as(at, 'which')?.which === 'next' && words.as(at + 1, 'unit')?.unit === 'day'
  if (isNextDay) return { day: { is: 'relative', days: 1 }, to: at + 2, strength: 'placed' }
  return words.is(at, 'day-end') ? { day: { is: 'day-end' }, to: at + 1, strength: 'placed' } : undefined
}

/** Friday, next Friday, יום שישי הבא. */
function weekdayAt(words: Lexemes, at: number): FoundDay | undefined {
  const before = words.as(the(words, at), 'which')?.which
  const first = the(words, at) + (before === undefined ? 0 : 1)
  const weekday = words.as(first, 'weekday')
  if (weekday === undefined) return undefined
  const after = before === undefined ? words.as(first + 1, 'which') : undefined
  const isAfter = after !== undefined && !words.is(first + 2, 'unit', 'weekend', 'part')
  const which = before ?? (isAfter ? after.which : undefined)
  const article = first > at && before === undefined && { hasArticle: true as const }
  return {
    day: { is: 'weekday', weekday: weekday.weekday, ...(which && { which }) },
    to: afterStop(words, first) + (isAfter ? 1 : 0),
    strength: which !== undefined ? 'strong' : weekday.isShort ? 'needy' : 'placed',
    ...article,
    ...(weekday.part && { part: { part: weekday.part } }),
  }
}

/** ‘Wed. at 3’: the stop of a shortened name goes with it. */
function afterStop(words: Lexemes, at: number): number {
  const isShort = (words.at(at)?.text.length ?? 0) <= 4
  const isStop = isShort && words.isSign(at + 1, '.') && words.is(at + 2, 'lead', 'month', 'part', 'number')
  return at + (isStop ? 2 : 1)
}

/** This week, שבוע הבא, the weekend. */
function periodAt(words: Lexemes, at: number): FoundDay | undefined {
  const own = words.as(at, 'period')
  if (own !== undefined && isPeriod(own.unit)) {
    const isNext = words.as(at + 1, 'which')?.which === 'next'
    const isMarked = isNext || words.is(at + 1, 'which')
    return {
      day: { is: 'period', unit: own.unit, next: isNext ? 1 : 0 },
      to: at + (isMarked ? 2 : 1),
      strength: 'placed',
    }
  }
  const before = words.as(the(words, at), 'which')
  const first = the(words, at) + (before === undefined ? 0 : 1)
  const after = before === undefined ? words.as(first + 1, 'which') : undefined
  const which = before?.which ?? after?.which
  const to = first + (after === undefined ? 1 : 2)
  const next = which === 'next' ? 1 : 0
  const weekend = words.as(first, 'weekend')
  if (weekend !== undefined) {
    const hasArticle = first > at || weekend.isWhole === true
    const isLone = hasArticle || (first === at && isLoneAtEnd(words, at, to))
    const strength = which !== undefined ? 'strong' : isLone ? 'placed' : 'needy'
    return { day: { is: 'weekend', next }, to, strength }
  }
  const unit = words.as(first, 'unit')?.unit
  if (which === undefined || unit === undefined || !isPeriod(unit)) return undefined
  // ‘The next week’ is that of another time, ‘the upcoming week’ is this one.
  const isOther = words.is(at, 'the') && which === 'next'
  return isOther ? undefined : { day: { is: 'period', unit, next }, to, strength: 'strong' }
}

const isPeriod = (unit: string): unit is 'week' | 'month' | 'year' =>
  unit === 'week' || unit === 'month' || unit === 'year'

/** The end of the month, end of next week, סוף ספטמבר. */
function endAt(words: Lexemes, at: number): FoundDay | undefined {
  const first = the(words, at)
  const within = words.as(first, 'within')?.at
  if (!words.is(first, 'end') && within === undefined) return undefined
  const which = within === undefined ? { isEnd: true as const } : { at: within }
  const next = words.is(first + 1, 'of') ? first + 2 : first + 1
  const month = words.as(next, 'month')
  if (month !== undefined)
    return { day: { is: 'month', month: month.month, ...which }, to: next + 1, strength: 'placed' }
  const period = periodAt(words, next)
  if (period?.day.is === 'period') return { ...period, day: { ...period.day, ...which }, strength: 'placed' }
  const unit = words.as(the(words, next), 'unit')?.unit
  if (unit === undefined || !isPeriod(unit)) return undefined
  return { day: { is: 'period', unit, next: 0, ...which }, to: the(words, next) + 1, strength: 'placed' }
}

/** March 5, 5 March 2027, the 5th of March, ב-15 במרץ. */
function monthDayAt(words: Lexemes, at: number): FoundDay | undefined {
  const name = the(words, at)
  const month = words.as(name, 'month')
  if (month !== undefined) {
    const dot = words.isSign(name + 1, '.', '-') ? name + 2 : name + 1
    const number = numberAt(words, the(words, dot))
    if (!isDayNumber(number) || isTimeOfDay(words, number.to)) return undefined
    return dated(words, number.to, month.month, number.value, month.isWord && !number.isOrdinal ? 'placed' : 'strong')
  }
  const first = the(words, at)
  const number = numberAt(words, first)
  if (!isDayNumber(number)) return undefined
  const joint = words.is(number.to, 'of') || isJoint(words, number.to) ? number.to + 1 : number.to
  const named = words.as(joint, 'month')
  if (named === undefined) return undefined
  return dated(words, joint + 1, named.month, number.value, named.isWord && joint === number.to ? 'placed' : 'strong')
}

function dated(
  words: Lexemes,
  at: number,
  month: number,
  day: number,
  strength: FoundDay['strength'],
): FoundDay | undefined {
  const comma = words.isSign(at, ',') ? 1 : 0
  const year = yearAt(words, at + comma)
  const isYear = year !== undefined && !words.is(year.to, 'half', 'oclock')
  return isYear
    ? { day: { is: 'date', year: year.value, month, day }, to: year.to, strength }
    : { day: { is: 'date', month, day }, to: at, strength }
}

/** In September. */
function monthAt(words: Lexemes, at: number): FoundDay | undefined {
  const first = words.as(at, 'unit')?.unit === 'month' ? at + 1 : at
  const month = words.as(first, 'month')
  if (month === undefined) return undefined
  const comma = words.isSign(first + 1, ',') ? 1 : 0
  const year = yearAt(words, first + 1 + comma)
  const day: NamedDay = { is: 'month', month: month.month, ...(year && { year: year.value }) }
  return { day, to: year?.to ?? first + 1, strength: 'needy' }
}
