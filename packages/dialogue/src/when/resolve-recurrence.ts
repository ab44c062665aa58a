// When something that comes again comes first, and by which rule: every piece of the phrase has its say. Undefined where
// they do not go together, so that all of it stays where it is.
//
// RR1. The first time is today or later; with a time of the day it is not past.
// RR2. ‘Until June’ ends with May, ‘until June 5’ with that day.
// RR3. A day of its own is the first time, where the rule falls on it and on other days besides: ‘tomorrow, every week’. ‘Every
//      Friday’ and ‘tomorrow’ go together on a Thursday only, ‘every day’ and ‘tomorrow’ never.
// RR4. Of an hour alone, eight to twelve are in the morning here: what comes again begins the working day. Six and seven are
//      asked about, as everywhere.

import type { Unit } from '../languages/dates.ts'
import type { Recurrence } from '../languages/recurrence.ts'
import { civilOf, type Day, dayOf, daysIn, isoDay, monthsLater } from '../slots/calendar.ts'
import type { Amount } from './amount.ts'
import { type Convention, daysMeant } from './calendar-day.ts'
import type { Chunk } from './chunk.ts'
import type { NamedDay } from './day.ts'
import type { Every } from './every.ts'
import { withoutDays } from './except.ts'
import { firstDay } from './first-day.ts'
import { type Moment, minuteNow, today as todayAt } from './moment.ts'
import { type Named, resolveMoment } from './resolve-moment.ts'

export interface Recurring {
  readonly recurrence: Recurrence
  /** When it comes first; several if the time of the day could be either. */
  readonly first: readonly Named[]
}

interface Bounds {
  readonly start?: Day
  readonly until?: Day
}

export function resolveRecurrence(
  chunks: readonly Chunk[],
  moment: Moment,
  convention: Convention,
): Recurring | undefined {
  const days = chunks.filter(({ day }) => day !== undefined)
  const times = chunks.filter(({ clock, part }) => clock !== undefined || part !== undefined)
  const exceptions = chunks.flatMap(({ except }) => (except === undefined ? [] : [except]))
  const both = chunks.filter(({ day, part }) => day !== undefined && part !== undefined).length
  const rest = chunks.length - days.length - times.length - exceptions.length + both
  const all = chunks.flatMap(({ every }) => every ?? [])
  const merge = all.length === rest ? merged(all) : undefined
  const every = merge && withoutDays(merge, exceptions.flat())
  if (every === undefined) return undefined
  const bounds = boundsOf(days.filter(isBound), moment, convention)
  const placed =
    bounds &&
    withDays(
      every,
      days.filter((chunk) => !isBound(chunk)),
      bounds,
      moment,
      convention,
    )
  if (placed === undefined) return undefined
  const minutes = minutesOf(placed.every, times, moment, convention)
  return minutes && begun(placed.every, placed.bounds, minutes, moment)
}

/** Weekly on Mondays, every day in the mornings. */
function merged(all: readonly Every[]): Every | undefined {
  const [first, second, ...more] = all
  if (first === undefined || second === undefined) return first
  if (more.length > 0) return undefined
  const [plain, other] = isPlain(first) ? [first, second] : [second, first]
  if (!isPlain(plain)) return undefined
  const isPart = other.unit === 'day' && other.part !== undefined
  if (plain.unit !== other.unit && !(isPart && plain.unit === 'week')) return undefined
  return isPart ? { ...plain, part: other.part } : { ...other, interval: plain.interval }
}

const isPlain = ({ weekdays, monthDays, months, part }: Every) => !(weekdays || monthDays || months || part)

const BOUNDS: ReadonlySet<string> = new Set(['range', 'starting', 'until', 'by', 'before', 'to', 'after'])

const isBound = ({ leads }: Chunk) => leads.some((lead) => BOUNDS.has(lead))

/** Starting Monday, until June, from August to November. */
function boundsOf(chunks: readonly Chunk[], moment: Moment, convention: Convention): Bounds | undefined {
  let bounds: Bounds = {}
  for (const { leads, day } of chunks) {
    const isStart = leads.includes('range') || leads.includes('starting')
    if (leads.includes('after') || (leads.includes('to') && bounds.start === undefined)) return undefined
    if ((isStart ? bounds.start : bounds.until) !== undefined || day === undefined) return undefined
    const bound = isStart ? startOf(day, moment, convention) : endOf(day, leads.includes('to'), moment, convention)
    if (bound === undefined) return undefined
    bounds = isStart ? { ...bounds, start: bound } : { ...bounds, until: bound }
  }
  return bounds
}

function startOf(day: NamedDay, moment: Moment, convention: Convention): Day | undefined {
  if (day.is === 'month') return monthStart(day, todayAt(moment))
  const [only, ...more] = daysMeant([day], moment, convention) ?? []
  return more.length > 0 ? undefined : only
}

function endOf(day: NamedDay, isWhole: boolean, moment: Moment, convention: Convention): Day | undefined {
  if (day.is !== 'month' || day.isEnd || isWhole) return startOfDay(day, moment, convention)
  const start = monthStart(day, todayAt(moment))
  return start === undefined || start <= todayAt(moment) ? undefined : start - 1
}

function startOfDay(day: NamedDay, moment: Moment, convention: Convention): Day | undefined {
  const [only, ...more] = daysMeant([day], moment, convention) ?? []
  return more.length > 0 ? undefined : only
}

/** The first day of the coming one; of this month, the month itself. */
function monthStart({ month, year }: Extract<NamedDay, { is: 'month' }>, today: Day): Day {
  const now = civilOf(today)
  return dayOf({ year: year ?? (month < now.month ? now.year + 1 : now.year), month, day: 1 })
}

interface Placed {
  readonly every: Every
  readonly bounds: Bounds
}

