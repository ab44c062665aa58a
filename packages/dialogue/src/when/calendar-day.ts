// The day of the calendar that is meant by the names that were said together: ‘Saturday, August 4th’ has to be both.

import { languageOfText } from '../language-of-text.ts'
import type { Reader } from '../reader.ts'
import { civilOf, type Day, dayOf, daysIn, monthsLater, weekdayOf } from '../slots/calendar.ts'
import type { NamedDay } from './day.ts'
import { nthWeekday } from './first-day.ts'
import { comingHebrew } from './hebrew-calendar.ts'
import { comingHoliday } from './holidays.ts'
import { type Moment, today as todayAt } from './moment.ts'

/** Which conventions the text is in: those of its script. */
export interface Convention {
  readonly isDayFirst: boolean | undefined
  readonly weekStart: number
}

export function conventionOf(reader: Reader, text: string): Convention {
  const { isDayFirst, weekStart } = reader.speech(languageOfText(reader, text)).dates
  return { isDayFirst, weekStart }
}

/** The days it could be; several if what was said does not agree, or leaves it open. Undefined if there is no such day. */
export function daysMeant(
  named: readonly NamedDay[],
  moment: Moment,
  convention: Convention,
): readonly Day[] | undefined {
  const joined: readonly Joined[] = join(named)
  const today = todayAt(moment)
  const weekdays = new Set(joined.flatMap((one) => (one.is === 'weekday' ? [one.weekday] : [])))
  if (weekdays.size > 1) return undefined
  const [weekday] = weekdays
  const known = { ...convention, isDayFirst: convention.isDayFirst ?? moment.isDayFirst }
  const resolved = joined.map((one) => candidates(one, today, known))
  if (resolved.some((days) => days.length === 0)) return undefined
  // A weekday beside another name only has to agree with it.
  const others = resolved.filter((_, index) => !isPlainWeekday(joined[index]))
  if (others.length > 1 && joined.some(({ is }) => is === 'relative' || is === 'date')) {
    const all = new Set(others.flat())
    if (all.size > 1 && others.every((days) => days.length === 1)) return isSameKind(joined) ? undefined : [...all]
  }
  const days = others.length === 0 ? (resolved[0] ?? []) : common(others)
  const agreeing = weekday === undefined ? days : days.filter((day) => weekdayOf(day) === weekday)
  if (agreeing.length > 0) return agreeing
  // ‘Friday this year’, ‘Monday in September’ name no day; ‘Friday, August 4th’ names two.
  const isDated = joined.every(({ is }) => is !== 'period' && is !== 'month' && is !== 'weekend')
  return isDated ? [...new Set(resolved.flat())].sort((a, b) => a - b) : undefined
}

const isPlainWeekday = (named: NamedDay | undefined) => named?.is === 'weekday' && named.which === undefined

/** ‘Today and tomorrow’, two dates: a list, and no contradiction. */
function isSameKind(named: readonly NamedDay[]): boolean {
  const kinds = named.filter((one) => !isPlainWeekday(one)).map(({ is }) => is)
  return new Set(kinds).size < kinds.length
}

function common(lists: readonly (readonly Day[])[]): readonly Day[] {
  return lists.reduce((kept, days) => kept.filter((day) => days.includes(day)))
}

/** Names that are one: ‘Monday’ and ‘next week’, ‘the 5th’ and ‘next month’, ‘March 5’ and ‘this year’. */
function join(named: readonly NamedDay[]): readonly Joined[] {
  const period = named.find((one) => one.is === 'period' && !one.isEnd)
  if (period?.is !== 'period') return named
  const rest = named.filter((one) => one !== period)
  const at = rest.findIndex(
    (one) =>
      (one.is === 'weekday' && one.which === undefined && period.unit === 'week') ||
      (one.is === 'day-of-month' && period.unit === 'month') ||
      ((one.is === 'date' || one.is === 'month') && one.year === undefined && period.unit === 'year'),
  )
  const one = rest[at]
  if (one === undefined) return named
  return rest.map((other) => (other === one ? { ...one, within: period } : other))
}

type Within = { readonly within?: Extract<NamedDay, { is: 'period' }> }
type Joined = NamedDay & Within

function candidates(named: Joined, today: Day, convention: Convention): readonly Day[] {
  const { year, month } = civilOf(today)
  const { within } = named
  switch (named.is) {
    case 'relative':
      return [today + named.days]
    case 'day-end':
      return [today]
    case 'weekday':
      return weekdayIn(named, within, today, convention)
    case 'weekend':
      return weekdayIn(
        { ...named, is: 'weekday', weekday: 6, ...(named.next === 1 && { which: 'next' }) },
        undefined,
        today,
        convention,
      )
    case 'date': {
      if (within !== undefined) return real(year + within.next, named.month, named.day)
      return named.year === undefined ? coming(today, named.month, named.day) : real(named.year, named.month, named.day)
    }
    case 'either':
      return eitherDay(named, today, convention)
    case 'day-of-month': {
      if (within !== undefined) {
        const first = civilOf(monthsLater(dayOf({ year, month, day: 1 }), within.next))
        return real(first.year, first.month, named.day)
      }
      return comingInMonth(today, named.day)
    }
    case 'month': {
      if (named.at !== undefined) return partOfMonth(named.month, named.at, today)
      const own = named.year ?? (within !== undefined ? year + within.next : named.month < month ? year + 1 : year)
      return [dayOf({ year: own, month: named.month, day: daysIn(own, named.month) })]
    }
    case 'period':
      return named.at === undefined ? [periodDay(named, today, convention)] : partOfPeriod(named, today, convention)
    case 'nth-weekday':
      return nthWeekdayIn(named, today)
    case 'holiday':
      return [comingHoliday(named.holiday, today, year)]
    case 'hebrew':
      return [comingHebrew(named, today, year)].flatMap((day) => day ?? [])
    case 'moment':
      return []
  }
}

