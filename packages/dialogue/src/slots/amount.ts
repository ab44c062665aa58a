// A day that is so far from now: in three days, two weeks from now, בעוד שעתיים.

import type { Unit } from '../languages/dates.ts'
import type { Word } from '../reading/words.ts'
import { type Day, dayAt, minuteAt, monthsLater } from './calendar.ts'
import { AMOUNTS, FROM_NOW, lengthAt, NUMBERS, UNITS, WITHIN } from './date-words.ts'
import type { Moment } from './deadline.ts'

interface Later {
  readonly day: Day
  readonly minutes?: number
  /** One past the last word. */
  readonly to: number
}

interface Amount {
  readonly count: number
  readonly unit: Unit
  readonly to: number
}

export function amountAt(list: readonly Word[], at: number, moment: Moment): Later | undefined {
  const within = lengthAt(WITHIN, list, at)
  if (within > 0) return later(countedAt(list, at + within) ?? wholeAt(list, at + within), moment)
  const counted = countedAt(list, at)
  const after = counted === undefined ? 0 : lengthAt(FROM_NOW, list, counted.to)
  return counted === undefined || after === 0 ? undefined : later({ ...counted, to: counted.to + after }, moment)
}

/** Three days. */
function countedAt(list: readonly Word[], at: number): Amount | undefined {
  const [spelled] = NUMBERS.at(list, at)
  const digits = /^\d{1,4}$/.exec(list[at]?.text ?? '')?.[0]
  const count = spelled?.meaning ?? (digits === undefined ? undefined : Number(digits))
  const next = at + (spelled?.length ?? 1)
  const [unit] = UNITS.at(list, next)
  return count === undefined || unit === undefined ? undefined : { count, unit: unit.meaning, to: next + unit.length }
}

/** יומיים. */
function wholeAt(list: readonly Word[], at: number): Amount | undefined {
  const [amount] = AMOUNTS.at(list, at)
  return amount === undefined ? undefined : { ...amount.meaning, to: at + amount.length }
}

function later(amount: Amount | undefined, { now, utcOffset }: Moment): Later | undefined {
  if (amount === undefined) return undefined
  const { count, unit, to } = amount
  const today = dayAt(now, utcOffset)
  switch (unit) {
    case 'day':
      return { day: today + count, to }
    case 'week':
      return { day: today + 7 * count, to }
    case 'month':
      return { day: monthsLater(today, count), to }
    case 'hour':
    case 'minute': {
      const minutes = minuteAt(now, utcOffset) + count * (unit === 'hour' ? 60 : 1)
      return { day: today + Math.floor(minutes / 1440), minutes: minutes % 1440, to }
    }
  }
}
