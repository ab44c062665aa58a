// The moment a phrase of time names. Every piece has its say; where they leave two moments, both are returned for the
// person to choose from, and where they name none, nothing is.

import { civilOf, type Day, monthsLater } from '../slots/calendar.ts'
import type { Amount } from './amount.ts'
import { type Convention, daysMeant } from './calendar-day.ts'
import type { Chunk } from './chunk.ts'
import type { ClockTime } from './clock.ts'
import type { NamedDay } from './day.ts'
import { type Moment, minuteNow, today as todayAt } from './moment.ts'
import { withoutRange } from './range.ts'
import { eitherHalf, minutesMeant, PART_MINUTES, type PartSaid, readingsOf } from './time-of-day.ts'

/** What was said of a moment: a day, a time of the day, both, or an instant by itself. */
export type Named =
  /** `isUsual`: the hour of the working day was taken, and it could be the other one. */
  | { readonly day?: Day; readonly minutes?: number; readonly isUsual?: true }
  | { readonly utc: number }
  | { readonly written: string }

/** Empty if the words name no moment. */
export function resolveMoment(said: readonly Chunk[], moment: Moment, convention: Convention): readonly Named[] {
  const chunks = withoutRange(said)
  const hasTime = chunks.some(({ clock }) => clock !== undefined)
  if (
    chunks.some(
      (chunk, index) => isOpen(chunk, index, hasTime) || chunk.every !== undefined || chunk.except !== undefined,
    )
  )
    return []
  const shifts = chunks.flatMap(({ shift }) => shift ?? [])
  if (shifts.length > 1 || chunks.at(-1)?.shift !== undefined) return []
  const plain = chunks.filter(({ shift }) => shift === undefined)
  const named = resolvePlain(plain, moment, convention)
  const [shift] = shifts
  return shift === undefined ? named : named.flatMap((one) => shifted(one, shift, moment))
}

/** From Friday on, after Friday, until six behind another: no moment by which something is due. From five and after five it
 * can be done, and that is when. */
function isOpen({ leads, fromNow, shift, day, clock }: Chunk, index: number, hasTime: boolean): boolean {
  if (leads.includes('between')) return true
  if (leads.includes('range') && !leads.includes('starting')) return !hasTime
  if (leads.includes('after') && fromNow === undefined) return clock === undefined
  if (index > 0 && (leads.includes('to') || leads.includes('until')) && shift === undefined) return !isJoinedTo(day)
  return day?.is === 'month' && !day.isEnd && !day.at && leads.includes('for')
}

/** ‘next month on the 12th’, ‘20 באוקטובר’: there the ‘to’ was a letter. */
const isJoinedTo = (day: NamedDay | undefined) => day?.is === 'period'

function resolvePlain(chunks: readonly Chunk[], moment: Moment, convention: Convention): readonly Named[] {
  if (chunks.some((chunk, index) => isCounted(chunk, chunks[index + 1]))) return []
  const days = chunks.flatMap(({ day }) => day ?? [])
  const clocks = chunks.flatMap(({ clock }) => clock ?? [])
  const parts = chunks.flatMap(({ part }) => part ?? [])
  const amounts = chunks.flatMap(({ fromNow }) => fromNow ?? [])
  const [first] = days
  if (first?.is === 'moment') return chunks.length === 1 ? [{ written: first.text }] : []
  if (amounts.length > 0) {
    if (days.length > 0 || chunks.filter(({ fromNow }) => fromNow !== undefined).length > 1) return []
    if (amounts.some(isShort)) return clocks.length + parts.length > 0 ? [] : [instantLater(amounts, moment)]
    return timesOf([amounts.reduce(dayLater, todayAt(moment))], clocks, parts, [], moment)
  }
  if (days.length === 0) return timesOf([undefined], clocks, parts, [], moment)
  const meant = daysMeant(withoutDayEnd(days), moment, convention)?.flatMap((day) => byMonth(chunks, days, day))
  return meant === undefined ? [] : timesOf(meant, clocks, parts, days, moment)
}

/** ‘By June’: before it begins, or before it ends. */
function byMonth(chunks: readonly Chunk[], days: readonly NamedDay[], day: Day): readonly Day[] {
  const [only, ...more] = days
  const isBy = chunks.some(({ leads, day: own }) => own === only && leads.some((lead) => BY.has(lead)))
  if (only?.is !== 'month' || only.isEnd || only.at || more.length > 0 || !isBy) return [day]
  return [day - civilOf(day).day, day]
}

const BY: ReadonlySet<string> = new Set(['by', 'before', 'until'])

/** ‘The first Thursday’ is one of the month's, and no date. */
function isCounted(chunk: Chunk, next: Chunk | undefined): boolean {
  const isDay =
    next?.from === chunk.to && next.leads.length === 0 && ['weekday', 'weekend'].includes(next.day?.is ?? '')
  return chunk.day?.is === 'day-of-month' && isDay
}

/** ‘By the end of the day tomorrow’ is tomorrow. */
function withoutDayEnd(days: readonly NamedDay[]): readonly NamedDay[] {
  const rest = days.filter(({ is }) => is !== 'day-end')
  return rest.length === 0 ? days.slice(0, 1) : rest
}

const isShort = ({ unit }: Amount) => unit === 'minute' || unit === 'hour'

function dayLater(day: Day, { count, unit }: Amount): Day {
  switch (unit) {
    case 'day':
      return day + count
    case 'week':
      return day + 7 * count
    case 'month':
      return monthsLater(day, count)
    case 'year':
      return monthsLater(day, 12 * count)
    case 'hour':
    case 'minute':
      return day
  }
}

