// A day by its place in a month: the first Thursday of October, the last Friday of next month, the second Tuesday; and a day
// that has a name of its own: Christmas.

import type { FoundDay, NamedDay } from './day.ts'
import type { Lexemes } from './lexemes.ts'

const the = (words: Lexemes, at: number) => (words.is(at, 'the') ? at + 1 : at)

export function nthDayAt(words: Lexemes, at: number): FoundDay | undefined {
  const first = the(words, at)
  const isLast = words.is(first, 'last')
  const nth = isLast ? -1 : words.as(first, 'ordinal')?.value
  const weekday = words.as(first + 1, 'weekday')
  if (nth === undefined || nth > 5 || weekday === undefined) return undefined
  const day = { is: 'nth-weekday' as const, nth, weekday: weekday.weekday }
  const month = monthAt(words, first + 2)
  if (month !== undefined) return { day: { ...day, ...month.of }, to: month.to, strength: 'strong' }
  // ‘The last Friday’ is past, ‘first Friday’ may be anything.
  return isLast || first === at ? undefined : { day, to: first + 2, strength: 'placed', hasArticle: true }
}

type OfMonth = Pick<Extract<NamedDay, { is: 'nth-weekday' }>, 'month' | 'next'>

/** Of October, in October, of next month, of this month. */
function monthAt(words: Lexemes, at: number): { of: OfMonth; to: number } | undefined {
  if (!words.is(at, 'of', 'about') && words.as(at, 'lead')?.lead !== 'in') return undefined
  const month = words.as(at + 1, 'month')
  if (month !== undefined) return { of: { month: month.month }, to: at + 2 }
  const which = words.as(at + 1, 'which')?.which
  const isMonth = which !== undefined && words.as(at + 2, 'unit')?.unit === 'month'
  return isMonth ? { of: { next: which === 'next' ? 1 : 0 }, to: at + 3 } : undefined
}

/** Christmas. Alone it says what the errand is for. */
export function holidayAt(words: Lexemes, at: number): FoundDay | undefined {
  const holiday = words.as(at, 'holiday')?.holiday
  return holiday && { day: { is: 'holiday', holiday }, to: at + 1, strength: 'needy' }
}
