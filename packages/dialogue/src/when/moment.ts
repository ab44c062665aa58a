// When and where a message is read, and moments as they are written down: a day as it is, a time of the day in UTC.

import { type Day, dayOf, dayAt as dayWhere, isoDay, isoMoment, minuteAt } from '../slots/calendar.ts'

export interface Moment {
  /** Milliseconds. */
  readonly now: number
  /** Minutes clocks are ahead of UTC where the person is, now. */
  readonly utcOffset: number
  /** The same at another moment, if clocks are changed there. */
  readonly utcOffsetAt?: (at: number) => number
  /** The name of the person's time zone, if it is known: Asia/Jerusalem. */
  readonly timeZone?: string
  /** Whether the person writes the day before the month, where the language leaves it open and it is known. */
  readonly isDayFirst?: boolean
}

const MINUTE = 60_000

export function today({ now, utcOffset }: Moment): Day {
  return dayWhere(now, utcOffset)
}

export function minuteNow({ now, utcOffset }: Moment): number {
  return minuteAt(now, utcOffset)
}

/** How far clocks are ahead at a moment. */
function offsetAt(at: number, { utcOffset, utcOffsetAt }: Moment): number {
  return utcOffsetAt?.(at) ?? utcOffset
}

/** How far they are ahead when clocks there show this. What they never show, because they are put forward, is an hour later. */
function offsetOn(day: Day, minutes: number, moment: Moment): number {
  const local = (day * 1440 + minutes) * MINUTE
  const before = offsetAt(local - moment.utcOffset * MINUTE, moment)
  const after = offsetAt(local - before * MINUTE, moment)
  return offsetAt(local - after * MINUTE, moment) === after ? after : Math.min(before, after)
}

/** How far they are ahead at a deadline. */
export function offsetFor(deadline: string, moment: Moment): number {
  const match = WRITTEN.exec(deadline)
  if (match?.[4] === undefined) return moment.utcOffset
  const day = dayOf({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) })
  return offsetAt((day * 1440 + Number(match[4]) * 60 + Number(match[5])) * MINUTE, moment)
}

/** The day it is there at a moment. */
export function dayAt(at: number, moment: Moment): Day {
  return dayWhere(at, offsetAt(at, moment))
}

export function writtenDay(day: Day): string {
  return isoDay(day)
}

export function writtenTime(day: Day, minutes: number, moment: Moment): string {
  return isoMoment(day, minutes, offsetOn(day, minutes, moment))
}

export function writtenUtc(at: number): string {
  const minutes = Math.floor(at / MINUTE)
  return isoMoment(0, minutes, 0)
}

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2})Z)?$/

/** A deadline as it is there: its day, and the minutes after midnight if it has a time. */
export function localOf(deadline: string, moment: Moment): { day: Day; minutes?: number } | undefined {
  const match = WRITTEN.exec(deadline)
  if (match === null) return undefined
  const day = dayOf({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) })
  if (match[4] === undefined) return { day }
  const utc = (day * 1440 + Number(match[4]) * 60 + Number(match[5])) * MINUTE
  const offset = offsetAt(utc, moment)
  return { day: dayWhere(utc, offset), minutes: minuteAt(utc, offset) }
}

/** A deadline with a time of the day as it is on the clocks there, with their zone (RFC 9557). */
export function writtenLocal(deadline: string | null | undefined, moment: Moment): string | undefined {
  const local = deadline ? localOf(deadline, moment) : undefined
  if (local?.minutes === undefined || moment.timeZone === undefined) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  return `${isoDay(local.day)}T${two(Math.floor(local.minutes / 60))}:${two(local.minutes % 60)}[${moment.timeZone}]`
}
