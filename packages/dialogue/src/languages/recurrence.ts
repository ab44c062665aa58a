// What comes again, as it was understood: from the words of a person, to the rule of RFC 5545 that is stored, and back to
// words that say it.

import type { Unit } from './dates.ts'

export interface Recurrence {
  readonly unit: Unit
  /** Every so many of them. */
  readonly interval: number
  /** Sunday is 0. */
  readonly weekdays?: readonly number[]
  /** Which of them in the month: the first is 1, the last −1. Without it every week's. */
  readonly nth?: number
  /** The last day of the month is −1. */
  readonly monthDays?: readonly number[]
  readonly months?: readonly number[]
  /** The last day it may fall on, or the last moment, as ISO writes it. */
  readonly until?: string
  /** How often altogether. */
  readonly count?: number
  /** Counted from when it was done, and not from when it was due. */
  readonly isFromCompletion?: true
}

const FREQUENCIES: Readonly<Record<Unit, string>> = {
  minute: 'MINUTELY',
  hour: 'HOURLY',
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
}
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/** As RFC 5545 writes it. `weekStart` tells which days are of one week, where every other week is meant. */
export function ruleText(recurrence: Recurrence, weekStart: number): string {
  const { unit, interval, weekdays, nth = '', monthDays, months, until, count } = recurrence
  const isByWeek = unit === 'week' && interval > 1 && weekdays !== undefined && weekdays.length > 1
  return [
    `FREQ=${FREQUENCIES[unit]}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(months === undefined ? [] : [`BYMONTH=${months.join(',')}`]),
    ...(monthDays === undefined ? [] : [`BYMONTHDAY=${monthDays.join(',')}`]),
    ...(weekdays === undefined ? [] : [`BYDAY=${weekdays.map((day) => `${nth}${WEEKDAYS[day]}`).join(',')}`]),
    ...(isByWeek && weekStart !== 1 ? [`WKST=${WEEKDAYS[weekStart]}`] : []),
    ...(until === undefined ? [] : [`UNTIL=${until.replace(/[-:]/g, '')}`]),
    ...(count === undefined ? [] : [`COUNT=${count}`]),
  ].join(';')
}

const RULE = /^(?:[A-Z]+=[^;=]+)(?:;[A-Z]+=[^;=]+)*$/

/** A rule that was stored, for saying it again. Undefined if it says more than can be said here. */
export function readRule(rule: string, from?: string): Recurrence | undefined {
  if (!RULE.test(rule)) return undefined
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]))
  const unit = (Object.keys(FREQUENCIES) as Unit[]).find((one) => FREQUENCIES[one] === parts.get('FREQ'))
  if (unit === undefined || [...parts.keys()].some((name) => !KNOWN.has(name))) return undefined
  const numbers = (name: string) => parts.get(name)?.split(',').map(Number)
  const days = parts.get('BYDAY')?.split(',').map(readDay)
  if (days?.some((day) => day === undefined || day.nth !== days[0]?.nth)) return undefined
  const [monthDays, months, [nth, until]] = [
    numbers('BYMONTHDAY'),
    numbers('BYMONTH'),
    [days?.[0]?.nth, parts.get('UNTIL')],
  ]
  return {
    unit,
    interval: Number(parts.get('INTERVAL') ?? 1),
    ...(days && { weekdays: days.flatMap((day) => day?.weekday ?? []) }),
    ...(nth !== undefined && { nth }),
    ...(monthDays && { monthDays }),
    ...(months && { months }),
    ...(until && {
      until: until.replace(UNTIL, (_, year, month, day, time) => `${year}-${month}-${day}${timeIn(time)}`),
    }),
    ...(parts.has('COUNT') && { count: Number(parts.get('COUNT')) }),
    ...(from === 'completion' && { isFromCompletion: true as const }),
  }
}

const UNTIL = /^(\d{4})(\d{2})(\d{2})(T\d{6}Z)?$/
const timeIn = (time: string | undefined) => time?.replace(/^T(\d{2})(\d{2})(\d{2})Z$/, 'T$1:$2:$3Z') ?? ''

const KNOWN = new Set(['FREQ', 'INTERVAL', 'BYMONTH', 'BYMONTHDAY', 'BYDAY', 'WKST', 'UNTIL', 'COUNT'])

function readDay(text: string): { weekday: number; nth?: number } | undefined {
  const match = /^([+-]?\d+)?([A-Z]{2})$/.exec(text)
  const weekday = (WEEKDAYS as readonly string[]).indexOf(match?.[2] ?? '')
  if (weekday === -1) return undefined
  return match?.[1] === undefined ? { weekday } : { weekday, nth: Number(match[1]) }
}

/** Monday to Friday, or what the working week is. */
export const isSameDays = (some: readonly number[] | undefined, others: readonly number[]) =>
  some !== undefined && some.length === others.length && others.every((day) => some.includes(day))
