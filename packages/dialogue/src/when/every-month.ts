// What comes once a month, by its place in it: the first Monday of the month, the 15th of every month, the last day of each
// month, ביום שני הראשון של כל חודש.

import { isEndOrStop } from './ending.ts'
import type { FoundEvery } from './every.ts'
import type { Lexemes } from './lexemes.ts'
import { numberAt } from './number.ts'

/** One past ‘of the month’, ‘of every month’, ‘each month’. */
interface OfMonth {
  readonly to: number
  /** Every one of them, and not only this one. */
  readonly isEvery: boolean
  readonly interval: number
}

export function monthlyAt(words: Lexemes, at: number): FoundEvery | undefined {
  return nthWeekdayAt(words, at) ?? dayOfMonthAt(words, at) ?? edgeOfMonthAt(words, at)
}

const onDays = (monthDays: readonly number[], interval: number, to: number): FoundEvery => ({
  every: { unit: 'month', interval, monthDays },
  to,
  strength: 'strong',
})

/** The end of a month, or its beginning: the last day, or the first. */
function edgeAt(words: Lexemes, at: number): { day: number; to: number } | undefined {
  if (words.is(at, 'end')) return { day: -1, to: at + 1 }
  return words.as(at, 'within')?.at === 'start' ? { day: 1, to: at + 1 } : undefined
}

/** Every end of the month, כל סוף חודש: what stands behind ‘every’. */
export function monthEdgeAt(words: Lexemes, at: number, interval: number): FoundEvery | undefined {
  const edge = edgeAt(words, at)
  if (edge === undefined) return undefined
  const of = words.is(edge.to, 'of') ? the(words, edge.to + 1) : edge.to
  return words.as(of, 'unit')?.unit === 'month' ? onDays([edge.day], interval, of + 1) : undefined
}

/** The end of every month, בסוף כל חודש. */
function edgeOfMonthAt(words: Lexemes, at: number): FoundEvery | undefined {
  const edge = edgeAt(words, the(words, at))
  const month = edge && ofMonthAt(words, edge.to)
  return edge && month?.isEvery ? onDays([edge.day], month.interval, month.to) : undefined
}

/** Behind ‘every month’: on the last day, ב-4. */
export function dayInMonthAt(words: Lexemes, at: number, { every }: FoundEvery): FoundEvery | undefined {
  const lead = words.as(at, 'lead')?.lead
  if (lead !== 'on' && lead !== 'at') return undefined
  const number = words.at(at + 1)
  const isJoined = lead === 'at' && number?.isGlued === true && (number.value ?? 0) >= 1 && (number.value ?? 32) <= 31
  // ‘כל חודש ב-10 לשלם’.
  const isFree = isEndOrStop(words, at + 2) || /^ל\p{Script=Hebrew}{2,}/u.test(words.at(at + 2)?.text ?? '')
  if (isJoined && isFree) return onDays([number.value ?? 1], every.interval, at + 2)
  const first = the(words, at + 1)
  // ‘On the 10th day’.
  const nth = numberAt(words, first)
  if (
    nth !== undefined &&
    first > at + 1 &&
    nth.value >= 1 &&
    nth.value <= 31 &&
    words.as(nth.to, 'unit')?.unit === 'day'
  )
    return onDays([nth.value], every.interval, nth.to + 1)
  const isDayFirst = words.as(first, 'unit')?.unit === 'day'
  const last = isDayFirst ? the(words, first + 1) : first
  const isLast = words.is(last, 'last') && (isDayFirst || words.as(last + 1, 'unit')?.unit === 'day')
  return isLast ? onDays([-1], every.interval, isDayFirst ? last + 1 : last + 2) : undefined
}

/** The first Monday of the month, the last Friday of every month. `said`: which one was said before. */
export function nthWeekdayAt(words: Lexemes, at: number, said?: number): FoundEvery | undefined {
  const first = the(words, at)
  const before = said === undefined ? nthAt(words, first) : { nth: said, to: first }
  const weekday = words.as(before?.to ?? first, 'weekday')
  if (weekday === undefined) return undefined
  const named = (before?.to ?? first) + 1
  const after = before === undefined ? nthAt(words, the(words, named)) : undefined
  const nth = before?.nth ?? after?.nth
  const month = nth === undefined ? undefined : ofMonthAt(words, after?.to ?? named)
  if (nth === undefined || nth > 5 || month === undefined) return undefined
  const every = { unit: 'month' as const, interval: month.interval, weekdays: [weekday.weekday], nth }
  return { every, to: month.to, strength: 'strong' }
}

