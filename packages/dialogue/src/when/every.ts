// What comes again, by the words for it: every Friday, every 2 weeks, daily, Mondays and Thursdays, once a month, the first
// Monday of the month, ten days after it is done. When it comes first is worked out with everything else that was said.

import type { Part } from '../languages/dates.ts'
import type { Recurrence } from '../languages/recurrence.ts'
import { type Amount, amountAt } from './amount.ts'
import { dayWordsAt } from './day.ts'
import { dayInMonthAt, dayOfMonthAt, monthEdgeAt, monthlyAt, nthWeekdayAt } from './every-month.ts'
import type { Beginnings, Lexemes } from './lexemes.ts'
import { numberAt, ordinalAt } from './number.ts'
import { afterJoint, daysOf, type FoundWeekdays, weekdaysAt } from './weekdays.ts'

export interface Every extends Recurrence {
  /** In the morning of each. */
  readonly part?: Part
  /** For so long. */
  readonly lasting?: readonly Amount[]
}

export interface FoundEvery {
  readonly every: Every
  /** One past the last word. */
  readonly to: number
  readonly strength: 'strong' | 'placed'
}

/** The words that any of it begins with. */
export const EVERY_BEGINS: Beginnings = new Set([
  ...(['repeating', 'every', 'once', 'often', 'parts', 'weekdays', 'weekday', 'finished'] as const),
  ...(['digits', 'number', 'ordinal', 'amount', 'unit', 'the', 'last', 'end', 'within'] as const),
])

export function everyAt(words: Lexemes, from: number): FoundEvery | undefined {
  const at = words.is(from, 'repeating') ? from + 1 : from
  const found =
    afterEvery(words, at) ??
    onceAt(words, at) ??
    oftenAt(words, at) ??
    daysAt(words, at) ??
    monthlyAt(words, at) ??
    afterDone(words, at)
  return found && withEnd(words, withPlace(words, found))
}

/** Every week on Tuesday and Friday; every month on the last day; כל חודש ב-4. */
function withPlace(words: Lexemes, found: FoundEvery): FoundEvery {
  const { every, to } = found
  const { unit, weekdays, monthDays, months } = every
  if (weekdays !== undefined || monthDays !== undefined || months !== undefined) return found
  const led = words.is(to, 'lead') ? to + 1 : to
  if (unit === 'month') return dayInMonthAt(words, to, found) ?? found
  const list = unit === 'week' ? weekdaysAt(words, led, false) : undefined
  if (list === undefined || list.weekdays.length < 2 || list.isPlural) return found
  return { ...found, every: { ...every, ...onDays(list, every.interval) }, to: list.to }
}

const strong = (every: Every, to: number): FoundEvery => ({ every, to, strength: 'strong' })

function afterEvery(words: Lexemes, at: number): FoundEvery | undefined {
  const every = words.as(at, 'every')
  if (every === undefined) return undefined
  const { interval = 1 } = every
  const next = at + 1
  const nth = nthWeekdayAt(words, next, interval === 2 ? 2 : undefined)
  if (nth !== undefined) return nth
  const skipping = interval === 1 ? nthWeekAt(words, next) : undefined
  if (skipping !== undefined) return skipping
  const list = isFirstOfMonth(words, next) ? undefined : weekdaysAt(words, next, every.isDays === true)
  if (list !== undefined) return strong(onDays(list, interval), afterInWeek(words, list.to))
  if (every.isDays) return undefined
  const edge = monthEdgeAt(words, next, interval) ?? (interval === 1 ? dayOfMonthAt(words, next) : undefined)
  if (edge !== undefined) return edge
  const unit = everyUnit(words, next, interval)
  const day = everyDay(words, next)
  if (day !== undefined && day.to > (unit?.to ?? 0)) return day
  const part = words.as(next, 'part')
  return unit ?? (part && strong({ unit: 'day', interval, part: part.part }, next + 1))
}

/** כל ראשון לחודש: its first day, and no Sunday. */
const isFirstOfMonth = (words: Lexemes, at: number) =>
  words.as(at, 'weekday')?.isShort === true &&
  words.as(at + 1, 'lead')?.lead === 'to' &&
  words.as(at + 2, 'unit')?.unit === 'month'

