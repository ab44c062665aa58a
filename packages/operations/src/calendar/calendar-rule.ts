// The rule of a series as a calendar takes it: its end has the form of its beginning (RFC 5545, 3.3.10).

import { instantOf, type Start } from './calendar-times.ts'

const UNTIL = /^UNTIL=(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?$/

/** With a line that leaves one occurrence out, if one is named. */
export function ruleFor(rule: string, start: Start, without: Start | undefined): string {
  const parts = rule.split(';').map((part) => untilFor(part, start))
  const left = without === undefined ? '' : `\r\n${exceptLine(without)}`
  return `RRULE:${parts.join(';')}${left}`
}

function untilFor(part: string, start: Start): string {
  const [, year, month, day, time] = UNTIL.exec(part) ?? []
  if (year === undefined) return part
  if (start.kind === 'day') return `UNTIL=${year}${month}${day}`
  if (time !== undefined) return part.endsWith('Z') ? part : `${part}Z`
  // The whole of its last day, where the series is.
  const zone = start.kind === 'zoned' ? start.zone : 'UTC'
  const end = Temporal.PlainDate.from(`${year}-${month}-${day}`).toZonedDateTime({
    timeZone: zone,
    plainTime: '23:59:59',
  })
  return `UNTIL=${compact(end.toInstant())}`
}

function exceptLine(start: Start): string {
  if (start.kind === 'day') return `EXDATE;VALUE=DATE:${start.at.toString().replaceAll('-', '')}`
  if (start.kind === 'moment') return `EXDATE:${compact(instantOf(start))}`
  const local = start.at.toPlainDateTime().toString({ smallestUnit: 'second' })
  return `EXDATE;TZID=${start.zone}:${local.replaceAll(/[-:]/g, '')}`
}

function compact(moment: Temporal.Instant): string {
  return moment.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
}