/** The first is 1, the last −1. */
function nthAt(words: Lexemes, at: number): { nth: number; to: number } | undefined {
  if (words.is(at, 'last')) return { nth: -1, to: at + 1 }
  const ordinal = words.as(at, 'ordinal')
  return ordinal && { nth: ordinal.value, to: at + 1 }
}

/** More are not said together. */
const MOST_DAYS = 4

/** The 15th of every month, the 1st and the 15th of each month, the last day of the month, ב-15 לכל חודש. */
export function dayOfMonthAt(words: Lexemes, at: number): FoundEvery | undefined {
  const days: number[] = []
  let to = the(words, at)
  for (let next = to; days.length < MOST_DAYS; next = the(words, afterAnd(words, to))) {
    const isLast = words.is(next, 'last')
    const number = isLast ? undefined : numberAt(words, next)
    const isDay = number !== undefined && !number.isArticle && number.value >= 1 && number.value <= 31
    if (!isLast && !isDay) break
    days.push(isLast ? -1 : (number?.value ?? 1))
    to = isLast ? next + 1 : (number?.to ?? next)
    if (afterAnd(words, to) === to) break
  }
  // ביום האחרון, the last day.
  const isDayFirst = days.length === 0 && words.as(the(words, at), 'unit')?.unit === 'day'
  if (isDayFirst) {
    const nth = nthAt(words, the(words, the(words, at) + 1))
    if (nth === undefined) return undefined
    days.push(nth.nth)
    to = nth.to
  }
  if (days.length === 0) return undefined
  const isDay = isDayFirst || words.as(to, 'unit')?.unit === 'day'
  const month = ofMonthAt(words, isDay && !isDayFirst ? to + 1 : to)
  // ‘The 15th of the month’ is the next one; ‘the last day of the month’ comes every month.
  const isMeant = month !== undefined && (month.isEvery || (isDay && days.includes(-1)))
  if (!isMeant || (days.includes(-1) && !isDay)) return undefined
  return { every: { unit: 'month', interval: month.interval, monthDays: days }, to: month.to, strength: 'strong' }
}

const the = (words: Lexemes, at: number) => (words.is(at, 'the') ? at + 1 : at)

function afterAnd(words: Lexemes, at: number): number {
  const comma = words.isSign(at, ',', '&') ? at + 1 : at
  return words.is(comma, 'and') ? comma + 1 : comma
}

/** Of the month, of every month, every other month, של כל חודש, לכל חודש. */
function ofMonthAt(words: Lexemes, at: number): OfMonth | undefined {
  const isOf = words.is(at, 'of', 'about') || words.as(at, 'lead')?.lead === 'in'
  const next = isOf ? at + 1 : at
  const again = words.as(next, 'every')
  if (again !== undefined && words.as(next + 1, 'unit')?.unit === 'month')
    return { to: next + 2, isEvery: true, interval: again.interval ?? 1 }
  // בחודש, לחודש: the letter is joined to it.
  const isLetter = words.is(at, 'lead') && words.at(at + 1)?.isGlued === true
  if (isLetter && words.as(at + 1, 'unit')?.unit === 'month' && !words.is(at + 2, 'which'))
    return { to: at + 2, isEvery: false, interval: 1 }
  if (!isOf) return undefined
  const isPeriod = words.as(next, 'period')?.unit === 'month' && !words.is(next + 1, 'which')
  const isUnit = words.is(next, 'the') && words.as(next + 1, 'unit')?.unit === 'month' && !words.is(next + 2, 'which')
  if (isPeriod) return { to: next + 1, isEvery: false, interval: 1 }
  return isUnit ? { to: next + 2, isEvery: false, interval: 1 } : undefined
}