/** כל יום רביעי בשבוע: it says nothing more. */
function afterInWeek(words: Lexemes, at: number): number {
  const isWeek = words.as(at, 'lead')?.lead === 'at' && words.as(at + 1, 'unit')?.unit === 'week'
  return isWeek && !words.is(at + 2, 'which') ? at + 2 : at
}

/** Every third Friday, כל יום שישי שני, כל שבת שנייה: every so many weeks. */
function nthWeekAt(words: Lexemes, at: number): FoundEvery | undefined {
  const before = words.as(at, 'ordinal')
  const isBefore = before !== undefined && isNamedDay(words, at + 1)
  if (!isBefore && !isNamedDay(words, at)) return undefined
  const count = isBefore ? before.value : (words.as(at + 1, 'nth-time') ?? words.as(at + 1, 'ordinal'))?.value
  const weekday = words.as(isBefore ? at + 1 : at, 'weekday')?.weekday
  // כל יום ראשון שלישי וחמישי: three days.
  const joint = afterJoint(words, at + 2)
  if (!isBefore && joint > at + 2 && words.is(joint, 'weekday')) return undefined
  const isMany = count !== undefined && count > 1 && count <= MOST_WEEKS
  return isMany && weekday !== undefined
    ? strong({ unit: 'week', interval: count, weekdays: [weekday] }, at + 2)
    : undefined
}

const MOST_WEEKS = 8

/** ראשון and שלישי alone are as often ‘first’ and ‘third’. */
const isNamedDay = (words: Lexemes, at: number) =>
  words.as(at, 'weekday')?.isShort === undefined && words.is(at, 'weekday')

/** Every week, every 2 weeks, every 3rd month, כל שבועיים; every week day. */
function everyUnit(words: Lexemes, at: number, interval: number): FoundEvery | undefined {
  const named = words.as(at, 'weekdays')
  if (named !== undefined && interval === 1) return strong({ unit: 'week', interval, ...daysOf(named) }, at + 1)
  if (words.is(at, 'weekend')) return strong({ unit: 'week', interval, weekdays: [6] }, at + 1)
  const ordinal = words.as(at, 'ordinal')
  const nth = ordinal && words.as(at + 1, 'unit')
  if (ordinal !== undefined && nth !== undefined) return strong({ unit: nth.unit, interval: ordinal.value }, at + 2)
  const found = amountAt(words, at)
  if (found === undefined || found.amounts.length > 1 || numberAt(words, at)?.isOrdinal) return undefined
  const [{ count, unit }] = found.amounts as [Amount]
  if (count < 1) return undefined
  return strong({ unit, interval: count * interval }, afterWeek(words, found.to, unit))
}

/** Every day of the week. */
function afterWeek(words: Lexemes, at: number, unit: Amount['unit']): number {
  const the = words.is(at + 1, 'the') ? at + 2 : at + 1
  return unit === 'day' && words.is(at, 'of') && words.as(the, 'unit')?.unit === 'week' ? the + 1 : at
}

/** Every May 3, every 15th of the month, every August. */
function everyDay(words: Lexemes, at: number): FoundEvery | undefined {
  const found = dayWordsAt(words, at)
  if (found === undefined) return undefined
  const { day, to } = found
  if (day.is === 'date' && day.year === undefined)
    return strong({ unit: 'year', interval: 1, months: [day.month], monthDays: [day.day] }, to)
  if (day.is === 'month' && day.year === undefined)
    return strong({ unit: 'year', interval: 1, months: [day.month], monthDays: [1] }, to)
  if (day.is !== 'day-of-month' || (to === at + 1 && words.at(at)?.text === 'second')) return undefined
  const after = afterJoint(words, to)
  const second = after === to ? undefined : ordinalAt(words, words.is(after, 'the') ? after + 1 : after)
  const monthDays = second === undefined ? [day.day] : [day.day, second.value]
  return strong({ unit: 'month', interval: 1, monthDays }, second?.to ?? to)
}

/** Once a week, once every 3 weeks, פעם בשבועיים. */
function onceAt(words: Lexemes, at: number): FoundEvery | undefined {
  if (isOneIn(words, at)) return everyUnit(words, at + 2, 1)
  if (!words.is(at, 'once')) return undefined
  const again = words.is(at + 1, 'every') ? afterEvery(words, at + 1) : oftenAt(words, at + 1)
  if (again !== undefined) return again
  return everyUnit(words, words.is(at + 1, 'lead') ? at + 2 : at + 1, 1)
}