/** Of a month that was named, or the coming one. */
function nthWeekdayIn(
  { nth, weekday, month, next }: Extract<NamedDay, { is: 'nth-weekday' }>,
  today: Day,
): readonly Day[] {
  const now = civilOf(today)
  const first = dayOf({ ...now, day: 1 })
  const start = monthsLater(first, next ?? (month === undefined ? 0 : (month - now.month + 12) % 12))
  const found = nthWeekday(start, weekday, nth)
  if (found !== undefined && found >= today) return [found]
  if (next !== undefined) return []
  return [nthWeekday(monthsLater(start, month === undefined ? 1 : 12), weekday, nth) ?? []].flat()
}

/** The beginning of June is its first day, the middle the fifteenth; the coming one. */
function partOfMonth(month: number, at: 'start' | 'middle', today: Day): readonly Day[] {
  return coming(today, month, at === 'start' ? 1 : 15)
}

/** The beginning of next week, the middle of the month. What is past of this one is the next one's. */
function partOfPeriod(
  { unit, next, at }: Extract<NamedDay, { is: 'period' }>,
  today: Day,
  { weekStart }: Convention,
): readonly Day[] {
  const { year, month } = civilOf(today)
  if (unit === 'year') return at === 'start' ? coming(dayOf({ year: year + next, month: 1, day: 1 }), 1, 1) : []
  if (unit === 'week') {
    const start = today - ((weekdayOf(today) - weekStart + 7) % 7) + 7 * next + (at === 'start' ? 0 : 3)
    return [start >= today ? start : start + 7]
  }
  const day = monthsLater(dayOf({ year, month, day: 1 }), next) + (at === 'start' ? 0 : 14)
  return [day >= today ? day : monthsLater(dayOf({ year, month, day: 1 }), next + 1) + (at === 'start' ? 0 : 14)]
}

/** Next week is a week from today; this week, and the end of any, is the last day of it. */
function periodDay(
  { unit, next, isEnd }: Extract<NamedDay, { is: 'period' }>,
  today: Day,
  { weekStart }: Convention,
): Day {
  const { year, month } = civilOf(today)
  if (next === 1 && !isEnd) return unit === 'week' ? today + 7 : monthsLater(today, unit === 'month' ? 1 : 12)
  if (unit === 'week') return today + ((weekStart + 6 - weekdayOf(today) + 7) % 7) + 7 * next
  if (unit === 'year') return dayOf({ year: year + next, month: 12, day: 31 })
  const first = civilOf(monthsLater(dayOf({ year, month, day: 1 }), next))
  return dayOf({ ...first, day: daysIn(first.year, first.month) })
}

function weekdayIn(
  { weekday, which }: Extract<NamedDay, { is: 'weekday' }>,
  within: Within['within'],
  today: Day,
  { weekStart }: Convention,
): readonly Day[] {
  const startOfWeek = today - ((weekdayOf(today) - weekStart + 7) % 7)
  const inWeek = startOfWeek + ((weekday - weekStart + 7) % 7)
  if (which === 'next' || within?.next === 1) return [inWeek + 7]
  if (within !== undefined) return inWeek >= today ? [inWeek] : []
  return [today + ((weekday - weekdayOf(today) + 6) % 7) + 1]
}

function real(year: number, month: number, day: number): readonly Day[] {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
    ? [dayOf({ year, month, day })]
    : []
}

/** A leap day may be so many years away. */
const YEARS = 8

/** A day without a year is the next one. */
function coming(today: Day, month: number, day: number): readonly Day[] {
  const { year } = civilOf(today)
  for (let later = 0; later <= YEARS; later++) {
    const [found] = real(year + later, month, day)
    if (found !== undefined && found >= today) return [found]
  }
  return []
}

function comingInMonth(today: Day, day: number): readonly Day[] {
  const { year, month } = civilOf(today)
  for (let later = 0; later < 3; later++) {
    const first = civilOf(monthsLater(dayOf({ year, month, day: 1 }), later))
    const [found] = real(first.year, first.month, day)
    if (found !== undefined && found >= today) return [found]
  }
  return []
}

function eitherDay(
  { numbers, year }: Extract<NamedDay, { is: 'either' }>,
  today: Day,
  { isDayFirst }: Convention,
): readonly Day[] {
  const at = (month: number, day: number) =>
    month > 12 ? [] : year === undefined ? coming(today, month, day) : real(year, month, day)
  const [first, second] = numbers
  const [dayFirst, monthFirst] = [at(second, first), at(first, second)]
  if (isDayFirst && dayFirst.length > 0) return dayFirst
  if (isDayFirst === false && monthFirst.length > 0) return monthFirst
  return [...new Set([...monthFirst, ...dayFirst])].sort((a, b) => a - b)
}
