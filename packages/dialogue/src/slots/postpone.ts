// How far a deadline is moved, said as an amount and not as a day: two days later, by a week, an hour earlier, בשבוע, ביומיים.
// The task's own deadline is what it is counted from [D45].

import type { Reader } from '../reader.ts'
import { type Amount, amountAt } from '../when/amount.ts'
import { Lexemes } from '../when/lexemes.ts'
import { localOf, type Moment, today, writtenDay, writtenTime } from '../when/moment.ts'
import { monthsLater } from './calendar.ts'

export interface Postponement {
  readonly amounts: readonly Amount[]
  /** Earlier is −1. */
  readonly sign: 1 | -1
}

/**
 * An amount that is the whole of the text: ‘two days’, ‘by two days’, ‘a week later’, ‘an hour earlier’, ‘ביומיים’. Undefined
 * for everything else, and for ‘in two days’, which is a day. `isEarlier`: the verb moves it forward (bring forward, להקדים).
 */
export function readPostponement(reader: Reader, text: string, isEarlier = false): Postponement | undefined {
  const words = new Lexemes(reader, text)
  const lead = words.is(0, 'more') ? undefined : words.as(0, 'lead')
  const isBy = lead !== undefined && (lead.lead === 'by' || lead.lead === 'for' || words.at(1)?.isGlued === true)
  const first = isBy ? 1 : 0
  const found = amountAt(words, words.is(first, 'more') ? first + 1 : first)
  if (found === undefined || (lead !== undefined && !isBy)) return undefined
  const { sign, to } = directionAt(words, found.to)
  for (let at = to; at < words.length; at++) if (/[\p{L}\p{N}]/u.test(words.at(at)?.text ?? '')) return undefined
  return { amounts: found.amounts, sign: sign ?? (isEarlier ? -1 : 1) }
}

/** Later, earlier, back, מאוחר יותר. */
function directionAt(words: Lexemes, at: number): { readonly sign?: 1 | -1; readonly to: number } {
  const shift = words.as(at, 'shift')
  if (shift !== undefined) return { sign: shift.sign, to: at + 1 }
  // יותר מאוחר.
  return words.is(at, 'more')
    ? { ...directionAt(words, at + 1), to: Math.max(at + 1, directionAt(words, at + 1).to) }
    : { to: at }
}

/** As an ISO 8601 duration, with a minus if it is earlier: what is asked about several stands in a command so. */
export function writtenShift({ amounts, sign }: Postponement): string | undefined {
  if (amounts.some(({ unit }) => unit === 'month' || unit === 'year')) return undefined
  const minutes = amounts.reduce((sum, { count, unit }) => sum + minutesIn(unit, count), 0)
  const days = amounts.reduce((sum, { count, unit }) => sum + daysIn(unit, count), 0)
  return `${sign < 0 ? '-' : ''}P${days > 0 ? `${days}D` : ''}${minutes > 0 ? `T${minutes}M` : ''}`
}

/** Its inverse. */
export function readShift(written: string): Postponement | undefined {
  const [, minus, days = '0', minutes = '0'] = /^(-)?P(?:(\d+)D)?(?:T(\d+)M)?$/.exec(written) ?? []
  const amounts: readonly Amount[] = [
    { count: Number(days), unit: 'day' },
    { count: Number(minutes), unit: 'minute' },
  ]
  const left = amounts.filter(({ count }) => count > 0)
  return left.length === 0 ? undefined : { amounts: left, sign: minus === undefined ? 1 : -1 }
}

const daysIn = (unit: Amount['unit'], count: number) => (unit === 'week' ? 7 * count : unit === 'day' ? count : 0)

/**
 * The deadline so much later. Days keep the time of the day; hours need one. Without a deadline it is counted from today.
 * Undefined if an hour is to be added to a day.
 */
export function postponed(
  deadline: string | null | undefined,
  { amounts, sign }: Postponement,
  moment: Moment,
): string | undefined {
  const old = deadline ? localOf(deadline, moment) : { day: today(moment) }
  if (old === undefined) return undefined
  const day = amounts.reduce((from, { count, unit }) => dayLater(from, unit, sign * count), old.day)
  const minutes = amounts.reduce((sum, { count, unit }) => sum + sign * minutesIn(unit, count), 0)
  if (old.minutes === undefined) return minutes === 0 ? writtenDay(day) : undefined
  const total = old.minutes + minutes
  return writtenTime(day + Math.floor(total / 1440), ((total % 1440) + 1440) % 1440, moment)
}

function dayLater(day: number, unit: Amount['unit'], count: number): number {
  if (unit === 'day') return day + count
  if (unit === 'week') return day + 7 * count
  return unit === 'month' || unit === 'year' ? monthsLater(day, unit === 'year' ? 12 * count : count) : day
}

const minutesIn = (unit: Amount['unit'], count: number) =>
  unit === 'hour' ? 60 * count : unit === 'minute' ? count : 0
