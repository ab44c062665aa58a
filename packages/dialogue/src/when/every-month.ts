// What comes once a month, by its place in it: the first Monday of the month, the 15th of every month, the last day of each
// month, ביום שני הראשון של כל חודש.

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
  return nthWeekdayAt(words, at) ?? dayOfMonthAt(words, at)
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
function dayOfMonthAt(words: Lexemes, at: number): FoundEvery | undefined {
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
  if (!isOf) return undefined
  const isPeriod = words.as(next, 'period')?.unit === 'month' && !words.is(next + 1, 'which')
  const isUnit = words.is(next, 'the') && words.as(next + 1, 'unit')?.unit === 'month' && !words.is(next + 2, 'which')
  if (isPeriod) return { to: next + 1, isEvery: false, interval: 1 }
  return isUnit ? { to: next + 2, isEvery: false, interval: 1 } : undefined
}
