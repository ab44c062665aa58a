// Times as people write them, with the zone they were written in, and as they are kept beside it: a day, or a moment in UTC.

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2})?)?(?:\[([^\]]+)\])?$/

export interface KeptTime {
  /** A day, or a moment in UTC. */
  readonly deadline: string
  /** As RFC 9557 writes it. */
  readonly deadlineLocal: string | null
}

/** A kept time whose zone is known. */
export interface ZonedTime extends KeptTime {
  readonly deadlineLocal: string
}

/** A day or a time of day, with its zone or in the one given. Undefined if it is neither, or there is no such day. */
export function readLocalTime(text: string, timeZone: string | undefined): KeptTime | undefined {
  const [, day, time, ownZone] = WRITTEN.exec(text) ?? []
  const zone = ownZone ?? timeZone
  if (day === undefined) return undefined
  try {
    if (time === undefined) {
      const exact = String(Temporal.PlainDate.from(day, { overflow: 'reject' }))
      return { deadline: exact, deadlineLocal: ownZone === undefined ? null : `${exact}[${ownZone}]` }
    }
    return inZone(`${day}T${time}`, zone ?? 'UTC')
  } catch {
    return undefined
  }
}

/** The kept form of what a clock in that zone shows. */
export function inZone(local: string, timeZone: string): ZonedTime {
  if (!local.includes('T')) return { deadline: local, deadlineLocal: `${local}[${timeZone}]` }
  const plain = Temporal.PlainDateTime.from(local, { overflow: 'reject' })
  const moment = plain.toZonedDateTime(timeZone).toInstant()
  return {
    deadline: moment.toString({ smallestUnit: 'second' }),
    deadlineLocal: `${plain.toString({ smallestUnit: 'minute' })}[${timeZone}]`,
  }
}

/** What a clock in that zone shows at a kept time: a day, or a day and a time, without the zone. */
export function localIn(deadline: string, timeZone: string): string {
  if (!deadline.includes('T')) return deadline
  const there = Temporal.Instant.from(deadline).toZonedDateTimeISO(timeZone)
  return there.toPlainDateTime().toString({ smallestUnit: 'minute' })
}

export function zoneOf(deadlineLocal: string | null | undefined): string | undefined {
  return deadlineLocal === null || deadlineLocal === undefined ? undefined : WRITTEN.exec(deadlineLocal)?.[3]
}
