// A date in a sentence [D17]: ISO, or one of the closed set of expressions of a language, resolved against `now`. What is
// not in the set stays where it stands; a date that comes again (‘every Friday’) is not a deadline.

import type { Dates, DayMeaning, Unit } from '../languages/dates.ts'
import { dates as english } from '../languages/en/dates.ts'
import { dates as hebrew } from '../languages/he/dates.ts'
import { Phrasebook } from '../reading/phrasebook.ts'
import { splitWords, type Word } from '../reading/words.ts'
import {
  civilOf,
  type Day,
  dayAt,
  dayOf,
  daysIn,
  isoDay,
  isoMoment,
  minuteAt,
  monthsLater,
  weekdayOf,
} from './calendar.ts'

export interface Moment {
  /** Milliseconds. */
  readonly now: number
  /** Minutes clocks are ahead of UTC where the person is. */
  readonly utcOffset: number
}

export interface FoundDeadline {
  readonly deadline: string
  /** Where it stands, with the words that go with it. */
  readonly from: number
  readonly to: number
}

const LANGUAGES: readonly Dates[] = [english, hebrew]
const book = <Meaning>(of: (dates: Dates) => Readonly<Record<string, Meaning>>) =>
  new Phrasebook<Meaning>(LANGUAGES.flatMap((dates) => Object.entries(of(dates))))
const words = (of: (dates: Dates) => readonly string[]) =>
  book((dates) => Object.fromEntries(of(dates).map((word) => [word, true])))

const EXPRESSIONS = book((dates) =>
  Object.fromEntries(
    Object.entries(dates.expressions).map(([phrase, meaning]) => [phrase, { meaning, weekStart: dates.weekStart }]),
  ),
)
const WEAK = book(({ weak }) => weak)
const BEFORE = words(({ before }) => before)
const EVERY = words(({ every }) => every)
const WITHIN = words(({ within }) => within)
const NUMBERS = book(({ numbers }) => numbers)
const UNITS = book(({ units }) => units)
const AMOUNTS = book(({ amounts }) => amounts)
const MONTHS = book(({ months }) => months)
const OF_MONTH = words(({ ofMonth }) => ofMonth)
const AT = words(({ at }) => at)
const PARTS = book(({ partsOfDay }) => partsOfDay)
const FROM_NOW = words(({ fromNow }) => fromNow)
const HALVES = book(({ halves }) => halves)

const ISO = /\b(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}:\d{2}Z)?\b/

interface Place {
  /** One past the last word. */
  readonly to: number
  readonly day?: Day
  readonly minutes?: number
}

/** The first deadline in the text, or none. */
export function findDeadline(text: string, moment: Moment): FoundDeadline | undefined {
  const list = splitWords(text)
  const iso = findIso(text)
  if (iso !== undefined) return withWordsBefore(list, iso)
  for (let at = 0; at < list.length; at++) {
    const place = dateAt(list, at, moment)
    if (place === undefined) continue
    if (at > 0 && EVERY.at(list, at - 1).length > 0) return undefined
    const found = {
      deadline: written(place, moment),
      from: (list[at] as Word).start,
      to: (list[place.to - 1] as Word).end,
    }
    return withWordsBefore(list, found)
  }
  return undefined
}

/** A deadline that is the whole of the text: an answer, or the value of a change. */
export function readDeadlineExpression(text: string, moment: Moment): string | undefined {
  const found = findDeadline(text, moment)
  if (found === undefined) return undefined
  const around = text.slice(0, found.from) + text.slice(found.to)
  return /[\p{L}\p{N}]/u.test(around) ? undefined : found.deadline
}

function findIso(text: string): FoundDeadline | undefined {
  const match = ISO.exec(text)
  if (match === null) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined
  return { deadline: match[0], from: match.index, to: match.index + match[0].length }
}

