// The days on which something that comes again does not: every day except Saturday, בימי חול חוץ מיום חמישי.

import type { Every } from './every.ts'
import type { Lexemes } from './lexemes.ts'
import { weekdaysAt } from './weekdays.ts'

interface FoundExcept {
  readonly except: readonly number[]
  readonly to: number
  readonly strength: 'needy'
}

export function exceptAt(words: Lexemes, at: number): FoundExcept | undefined {
  if (!words.is(at, 'except')) return undefined
  const lead = words.is(at + 1, 'lead') ? at + 2 : at + 1
  const days = words.is(lead, 'every') ? lead + 1 : lead
  const list = weekdaysAt(words, days, words.as(lead, 'every')?.isDays === true)
  return list && list.part === undefined ? { except: list.weekdays, to: list.to, strength: 'needy' } : undefined
}

/** Undefined if it comes on none of them anyway, or only on them. */
export function withoutDays(every: Every, except: readonly number[]): Every | undefined {
  if (except.length === 0) return every
  const isDaily = every.unit === 'day' && every.interval === 1 && every.isFromCompletion !== true
  const isWeekly = every.unit === 'week' && every.interval === 1 && every.weekdays !== undefined
  if (!isDaily && !isWeekly) return undefined
  const all = every.weekdays ?? [0, 1, 2, 3, 4, 5, 6]
  const weekdays = all.filter((day) => !except.includes(day))
  if (weekdays.length === 0 || weekdays.length === all.length) return undefined
  return { ...every, unit: 'week', weekdays }
}
