// A schedule as it is kept and shown.

import type { ScheduleView } from '@pawl/contract'
import type { StoredRecord } from '../../ports/record-store.ts'
import { inZone, localIn } from '../../todo/local-time.ts'

export interface NextTime {
  /** A moment in UTC. */
  readonly next: string
  readonly nextLocal: string
}

/** A rule that names days alone begins each of them at midnight there. */
export function occurrenceOf(deadline: string, timeZone: string): NextTime {
  const local = localIn(deadline, timeZone)
  const { deadline: next, deadlineLocal } = inZone(local.includes('T') ? local : `${local}T00:00`, timeZone)
  return { next, nextLocal: deadlineLocal as string }
}

export function toScheduleView({ id, subject, state, body }: StoredRecord): ScheduleView {
  return {
    schedule: id,
    room: subject,
    content: String(body.content),
    every: String(body.every),
    rule: String(body.rule),
    state: state as ScheduleView['state'],
    next: String(body.next),
    nextLocal: String(body.nextLocal),
    overlap: body.overlap === true,
    lastMessage: typeof body.lastMessage === 'number' ? body.lastMessage : null,
    lastDue: typeof body.lastDue === 'string' ? body.lastDue : null,
    lastLate: body.lastLate === true,
    skipped: Number(body.skipped ?? 0),
  }
}