const MINUTE = 60_000
const minutesIn = ({ count, unit }: Amount) => (unit === 'hour' ? 60 * count : unit === 'minute' ? count : 0)

function instantLater(amounts: readonly Amount[], moment: Moment): Named {
  const days = amounts.reduce(dayLater, todayAt(moment)) - todayAt(moment)
  const minutes = amounts.reduce((sum, amount) => sum + minutesIn(amount), days * 1440)
  return { utc: moment.now + minutes * MINUTE }
}

/** Every day with every time that could be meant. */
function timesOf(
  days: readonly (Day | undefined)[],
  clocks: readonly ClockTime[],
  parts: readonly NonNullable<Chunk['part']>[],
  named: readonly NamedDay[],
  moment: Moment,
): readonly Named[] {
  const isTonight = named.some((one) => one.is === 'relative' && one.isEvening)
  const isToday = parts.some((part) => part.isToday)
  const said: PartSaid[] = [...new Set([...parts.map(({ part }) => part), ...(isTonight ? ['tonight' as const] : [])])]
  const today = todayAt(moment)
  const on = isToday ? days.map((day) => day ?? today) : days
  if (isToday && on.some((day) => day !== today)) return []
  const [clock, ...more] = clocks
  if (clock === undefined) return withPart(on, said, isToday || isTonight, moment)
  const meant = agreed([clock, ...more], said)
  // The part of the day excludes the time: it is one of the two halves.
  const isContrary = meant.length === 0 && more.length === 0 && said.length > 0 && clock.half !== undefined
  if (isContrary)
    return on.flatMap((day) => eitherHalf(clock).map((minutes) => (day === undefined ? { minutes } : { day, minutes })))
  const all = on.flatMap((day) => meant.flatMap((one) => nightly(day, one, said)))
  if (all.length === 1 && on[0] === undefined && said.length === 0 && readingsOf(clock).length > 1)
    return all.map((one) => ({ ...one, isUsual: true }))
  const future = all.filter((one) => !isPast(one, moment))
  // ‘Today at 9’, said at ten: nine in the evening.
  const [only] = all
  if (only?.day === today && all.length === 1 && future.length === 0 && said.length === 0 && more.length === 0) {
    const later = readingsOf(clock).filter((minutes) => minutes > minuteNow(moment))
    return later.length === 1 ? later.map((minutes) => ({ day: today, minutes })) : all
  }
  return all.length > 1 && future.length === 1 && all.every(({ day }) => day === today) ? future : all
}

/** The same time said twice is one: at 7 am tomorrow morning at 7. */
function agreed(clocks: readonly ClockTime[], parts: readonly PartSaid[]): readonly number[] {
  return clocks
    .map((clock) => minutesMeant(clock, parts))
    .reduce((kept, own) => kept.filter((minutes) => own.includes(minutes)))
}

/** ‘Friday night at 1’ may be the night before or after. */
function nightly(
  day: Day | undefined,
  minutes: number,
  parts: readonly PartSaid[],
): readonly { day?: Day; minutes: number }[] {
  const isNight = parts.includes('night') || parts.includes('tonight')
  if (day === undefined) return [{ minutes }]
  if (!isNight || minutes >= 300) return [{ day, minutes }]
  return parts.includes('tonight')
    ? [{ day: day + 1, minutes }]
    : [
        { day, minutes },
        { day: day + 1, minutes },
      ]
}

function isPast({ day, minutes }: { day?: Day; minutes: number }, moment: Moment): boolean {
  return day === todayAt(moment) && minutes <= minuteNow(moment)
}

/** When a part of today is over. */
const OVER: { readonly [part in PartSaid]?: number } = { dawn: 420, morning: 720, noon: 960, afternoon: 1140 }

function withPart(
  days: readonly (Day | undefined)[],
  parts: readonly PartSaid[],
  isToday: boolean,
  moment: Moment,
): readonly Named[] {
  const [part, ...others] = parts.filter((one) => one !== 'tonight')
  if (others.length > 0) return []
  const isBesideTonight = parts.includes('tonight')
  if (part === undefined || (isBesideTonight && (part === 'night' || part === 'evening')))
    return days.flatMap((day) => (day === undefined ? [] : [{ day }]))
  if (isBesideTonight) return []
  const minutes = PART_MINUTES[part]
  return days.flatMap((day): Named[] => {
    if (day !== todayAt(moment)) return [day === undefined ? { minutes } : { day, minutes }]
    if ((OVER[part] ?? 1440) <= minuteNow(moment)) return []
    return isToday || minutes <= minuteNow(moment) ? [{ day }] : [{ day, minutes }]
  })
}

/** Ten minutes before, a day after. */
function shifted(named: Named, { amounts, sign }: NonNullable<Chunk['shift']>, moment: Moment): readonly Named[] {
  if (!('day' in named || 'minutes' in named)) return []
  const signed = amounts.map(({ count, unit }) => ({ count: count * sign, unit }))
  if (!signed.some(isShort))
    return named.day === undefined ? [] : [{ ...named, day: signed.reduce(dayLater, named.day) }]
  if (named.minutes === undefined) return []
  const total = signed.reduce((sum, amount) => sum + minutesIn(amount), named.minutes)
  const start = named.day ?? (named.minutes > minuteNow(moment) ? todayAt(moment) : todayAt(moment) + 1)
  const day = signed.reduce(dayLater, start)
  return [{ day: day + Math.floor(total / 1440), minutes: ((total % 1440) + 1440) % 1440 }]
}
