/// <reference lib="esnext.temporal" />

// Deadlines and reminders as times of a calendar.

/** A day; a time of day with its zone; or a moment that belongs to no place. */
export type Start =
  | { readonly kind: 'day'; readonly at: Temporal.PlainDate }
  | { readonly kind: 'zoned'; readonly at: Temporal.ZonedDateTime; readonly zone: string }
  | { readonly kind: 'moment'; readonly at: Temporal.Instant }

const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?\[(.+)\]$/
/** When people are reminded of something that is due on a day. */
const MORNING = 9 * 3600

/** A zone that programs cannot be told of, or of a deadline that is not where it was written, is left out. */
export function startOf(deadline: string, local: string | undefined, hasZone: (zone: string) => boolean): Start {
  if (!deadline.includes('T')) return { kind: 'day', at: Temporal.PlainDate.from(deadline) }
  const moment = Temporal.Instant.from(deadline)
  const written = local === undefined ? undefined : zoned(local)
  if (written === undefined || !written.toInstant().equals(moment) || !hasZone(written.timeZoneId))
    return { kind: 'moment', at: moment }
  return { kind: 'zoned', at: written, zone: written.timeZoneId }
}

function zoned(local: string): Temporal.ZonedDateTime | undefined {
  const [, day, time, zone] = LOCAL.exec(local) ?? []
  if (time === undefined || zone === undefined || zone === 'UTC') return undefined
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone)
}

/** How many seconds before the start; less than none is after it. Of a day the morning counts. */
export function secondsBefore(reminder: string, start: Start): number {
  const [, day, time = '09:00', zone] = LOCAL.exec(reminder) ?? []
  if (zone === undefined) {
    const seconds = Temporal.Duration.from(reminder).total({ unit: 'seconds', relativeTo: plainStart(start) })
    return -seconds - (start.kind === 'day' ? MORNING : 0)
  }
  const at = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).toInstant()
  const begins = start.kind === 'day' ? start.at.toZonedDateTime(zone).toInstant() : instantOf(start)
  return begins.since(at).total('seconds')
}

export function instantOf(start: Exclude<Start, { kind: 'day' }>): Temporal.Instant {
  return start.kind === 'zoned' ? start.at.toInstant() : start.at
}

function plainStart(start: Start): Temporal.PlainDate | Temporal.ZonedDateTime {
  if (start.kind === 'day') return start.at
  return start.kind === 'zoned' ? start.at : start.at.toZonedDateTimeISO('UTC')
}
