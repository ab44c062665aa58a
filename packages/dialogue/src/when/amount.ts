// So much time: two weeks, an hour and a half, יומיים. In two weeks, two weeks from now; ten minutes before six.

import type { Unit } from '../languages/dates.ts'
import type { Lexemes } from './lexemes.ts'
import { numberAt } from './number.ts'

export interface Amount {
  readonly count: number
  readonly unit: Unit
}

export interface FoundAmount {
  readonly amounts: readonly Amount[]
  /** One past the last word. */
  readonly to: number
}

/** One month and two days: at most so many parts. */
const MOST_PARTS = 3

export function amountAt(words: Lexemes, at: number): FoundAmount | undefined {
  const amounts: Amount[] = []
  let next = at
  let to = at
  while (amounts.length < MOST_PARTS) {
    const found = partAt(words, next)
    if (found === undefined) break
    amounts.push(found.amount)
    to = found.to
    // ‘2h 30m’.
    const isMore = words.at(to)?.value !== undefined && words.is(to + 1, 'unit')
    if (!words.is(to, 'and') && !isMore) break
    next = isMore ? to : to + 1
  }
  return amounts.length === 0 ? undefined : { amounts, to }
}

function partAt(words: Lexemes, at: number): { amount: Amount; to: number } | undefined {
  const whole = words.as(at, 'amount')
  if (whole !== undefined) return { amount: whole, to: at + 1 }
  const number = numberAt(words, at)
  if (number === undefined || (number.isOrdinal && words.as(at, 'number') === undefined)) {
    const unit = words.as(at, 'unit')
    return unit === undefined ? undefined : { amount: { count: 1, unit: unit.unit }, to: at + 1 }
  }
  // ‘שלושת הימים הבאים’.
  const named = words.is(number.to, 'the') && words.is(number.to + 2, 'coming') ? number.to + 1 : number.to
  const unit = words.as(named, 'unit')
  return unit === undefined || number.value > 9999
    ? undefined
    : { amount: { count: number.value, unit: unit.unit }, to: named + 1 }
}
