// Days and times of other programs as deadlines.

/// <reference lib="esnext.temporal" />

import type { SourceTime } from './source-file.ts'

/** What is due on a day. Undefined if there is no such day. */
export function onDay(year: number, month: number, day: number): string | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
}

/** A moment, as the person's clocks show it; at their midnight it is a day. */
function atMoment(moment: Temporal.Instant, timeZone: string): SourceTime {
  const local = moment.toZonedDateTimeISO(timeZone)
  if (local.hour === 0 && local.minute === 0) return { deadline: local.toPlainDate().toString() }
  return { deadline: utcText(moment), deadlineLocal: localText(local) }
}

/** 2026-03-01, 2026-03-01T09:00, 2026-03-01T09:00:00.000Z or 20260301T090000Z. Undefined if it is none. */
export function readIso(text: string, timeZone: string): SourceTime | undefined {
  const parts =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2}))?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text.trim(),
    )
  if (parts === null) return undefined
  const [, year, month, day, hour, minute, , offset] = parts
  const date = onDay(Number(year), Number(month), Number(day))
  if (date === undefined || hour === undefined) return date === undefined ? undefined : { deadline: date }
  try {
    const time = `${date}T${hour}:${minute}:00`
    if (offset !== undefined) return atMoment(Temporal.Instant.from(`${time}${offset}`), timeZone)
    return atMoment(Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone).toInstant(), timeZone)
  } catch {
    return undefined
  }
}

/** As a reminder of its own, or a deadline, is written. */
export function localText(local: Temporal.ZonedDateTime): string {
  return `${local.toPlainDateTime().toString({ smallestUnit: 'minute' })}[${local.timeZoneId}]`
}

function utcText(moment: Temporal.Instant): string {
  return moment.round('minute').toString({ smallestUnit: 'second' })
}

type Unit = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
const UNITS: Readonly<Record<string, readonly [Unit, number]>> = {
  d: ['DAILY', 1],
  day: ['DAILY', 1],
  days: ['DAILY', 1],
  daily: ['DAILY', 1],
  w: ['WEEKLY', 1],
  wk: ['WEEKLY', 1],
  wks: ['WEEKLY', 1],
  week: ['WEEKLY', 1],
  weeks: ['WEEKLY', 1],
  weekly: ['WEEKLY', 1],
  biweekly: ['WEEKLY', 2],
  fortnight: ['WEEKLY', 2],
  fortnights: ['WEEKLY', 2],
  sennight: ['WEEKLY', 1],
  m: ['MONTHLY', 1],
  mo: ['MONTHLY', 1],
  mos: ['MONTHLY', 1],
  mth: ['MONTHLY', 1],
  mths: ['MONTHLY', 1],
  month: ['MONTHLY', 1],
  months: ['MONTHLY', 1],
  monthly: ['MONTHLY', 1],
  bimonthly: ['MONTHLY', 2],
  q: ['MONTHLY', 3],
  qtr: ['MONTHLY', 3],
  qtrs: ['MONTHLY', 3],
  quarter: ['MONTHLY', 3],
  quarters: ['MONTHLY', 3],
  quarterly: ['MONTHLY', 3],
  semiannual: ['MONTHLY', 6],
  y: ['YEARLY', 1],
  yr: ['YEARLY', 1],
  yrs: ['YEARLY', 1],
  year: ['YEARLY', 1],
  years: ['YEARLY', 1],
  yearly: ['YEARLY', 1],
  annual: ['YEARLY', 1],
  biannual: ['YEARLY', 2],
  biyearly: ['YEARLY', 2],
}

/** 3d, 2weeks, monthly, weekdays, P1M: as Taskwarrior and todo.txt write it. Undefined if it is none. */
export function readSpan(text: string): string | undefined {
  const span = text.trim().toLowerCase()
  if (span === 'weekdays' || /^\d*b$/.test(span)) return 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
  const [, count = '', unit = ''] = /^(?:p(?=\d))?(\d{0,3})\s*([a-z]+)$/.exec(span) ?? []
  const known = UNITS[unit]
  if (known === undefined || count === '0') return undefined
  const [frequency, times] = known
  const interval = times * Number(count || 1)
  return `FREQ=${frequency}${interval === 1 ? '' : `;INTERVAL=${interval}`}`
}
