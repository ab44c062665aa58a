// The first day on or after another on which something that comes again falls.

import type { Recurrence } from '../languages/recurrence.ts'
import { civilOf, type Day, dayOf, daysIn, monthsLater, weekdayOf } from '../slots/calendar.ts'

/** A 29 February comes every four years, with one exception in a century. */
const MOST_MONTHS = 12 * 9

export function firstDay(recurrence: Recurrence, from: Day): Day | undefined {
  const { unit, weekdays, nth, monthDays, months } = recurrence
  if (weekdays !== undefined && nth === undefined) return nextAmong(weekdays, from)
  if (weekdays === undefined && monthDays === undefined && months === undefined) return from
  if (unit !== 'month' && unit !== 'year') return undefined
  const { year, month } = civilOf(from)
  const first = dayOf({ year, month, day: 1 })
  for (let later = 0; later < MOST_MONTHS; later++) {
    const start = monthsLater(first, later)
    if (months !== undefined && !months.includes(civilOf(start).month)) continue
    const [found] = daysInMonth(recurrence, start)
      .filter((day) => day >= from)
      .sort((a, b) => a - b)
    if (found !== undefined) return found
  }
  return undefined
}

function nextAmong(weekdays: readonly number[], from: Day): Day {
  return Math.min(...weekdays.map((weekday) => from + ((weekday - weekdayOf(from) + 7) % 7)))
}

function daysInMonth({ weekdays = [], nth = 1, monthDays }: Recurrence, start: Day): readonly Day[] {
  const { year, month } = civilOf(start)
  const length = daysIn(year, month)
  if (monthDays !== undefined)
    return monthDays
      .map((day) => (day < 0 ? length + 1 + day : day))
      .flatMap((day) => (day > length ? [] : [start + day - 1]))
  return weekdays.flatMap((weekday) => nthWeekday(start, weekday, nth) ?? [])
}

/** The first Monday of the month that begins then, the last Friday. Undefined if there is no fifth. */
export function nthWeekday(start: Day, weekday: number, nth: number): Day | undefined {
  const { year, month } = civilOf(start)
  const end = start + daysIn(year, month) - 1
  if (nth < 0) return end - ((weekdayOf(end) - weekday + 7) % 7) + 7 * (nth + 1)
  const found = start + ((weekday - weekdayOf(start) + 7) % 7) + 7 * (nth - 1)
  return found > end ? undefined : found
}
