// A stretch of days in a question: today, on Friday, this week, until Sunday, in the next three days. Where something is
// due a week is a day of it [D45]; where tasks are asked for, it is all of its days.

import type { PastDays } from '../languages/lists.ts'
import type { Reader } from '../reader.ts'
import { civilOf, type Day, dayOf, daysIn, monthsLater, weekdayOf } from '../slots/calendar.ts'
import { wordList, wordSet } from '../word-tables.ts'
import { type Amount, amountAt } from './amount.ts'
import { type Convention, conventionOf, daysMeant } from './calendar-day.ts'
import type { Chunk } from './chunk.ts'
import type { NamedDay } from './day.ts'
import { isEndOrStop } from './ending.ts'
import { type Beginnings, Lexemes } from './lexemes.ts'
import { type Moment, today as todayAt } from './moment.ts'
import { runAt } from './run.ts'

/** Both are in it; a missing one is open. */
export interface DayStretch {
  readonly from?: Day
  readonly to?: Day
}

export interface FoundStretch {
  readonly days: DayStretch
  /** Where it is said. */
  readonly places: readonly { readonly from: number; readonly to: number }[]
}

/** Nobody asks for a list in more words. */
const MOST_WORDS = 80
const POSSESSIVE = /(\p{L})['’]s(?!\p{L})/gu

/** Undefined if the text names no day, or days that do not go together. */
export function stretchIn(reader: Reader, text: string, moment: Moment): FoundStretch | undefined {
  const words = new Lexemes(reader, bare(reader, text))
  if (words.length > MOST_WORDS || !words.mayBeTime) return undefined
  const convention = conventionOf(reader, text)
  const found: Piece[] = []
  for (let at = 0; at < words.length; ) {
    const piece =
      nextDaysAt(words, at, moment, reader.get(COMING)) ??
      numberedDayAt(words, at, moment, convention) ??
      pieceAt(words, at, moment, convention)
    if (piece !== undefined) found.push(piece)
    at = Math.max(at + 1, piece?.to ?? 0)
  }
  const days = together(found)
  return days && { days, places: found.map(({ from, to }) => placeOf(words, from, to)) }
}

const COMING = wordSet(({ lists }) => lists.coming)
const AND_PREFIXES = wordList(({ slots }) => [slots.andPrefix ?? []].flat())

/** ‘this week's tasks’, ‘היום ומחר’: as long as it was, so that places stay. */
function bare(reader: Reader, text: string): string {
  const plain = /['’]/.test(text) ? text.replace(POSSESSIVE, '$1  ') : text
  return reader
    .get(AND_PREFIXES)
    .reduce((rest, prefix) => rest.replaceAll(` ${prefix}`, ' '.repeat(prefix.length + 1)), plain)
}

interface Piece {
  readonly from: number
  readonly to: number
  readonly days: DayStretch
  /** From … to …: only together with the next. */
  readonly isStart?: boolean
}

function placeOf({ list }: Lexemes, from: number, to: number) {
  return { from: list[from]?.start ?? 0, to: list[to - 1]?.end ?? 0 }
}

/** ‘From Monday to Wednesday’, ‘today and tomorrow’; two others that stand in one question are not understood. */
function together(found: readonly Piece[]): DayStretch | undefined {
  const [first, second, ...more] = found
  if (first === undefined || more.length > 0) return undefined
  if (second === undefined) return first.days
  const [a, b] = [first.days, second.days]
  const start = first.isStart ? a.from : a.to
  const end = b.from ?? b.to
  if (start === undefined || end === undefined) return undefined
  const isNext = a.from !== undefined && a.from <= end && end - start <= 1
  if (!first.isStart && !isNext) return undefined
  const last = b.to ?? end
  return a.from === undefined || last < a.from ? undefined : { from: a.from, to: last }
}

const NEXT_BEGINS: Beginnings = new Set([
  ...(['lead', 'the', 'which', 'digits', 'number', 'ordinal', 'amount', 'unit'] as const),
])

/** The next three days, the coming two weeks. */
function nextDaysAt(words: Lexemes, at: number, moment: Moment, coming: ReadonlySet<string>): Piece | undefined {
  if (!words.canBegin(at, NEXT_BEGINS) && !coming.has(words.at(at)?.text ?? '')) return undefined
  const isLed = ['in', 'at', 'within', 'for', 'by'].includes(words.as(at, 'lead')?.lead ?? '')
  const the = isLed ? at + 1 : at
  const which = words.is(the, 'the') ? the + 1 : the
  const isNext = words.as(which, 'which')?.which === 'next' || coming.has(words.at(which)?.text ?? '')
  const first = isNext ? which + 1 : which
  const found = amountAt(words, first)
  if (found === undefined) return undefined
  // ‘בשבועיים הקרובים’; ‘next week’ is a week of the calendar.
  const isAfter = !isNext && coming.has(words.at(found.to)?.text ?? '')
  if (!isAfter && (!isNext || words.is(first, 'unit'))) return undefined
  const today = todayAt(moment)
  return { from: at, to: found.to + (isAfter ? 1 : 0), days: { from: today, to: found.amounts.reduce(later, today) } }
}

/** מה יש לי ב-23: a question asks for days and not for hours, where the number could be either. */
function numberedDayAt(words: Lexemes, at: number, moment: Moment, convention: Convention): Piece | undefined {
  if (words.as(at, 'lead')?.lead !== 'at') return undefined
  const first = words.isSign(at + 1, '-', '־') ? at + 2 : at + 1
  const word = words.at(first)
  const isDay = word?.isGlued === true && word.text.length === 2 && (word.value ?? 0) > NOON && (word.value ?? 0) <= 31
  if (!isDay || !isEndOrStop(words, first + 1)) return undefined
  const days = named([{ is: 'day-of-month', day: word.value ?? 0 }], moment, convention, false)
  return days && { from: at, to: first + 1, days }
}

const NOON = 12

function later(day: Day, { count, unit }: Amount): Day {
  if (unit === 'day') return day + count
  if (unit === 'week') return day + 7 * count
  if (unit === 'month' || unit === 'year') return monthsLater(day, unit === 'year' ? 12 * count : count)
  return day
}

function pieceAt(words: Lexemes, at: number, moment: Moment, convention: Convention): Piece | undefined {
  const run = runAt(words, at, true)
  if (run === undefined) return undefined
  const { chunks, from, to } = run
  const days = chunks.flatMap(({ day }) => day ?? [])
  const amounts = chunks.flatMap(({ fromNow }) => fromNow ?? [])
  const first = chunks.find(({ day, fromNow }) => day !== undefined || fromNow !== undefined)
  // ‘The first five tasks’.
  if (first === undefined || (first.day?.is === 'day-of-month' && first.leads.length === 0)) return undefined
  const today = todayAt(moment)
  const found = amounts.length > 0 ? fromNow(amounts, first, today) : named(days, moment, convention, isRange(chunks))
  if (found === undefined) return undefined
  const leads = days.length > 1 ? [] : leadsOf(words, first)
  return {
    from,
    to,
    days: days.some(isEnd) ? { to: found.to } : openedBy(leads, found),
    ...(leads.some((lead) => lead === 'range') && { isStart: true }),
  }
}

const ENDS: ReadonlySet<string> = new Set(['range', 'between', 'to', 'until'])
const isRange = (chunks: readonly Chunk[]) => chunks.some(({ leads }) => leads.some((lead) => ENDS.has(lead)))

/** ‘due’ is read as ‘by’ where something is added; in a question it says nothing. */
function leadsOf(words: Lexemes, { leads, from }: Chunk): readonly string[] {
  return leads.filter((_, index) => words.at(from + index)?.text !== 'due')
}

/** By the end of the month: until then. */
const isEnd = (day: NamedDay) => (day.is === 'period' || day.is === 'month') && day.isEnd === true

function openedBy(leads: readonly string[], { from, to }: Required<DayStretch>): DayStretch {
  if (leads.includes('before')) return { to: from - 1 }
  if (leads.includes('until') || leads.includes('by')) return { to }
  if (leads.includes('after')) return { from: to + 1 }
  return { from, to }
}

function fromNow(amounts: readonly Amount[], { leads }: Chunk, today: Day): Required<DayStretch> {
  const day = amounts.reduce(later, today)
  return { from: leads.includes('within') ? today : day, to: day }
}

function named(
  days: readonly NamedDay[],
  moment: Moment,
  convention: Convention,
  isRange: boolean,
): Required<DayStretch> | undefined {
  const [only, ...more] = days
  const whole = only !== undefined && more.length === 0 ? wholeOf(only, todayAt(moment), convention) : undefined
  if (whole !== undefined) return whole
  const [day, ...others] = daysMeant(days, moment, convention) ?? []
  if (day !== undefined && others.length === 0) return { from: day, to: day }
  return days.length === 2
    ? fromTo(
        days.map((one) => named([one], moment, convention, false)),
        isRange,
      )
    : undefined
}

const WEEK = 7

/** ‘Today, tomorrow’, ‘between Monday and Wednesday’, as one phrase; ‘Friday, August 4th’ is neither. */
function fromTo(
  [first, last]: readonly (Required<DayStretch> | undefined)[],
  isRange: boolean,
): Required<DayStretch> | undefined {
  if (first === undefined || last === undefined) return undefined
  const to = isRange && last.to < first.from && last.to + WEEK >= first.from ? last.to + WEEK : last.to
  return first.from <= to && (isRange || to - first.to === 1) ? { from: first.from, to } : undefined
}

/** All days of a week, a weekend, a month or a year. */
function wholeOf(named: NamedDay, today: Day, { weekStart }: Convention): Required<DayStretch> | undefined {
  const { year, month } = civilOf(today)
  const week = today - ((weekdayOf(today) - weekStart + 7) % 7)
  if (named.is === 'weekend') return { from: week + 5 + 7 * named.next, to: week + 6 + 7 * named.next }
  if (named.is === 'month') {
    const own = named.year ?? (named.month < month ? year + 1 : year)
    return monthOf(own, named.month)
  }
  if (named.is !== 'period' || named.isEnd) return undefined
  if (named.unit === 'week') return { from: week + 7 * named.next, to: week + 6 + 7 * named.next }
  if (named.unit === 'month') {
    const first = civilOf(monthsLater(dayOf({ year, month, day: 1 }), named.next))
    return monthOf(first.year, first.month)
  }
  const own = year + named.next
  return { from: dayOf({ year: own, month: 1, day: 1 }), to: dayOf({ year: own, month: 12, day: 31 }) }
}

function monthOf(year: number, month: number): Required<DayStretch> {
  return { from: dayOf({ year, month, day: 1 }), to: dayOf({ year, month, day: daysIn(year, month) }) }
}

/** Days that are over: something may have been done on them. */
export function pastDays(past: PastDays, moment: Moment, { weekStart }: Convention): Required<DayStretch> {
  const today = todayAt(moment)
  if (past === 'yesterday') return { from: today - 1, to: today - 1 }
  if (past === 'last week') {
    const week = today - ((weekdayOf(today) - weekStart + WEEK) % WEEK)
    return { from: week - WEEK, to: week - 1 }
  }
  const { year, month } = civilOf(today)
  const first = civilOf(monthsLater(dayOf({ year, month, day: 1 }), -1))
  return monthOf(first.year, first.month)
}
