// Which of several moments an answer tells apart from the others: in the afternoon, December, on Friday, pm.

import type { Reader } from '../reader.ts'
import { civilOf, weekdayOf } from '../slots/calendar.ts'
import { conventionOf, daysMeant } from './calendar-day.ts'
import type { Chunk } from './chunk.ts'
import { wholeChunks } from './find-when.ts'
import { Lexemes } from './lexemes.ts'
import { localOf, type Moment } from './moment.ts'
import { isWithin, readingsOf } from './time-of-day.ts'

interface Local {
  readonly day: number
  readonly minutes?: number
}

export function datesThatFit(
  reader: Reader,
  dates: readonly string[],
  said: string,
  moment: Moment,
): readonly string[] {
  const half = halfIn(reader, said)
  const chunks = half === undefined ? wholeChunks(reader, said, true) : []
  if (chunks === undefined) return []
  return dates.filter((date) => {
    const local = localTime(date) ?? localOf(date, moment)
    if (local === undefined) return false
    if (half !== undefined) return local.minutes !== undefined && local.minutes < 720 === (half === 'am')
    return chunks.every((chunk) => fits(reader, chunk, local, said, moment))
  })
}

/** ‘pm’ alone. */
function halfIn(reader: Reader, said: string): 'am' | 'pm' | undefined {
  const words = new Lexemes(reader, said)
  return words.length === 1 ? words.as(0, 'half')?.half : undefined
}

/** A time without a day. */
function localTime(date: string): Local | undefined {
  const match = /^T(\d{2}):(\d{2})$/.exec(date)
  return match === null ? undefined : { day: Number.NaN, minutes: Number(match[1]) * 60 + Number(match[2]) }
}

function fits(
  reader: Reader,
  { day, clock, part, fromNow, shift }: Chunk,
  local: Local,
  said: string,
  moment: Moment,
): boolean {
  if (fromNow !== undefined || shift !== undefined) return false
  if (clock !== undefined) return local.minutes !== undefined && readingsOf(clock).includes(local.minutes % 1440)
  if (part !== undefined) return local.minutes !== undefined && isWithin(local.minutes, part.part)
  if (day === undefined) return false
  if (day.is === 'month') return civilOf(local.day).month === day.month
  if (day.is === 'weekday') return weekdayOf(local.day) === day.weekday
  return daysMeant([day], moment, conventionOf(reader, said))?.includes(local.day) ?? false
}