/** אחת לשלושה חודשים: the letter is joined to what is counted. */
function isOneIn(words: Lexemes, at: number): boolean {
  if (words.as(at, 'number')?.value !== 1 || words.as(at + 1, 'lead')?.lead !== 'to' || !words.at(at + 2)?.isGlued)
    return false
  return (amountAt(words, at + 2)?.amounts[0]?.count ?? 1) > 1
}

/** Daily, weekly. Before a noun it says what kind it is: the weekly report. */
function oftenAt(words: Lexemes, at: number): FoundEvery | undefined {
  const found = words.as(at, 'often')
  if (found === undefined) return undefined
  const { unit, count, part, monthDays, describes } = found
  if (describes?.test(words.at(at - 1)?.text ?? '')) return undefined
  const isSure = words.is(at, 'every') || /^every|^each/.test(words.at(at)?.text ?? '')
  return {
    every: { unit, interval: count, ...(part && { part }), ...(monthDays && { monthDays }) },
    to: afterWeek(words, at + 1, unit),
    strength: isSure ? 'strong' : 'placed',
  }
}

/** Mondays and Thursdays, weekends, Sunday nights, mornings. */
function daysAt(words: Lexemes, at: number): FoundEvery | undefined {
  const parts = words.as(at, 'parts')
  if (parts !== undefined)
    return { every: { unit: 'day', interval: 1, part: parts.part }, to: at + 1, strength: 'placed' }
  const list = weekdaysAt(words, at, false)
  if (list === undefined || !list.isPlural) return undefined
  return { every: onDays(list, 1), to: list.to, strength: 'placed' }
}

const onDays = ({ weekdays, part }: FoundWeekdays, interval: number): Every => ({
  unit: 'week' as const,
  interval,
  weekdays,
  ...(part && { part }),
})

/** Ten days after I finish it; after I finish it, in ten days. */
function afterDone(words: Lexemes, at: number): FoundEvery | undefined {
  if (words.is(at, 'finished')) {
    const comma = words.isSign(at + 1, ',') ? at + 2 : at + 1
    return fromCompletion(words, words.is(comma, 'lead') ? comma + 1 : comma)
  }
  const found = amountAt(words, at)
  return found !== undefined && words.is(found.to, 'finished') ? fromCompletion(words, at, 1) : undefined
}

function fromCompletion(words: Lexemes, at: number, more = 0): FoundEvery | undefined {
  const found = amountAt(words, at)
  const [amount, ...others] = found?.amounts ?? []
  if (found === undefined || amount === undefined || others.length > 0 || amount.count < 1) return undefined
  return strong({ unit: amount.unit, interval: amount.count, isFromCompletion: true }, found.to + more)
}

/** For the next 6 weeks, for 2 months; 5 times; every 10 days after I finish it. */
function withEnd(words: Lexemes, found: FoundEvery): FoundEvery {
  const { every, to } = found
  if (words.is(to, 'from-now', 'repeating')) return { ...found, to: to + 1 }
  if (words.is(to, 'finished') && every.weekdays === undefined && every.monthDays === undefined)
    return { ...found, every: { ...every, isFromCompletion: true }, to: to + 1 }
  const count = numberAt(words, to)
  if (count !== undefined && !count.isOrdinal && count.value > 0 && words.is(count.to, 'times'))
    return { ...found, every: { ...every, count: count.value }, to: count.to + 1 }
  const lead = words.as(to, 'lead')?.lead
  // ‘For the next’ is one word of the vocabulary.
  const isFor = lead === 'for' || (lead === 'range' && /^(?:for|over)$/.test(words.at(to)?.text ?? ''))
  if (!isFor) return found
  const the = words.is(to + 1, 'the') ? to + 2 : to + 1
  const next = words.as(the, 'which')?.which === 'next' ? the + 1 : the
  const lasting = amountAt(words, next)
  return lasting === undefined ? found : { ...found, every: { ...every, lasting: lasting.amounts }, to: lasting.to }
}
