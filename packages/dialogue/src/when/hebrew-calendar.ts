// The Hebrew calendar, by its arithmetic: which day of ours a day of it is. (Dershowitz and Reingold, ‘Calendrical
// Calculations’.)

import type { Day } from '../slots/calendar.ts'

/** 1 Tishri of the year 1, in days since 1970-01-01. */
const EPOCH = -2_092_590
const NISAN = 1
const TISHRI = 7

const isLeap = (year: number) => (7 * year + 1) % 19 < 7

/** Days from the epoch to the mean new moon of a year, moved so that no feast falls on a forbidden weekday. */
function elapsed(year: number): number {
  const months = Math.floor((235 * year - 234) / 19)
  const parts = 12_084 + 13_753 * months
  const day = 29 * months + Math.floor(parts / 25_920)
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day
}

function newYear(year: number): Day {
  const [before, own, after] = [elapsed(year - 1), elapsed(year), elapsed(year + 1)]
  const moved = after - own === 356 ? 2 : own - before === 382 ? 1 : 0
  return EPOCH + own + moved
}

const lengthOf = (year: number) => newYear(year + 1) - newYear(year)

function daysInMonth(year: number, month: number): number {
  const length = lengthOf(year) % 10
  if (month === 2 || month === 4 || month === 6 || month === 10 || month === 13) return 29
  if (month === 12) return isLeap(year) ? 30 : 29
  if (month === 8) return length === 5 ? 30 : 29
  return month === 9 && length === 3 ? 29 : 30
}

/** Months are counted from Nisan; 13 is Adar II, or Adar where there is one. */
export function hebrewDay(year: number, month: number, day: number): Day {
  const own = month === 13 && !isLeap(year) ? 12 : month
  const last = isLeap(year) ? 13 : 12
  let days = newYear(year) + day - 1
  for (let one = TISHRI; one !== own; one = one === last ? NISAN : one + 1) days += daysInMonth(year, one)
  return days
}

/** How far the Hebrew year is ahead in spring. */
const AHEAD = 3760

/** The next one, today included, or that of the year that was said; there may be none. `year`: the one it is in our calendar. */
export function comingHebrew(
  said: { readonly year?: number; readonly month: number; readonly day: number },
  from: Day,
  year: number,
): Day | undefined {
  const years = said.year === undefined ? [-1, 0, 1, 2].map((later) => year + AHEAD + later) : [said.year]
  return years
    .filter((one) => said.day <= daysInMonth(one, said.month === 13 && !isLeap(one) ? 12 : said.month))
    .map((one) => hebrewDay(one, said.month, said.day))
    .find((day) => said.year !== undefined || day >= from)
}
