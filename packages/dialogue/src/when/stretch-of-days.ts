// A stretch of days in a question: today, on Friday, this week, until Sunday, in the next three days. Where something is
// due a week is a day of it [D45]; where tasks are asked for, it is all of its days.

import type { Reader } from '../reader.ts'
import { civilOf, type Day, dayOf, daysIn, monthsLater, weekdayOf } from '../slots/calendar.ts'
import { wordList } from '../word-tables.ts'
import { type Amount, amountAt } from './amount.ts'
import { type Convention, conventionOf, daysMeant } from './calendar-day.ts'
import type { Chunk } from './chunk.ts'
import type { NamedDay } from './day.ts'
import { Lexemes } from './lexemes.ts'
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
  if (words.length > MOST_WORDS) return undefined
  const convention = conventionOf(reader, text)
  const found: Piece[] = []
  for (let at = 0; at < words.length; ) {
    const piece = nextDaysAt(words, at, moment) ?? pieceAt(words, at, moment, convention)
    if (piece !== undefined) found.push(piece)
    at = Math.max(at + 1, piece?.to ?? 0)
  }
  const days = together(found)
  return days && { days, places: found.map(({ from, to }) => placeOf(words, from, to)) }
}

const AND_PREFIXES = wordList(({ slots }) => [slots.andPrefix ?? []].flat())

/** ‘this week's tasks’, ‘היום ומחר’: as long as it was, so that places stay. */
function bare(reader: Reader, text: string): string {
  const plain = text.replace(POSSESSIVE, '$1  ')
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

/** The next three days, the coming two weeks. */
function nextDaysAt(words: Lexemes, at: number, moment: Moment): Piece | undefined {
  const isLed = ['in', 'within', 'for', 'by'].includes(words.as(at, 'lead')?.lead ?? '')
  const the = isLed ? at + 1 : at
  const which = words.is(the, 'the') ? the + 1 : the
  if (words.as(which, 'which')?.which !== 'next') return undefined
  const found = amountAt(words, which + 1)
  // ‘next week’ is a week of the calendar.
  if (found === undefined || words.is(which + 1, 'unit')) return undefined
  const today = todayAt(moment)
  return { from: at, to: found.to, days: { from: today, to: found.amounts.reduce(later, today) } }
}

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
  if (first === undefined) return undefined
  const today = todayAt(moment)
  const found = amounts.length > 0 ? fromNow(amounts, first, today) : named(days, moment, convention)
  if (found === undefined) return undefined
  const leads = leadsOf(words, first)
  return {
    ...{ from, to },
    days: openedBy(leads, found),
    ...(leads.some((lead) => lead === 'range') && { isStart: true }),
  }
}

/** ‘due’ is read as ‘by’ where something is added; in a question it says nothing. */
function leadsOf(words: Lexemes, { leads, from }: Chunk): readonly string[] {
  return leads.filter((_, index) => words.at(from + index)?.text !== 'due')
}

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

function named(days: readonly NamedDay[], moment: Moment, convention: Convention): Required<DayStretch> | undefined {
  const [only, ...more] = days
  const whole = only !== undefined && more.length === 0 ? wholeOf(only, todayAt(moment), convention) : undefined
  if (whole !== undefined) return whole
  const [day, ...others] = daysMeant(days, moment, convention) ?? []
  return day === undefined || others.length > 0 ? undefined : { from: day, to: day }
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
