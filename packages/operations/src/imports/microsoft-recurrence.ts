// How Microsoft Graph says that something comes again (patternedRecurrence), as a rule of RFC 5545.

import { isThing, textIn, textsIn } from './json.ts'

const PLACES: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, last: -1 }

/** Undefined if it is none that we know. */
export function recurrenceOf(given: unknown): string | undefined {
  if (!isThing(given) || !isThing(given.pattern)) return undefined
  const { pattern, range } = given
  const days = textsIn(pattern.daysOfWeek).map((day) => day.slice(0, 2).toUpperCase())
  const place = PLACES[textIn(pattern.index) || 'first'] ?? 1
  const placed = `BYDAY=${days.map((day) => `${place}${day}`).join(',')}`
  const onDay = `BYMONTHDAY=${Number(pattern.dayOfMonth)}`
  const inMonth = `BYMONTH=${Number(pattern.month)}`
  const parts: Readonly<Record<string, readonly string[]>> = {
    daily: ['FREQ=DAILY'],
    weekly: ['FREQ=WEEKLY', ...(days.length > 0 ? [`BYDAY=${days.join(',')}`] : [])],
    absoluteMonthly: ['FREQ=MONTHLY', onDay],
    relativeMonthly: ['FREQ=MONTHLY', placed],
    absoluteYearly: ['FREQ=YEARLY', inMonth, onDay],
    relativeYearly: ['FREQ=YEARLY', inMonth, placed],
  }
  const type = textIn(pattern.type)
  const known = Object.hasOwn(parts, type) ? parts[type] : undefined
  if (known === undefined || known.some((part) => /NaN|=0$|=$/.test(part))) return undefined
  const interval = Number(pattern.interval ?? 1)
  return [...known, ...(interval > 1 ? [`INTERVAL=${interval}`] : []), ...endOf(range)].join(';')
}

function endOf(range: unknown): readonly string[] {
  if (!isThing(range)) return []
  const end = /^(\d{4})-(\d{2})-(\d{2})/.exec(textIn(range.endDate))
  if (range.type === 'endDate' && end !== null) return [`UNTIL=${end.slice(1).join('')}`]
  return range.type === 'numbered' ? [`COUNT=${Number(range.numberOfOccurrences)}`] : []
}