/** Every week on Monday, every year on May 3, every month on the 15th, every Wednesday in May; every week, tomorrow. */
function withDays(
  every: Every,
  chunks: readonly Chunk[],
  bounds: Bounds,
  moment: Moment,
  convention: Convention,
): Placed | undefined {
  let placed: Placed = { every, bounds }
  for (const { day, leads } of chunks) {
    const next =
      day &&
      (withDay(placed, day, leads.includes('in') || leads.includes('at'), moment) ??
        beginningOn(placed, day, moment, convention))
    if (next === undefined) return undefined
    placed = next
  }
  return placed
}

function withDay({ every, bounds }: Placed, day: NamedDay, isIn: boolean, moment: Moment): Placed | undefined {
  const placed = (more: Partial<Every>): Placed => ({ every: { ...every, ...more }, bounds })
  const { unit, weekdays, monthDays, months, isFromCompletion } = every
  if (isFromCompletion || every.nth !== undefined) return undefined
  switch (day.is) {
    case 'weekday':
      if (unit !== 'week' || day.which !== undefined) return undefined
      return placed({ weekdays: [...new Set([...(weekdays ?? []), day.weekday])] })
    case 'day-of-month':
      return unit === 'month' && !weekdays && !monthDays ? placed({ monthDays: [day.day] }) : undefined
    case 'date':
      if (unit !== 'year' || months || day.year !== undefined) return undefined
      return placed({ months: [day.month], monthDays: [day.day] })
    case 'nth-weekday':
      if (unit !== 'month' || weekdays || monthDays || day.month !== undefined || day.next !== undefined)
        return undefined
      return placed({ weekdays: [day.weekday], nth: day.nth })
    case 'period':
      if (unit !== 'month' || day.unit !== 'month' || !day.isEnd || weekdays || monthDays) return undefined
      return placed({ monthDays: [-1] })
    case 'month': {
      if (day.isEnd || (unit !== 'week' && unit !== 'day')) {
        const isYearly = unit === 'year' && !months && day.year === undefined
        return isYearly ? placed({ months: [day.month], monthDays: [1] }) : undefined
      }
      if (!isIn || bounds.start !== undefined || bounds.until !== undefined) return undefined
      const start = monthStart(day, todayAt(moment))
      const { year, month } = civilOf(start)
      return { every, bounds: { start, until: start + daysIn(year, month) - 1 } }
    }
    default:
      return undefined
  }
}

const OWN_DAYS: ReadonlySet<NamedDay['is']> = new Set(['relative', 'weekday', 'date'] as const)

/** A day that the rule does not need is the one it begins on. */
function beginningOn(
  { every, bounds }: Placed,
  day: NamedDay,
  moment: Moment,
  convention: Convention,
): Placed | undefined {
  const { part: _, lasting: __, isFromCompletion, ...rule } = every
  const isDaily = isShort(every.unit) || (every.unit === 'day' && every.interval === 1)
  if (isFromCompletion || isDaily || bounds.start !== undefined || !OWN_DAYS.has(day.is)) return undefined
  const start = startOfDay(day, moment, convention)
  return start !== undefined && firstDay(rule, start) === start ? { every, bounds: { ...bounds, start } } : undefined
}

type Minutes = readonly (number | undefined)[]

function minutesOf(every: Every, times: readonly Chunk[], moment: Moment, convention: Convention): Minutes | undefined {
  const own: readonly Chunk[] =
    every.part === undefined ? [] : [{ from: 0, to: 0, leads: [], strength: 'needy', part: { part: every.part } }]
  const chunks = [...times, ...own]
  if (chunks.length === 0) return [undefined]
  if (isShort(every.unit) || chunks.some(({ part }) => part?.isToday)) return undefined
  const named = resolveMoment(chunks, moment, convention)
  const minutes = named.flatMap((one) => ('minutes' in one && one.minutes !== undefined ? [one.minutes] : []))
  if (minutes.length === 0 || minutes.length !== named.length || minutes.some((one) => one >= 1440)) return undefined
  const isEight = times.every(({ clock, part }) => part === undefined && clock?.hour === 8 && clock.style === 'spoken')
  return isEight && own.length === 0 ? minutes.slice(0, 1) : minutes
}

const isShort = (unit: Unit) => unit === 'minute' || unit === 'hour'

function begun(every: Every, bounds: Bounds, minutes: Minutes, moment: Moment): Recurring | undefined {
  const today = todayAt(moment)
  const { part: _, lasting, ...plain } = every
  if (isShort(every.unit)) {
    if (bounds.start !== undefined || lasting !== undefined) return undefined
    const utc = moment.now + every.interval * (every.unit === 'hour' ? 60 : 1) * 60_000
    return { recurrence: ending(plain, bounds.until), first: [{ utc }] }
  }
  const start = Math.max(bounds.start ?? today, today)
  const first = minutes.map((minute) => {
    const isPast = start === today && minute !== undefined && minute <= minuteNow(moment)
    const day = firstDay(plain, isPast ? start + 1 : start)
    return { ...(day !== undefined && { day }), ...(minute !== undefined && { minutes: minute }) }
  })
  const until = bounds.until ?? (lasting && lasting.reduce(dayLater, start) - 1)
  if (first.some(({ day }) => day === undefined || (until !== undefined && day > until))) return undefined
  return { recurrence: ending(plain, until), first }
}

const ending = (recurrence: Recurrence, until: Day | undefined): Recurrence =>
  until === undefined ? recurrence : { ...recurrence, until: isoDay(until) }

function dayLater(day: Day, { count, unit }: Amount): Day {
  if (unit === 'day') return day + count
  if (unit === 'week') return day + 7 * count
  return unit === 'month' || unit === 'year' ? monthsLater(day, unit === 'year' ? 12 * count : count) : day
}
