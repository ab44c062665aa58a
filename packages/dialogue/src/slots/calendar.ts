// The calendar without a clock: days counted from 1970-01-01, as numbers. Time and place are arguments.

/** A day, as the number of days since 1970-01-01. */
export type Day = number

const MINUTE = 60_000
const DAY = 86_400_000

/** The day it is at this moment, where clocks are `utcOffset` minutes ahead of UTC. */
export function dayAt(now: number, utcOffset: number): Day {
  return Math.floor((now + utcOffset * MINUTE) / DAY)
}

/** Minutes since midnight, there. */
export function minuteAt(now: number, utcOffset: number): number {
  const local = now + utcOffset * MINUTE
  return Math.floor((local - Math.floor(local / DAY) * DAY) / MINUTE)
}

/** Sunday is 0. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7
}

export interface Civil {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Howard Hinnant's civil_from_days. */
export function civilOf(days: Day): Civil {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  }
}

/** Its inverse. */
export function dayOf({ year, month, day }: Civil): Day {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

export function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The same day so many months later, or the last one of a shorter month. */
export function monthsLater(day: Day, months: number): Day {
  const civil = civilOf(day)
  const index = civil.year * 12 + civil.month - 1 + months
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1]
  return dayOf({ year, month, day: Math.min(civil.day, daysIn(year, month)) })
}

export function isoDay(day: Day): string {
  const { year, month, day: of } = civilOf(day)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(of)}`
}

/** The moment at which clocks there show so many minutes after midnight of this day, in UTC. */
export function isoMoment(day: Day, minutes: number, utcOffset: number): string {
  const total = day * 1440 + minutes - utcOffset
  const utcDay = Math.floor(total / 1440)
  const rest = total - utcDay * 1440
  return `${isoDay(utcDay)}T${two(Math.floor(rest / 60))}:${two(rest % 60)}:00Z`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