/** ‘by Friday’: the preposition goes with the date. */
function withWordsBefore(list: readonly Word[], found: FoundDeadline): FoundDeadline {
  for (let at = list.length - 1; at >= 0; at--) {
    for (const { length } of BEFORE.at(list, at)) {
      if (list[at + length]?.start !== found.from) continue
      // ‘my taxes are due in two days’: there it is the verb.
      if (list[at]?.text === 'due' && /^(?:is|are|was|be)$|'s$/.test(list[at - 1]?.text ?? '')) continue
      return { ...found, from: (list[at] as Word).start }
    }
  }
  return found
}

function dateAt(list: readonly Word[], at: number, moment: Moment): Place | undefined {
  const today = dayAt(moment.now, moment.utcOffset)
  const day = dayAtWord(list, at, today) ?? amountAt(list, at, moment)
  if (day !== undefined) {
    if (day.minutes !== undefined) return day
    const time = timeAt(list, day.to, 'after a date')
    return time === undefined ? day : { day: day.day as Day, minutes: time.minutes, to: time.to }
  }
  const time = timeAt(list, at, 'alone')
  if (time === undefined) return undefined
  const after = dayAtWord(list, time.to, today)
  if (after?.day !== undefined) return { day: after.day, minutes: time.minutes, to: after.to }
  // A time that has passed today is tomorrow's.
  return {
    day: time.minutes > minuteAt(moment.now, moment.utcOffset) ? today : today + 1,
    minutes: time.minutes,
    to: time.to,
  }
}

function dayAtWord(list: readonly Word[], at: number, today: Day): Place | undefined {
  const start = BEFORE.at(list, at)[0]?.length ?? 0
  const first = at + start
  const [expression] = EXPRESSIONS.at(list, first)
  if (expression !== undefined)
    return {
      day: meant(expression.meaning.meaning, today, expression.meaning.weekStart),
      to: first + expression.length,
    }
  const [weak] = WEAK.at(list, first)
  if (weak !== undefined && (start > 0 || isEnd(list, first + weak.length)))
    return { day: meant(weak.meaning, today, 0), to: first + weak.length }
  return monthDayAt(list, first, today) ?? dayOfMonthAt(list, first, today)
}

/** Nothing but a time follows. */
function isEnd(list: readonly Word[], at: number): boolean {
  const rest = timeAt(list, at, 'after a date')?.to ?? at
  return list.slice(rest).every((word) => /^[,;:.!?]$/.test(word.text))
}

/** March 5, 5 March, the 5th of March 2027. */
function monthDayAt(list: readonly Word[], at: number, today: Day): Place | undefined {
  const [month] = MONTHS.at(list, at)
  if (month !== undefined) {
    const day = dayNumber(list[at + month.length])
    return day === undefined ? undefined : inYear(list, at + month.length + 1, month.meaning, day, today)
  }
  const skip = list[at]?.text === 'the' ? 1 : 0
  const day = dayNumber(list[at + skip])
  if (day === undefined) return undefined
  const next = at + skip + 1
  const of = OF_MONTH.at(list, next)[0]?.length ?? 0
  const [named] = MONTHS.at(list, next + of)
  return named === undefined ? undefined : inYear(list, next + of + named.length, named.meaning, day, today)
}

function inYear(list: readonly Word[], at: number, month: number, day: number, today: Day): Place | undefined {
  const skip = list[at]?.text === ',' ? 1 : 0
  const written = list[at + skip]?.text ?? ''
  const hasYear = /^20\d\d$/.test(written)
  const { year: thisYear } = civilOf(today)
  const year = hasYear ? Number(written) : thisYear
  if (day > daysIn(year, month)) return undefined
  const found = dayOf({ year, month, day })
  const to = hasYear ? at + skip + 1 : at
  return {
    day:
      hasYear || found >= today ? found : dayOf({ year: year + 1, month, day: Math.min(day, daysIn(year + 1, month)) }),
    to,
  }
}

/** The 23rd: this month's, or the next one's if it has passed. */
function dayOfMonthAt(list: readonly Word[], at: number, today: Day): Place | undefined {
  const skip = list[at]?.text === 'the' ? 1 : list[at - 1]?.text === 'the' ? 0 : undefined
  if (skip === undefined || !/^\d{1,2}(?:st|nd|rd|th)$/.test(list[at + skip]?.text ?? '')) return undefined
  const day = dayNumber(list[at + skip]) as number
  const to = at + skip + 1
  const { year, month } = civilOf(today)
  if (day <= daysIn(year, month) && dayOf({ year, month, day }) >= today)
    return { day: dayOf({ year, month, day }), to }
  const next = civilOf(monthsLater(dayOf({ year, month, day: 1 }), 1))
  return day > daysIn(next.year, next.month) ? undefined : { day: dayOf({ ...next, day }), to }
}

function dayNumber(word: Word | undefined): number | undefined {
  const match = /^(?:ב-?|ל-?)?(\d{1,2})(?:st|nd|rd|th)?$/.exec(word?.text ?? '')
  const day = Number(match?.[1])
  return match !== null && day >= 1 && day <= 31 ? day : undefined
}

/** In three days, in an hour. */
function amountAt(list: readonly Word[], at: number, moment: Moment): Place | undefined {
  const [within] = WITHIN.at(list, at)
  if (within === undefined) return fromNowAt(list, at, moment)
  const first = at + within.length
  const spelled = NUMBERS.at(list, first)[0]
  const digits = /^\d{1,4}$/.test(list[first]?.text ?? '') ? Number(list[first]?.text) : undefined
  const count = spelled?.meaning ?? digits
  if (count !== undefined) {
    const length = spelled?.length ?? 1
    const [unit] = UNITS.at(list, first + length)
    if (unit !== undefined) return later(count, unit.meaning, first + length + unit.length, moment)
  }
  const [amount] = AMOUNTS.at(list, first)
  return amount === undefined
    ? undefined
    : later(amount.meaning.count, amount.meaning.unit, first + amount.length, moment)
}

/** Three days from now. */
function fromNowAt(list: readonly Word[], at: number, moment: Moment): Place | undefined {
  const count =
    NUMBERS.at(list, at)[0]?.meaning ?? (/^\d{1,4}$/.test(list[at]?.text ?? '') ? Number(list[at]?.text) : undefined)
  const [unit] = UNITS.at(list, at + 1)
  if (count === undefined || unit === undefined) return undefined
  const end = at + 1 + unit.length
  const [after] = FROM_NOW.at(list, end)
  return after === undefined ? undefined : later(count, unit.meaning, end + after.length, moment)
}

function later(count: number, unit: Unit, to: number, { now, utcOffset }: Moment): Place {
  const today = dayAt(now, utcOffset)
  switch (unit) {
    case 'day':
      return { day: today + count, to }
    case 'week':
      return { day: today + 7 * count, to }
    case 'month':
      return { day: monthsLater(today, count), to }
    case 'hour':
    case 'minute': {
      const minutes = minuteAt(now, utcOffset) + count * (unit === 'hour' ? 60 : 1)
      return { day: today + Math.floor(minutes / 1440), minutes: minutes % 1440, to }
    }
  }
}

const SPELLED = [...new Set(LANGUAGES.flatMap(({ numbers }) => Object.entries(numbers)))].filter(
  ([word]) => !/^an?$/.test(word),
)
const HOURS = new Map(SPELLED)

const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?([ap])?\.?m?$/

/** At 5, at 17:30, 5 pm, noon. Alone it needs ‘at’, a half of the day or minutes: a bare number is no time. */
function timeAt(
  list: readonly Word[],
  at: number,
  where: 'alone' | 'after a date',
): { minutes: number; to: number } | undefined {
  const before = AT.at(list, at)[0]?.length ?? 0
  const skip =
    before > 0
      ? before
      : ['in', 'the', ','].includes(list[at]?.text ?? '') && where === 'after a date'
        ? skippedBeforePart(list, at)
        : 0
  const first = at + skip
  const [part] = PARTS.at(list, first)
  if (part !== undefined && (where === 'after a date' || part.meaning === 720))
    return { minutes: part.meaning, to: first + part.length }
  const spelled = before > 0 ? HOURS.get(list[first]?.text ?? '') : undefined
  const text = spelled === undefined ? (list[first]?.text ?? '').replace(/^ב-?(?=\d)/, '') : String(spelled)
  const isPrefixed = spelled === undefined && text !== list[first]?.text
  const match = CLOCK.exec(text)
  if (match === null) return undefined
  const [half] = HALVES.at(list, first + 1)
  const isHalf = match[3] ?? half?.meaning[0]
  const hasMinutes = match[2] !== undefined && text.includes(':')
  if (before === 0 && !isPrefixed && isHalf === undefined && !hasMinutes) return undefined
  if (where === 'alone' && isPrefixed && !hasMinutes) return undefined
  const hour = Number(match[1])
  const minute = Number(match[2] ?? 0)
  let to = first + 1 + (match[3] === undefined && half !== undefined ? half.length : 0)
  // The full stop of ‘p.m.’.
  if (list[to]?.text === '.' && half?.meaning !== undefined && list[to - 1]?.text.includes('.')) to++
  if (minute > 59 || hour > (isHalf === undefined ? 23 : 12)) return undefined
  const [after] = PARTS.at(list, to)
  const evening = isHalf === 'p' || (after !== undefined && after.meaning >= 720)
  if (after !== undefined) to += after.length
  // Nobody means five at night by ‘at 5’.
  const isAfternoon = evening || (isHalf === undefined && after === undefined && !hasMinutes && hour >= 1 && hour <= 7)
  const hours = isHalf === 'a' && hour === 12 ? 0 : isAfternoon && hour < 12 ? hour + 12 : hour
  return { minutes: hours * 60 + minute, to }
}

/** ‘in the morning’, ‘, ’. */
function skippedBeforePart(list: readonly Word[], at: number): number {
  let skip = 0
  while (['in', 'the', ','].includes(list[at + skip]?.text ?? '')) skip++
  return skip
}

function meant(meaning: DayMeaning, today: Day, weekStart: number): Day {
  if ('days' in meaning) return today + meaning.days
  if ('months' in meaning) return monthsLater(today, meaning.months)
  if ('end' in meaning) {
    if (meaning.end === 'week') return today + ((weekStart + 6 - weekdayOf(today) + 7) % 7)
    const { year, month } = civilOf(today)
    return dayOf({ year, month, day: daysIn(year, month) })
  }
  if (meaning.week === undefined) return today + ((meaning.weekday - weekdayOf(today) + 6) % 7) + 1
  const startOfNextWeek = today + 7 - ((weekdayOf(today) - weekStart + 7) % 7)
  return startOfNextWeek + ((meaning.weekday - weekStart + 7) % 7)
}

function written({ day, minutes }: Place, { utcOffset }: Moment): string {
  return minutes === undefined ? isoDay(day as Day) : isoMoment(day as Day, minutes, utcOffset)
}
