// A schedule as it is kept and shown.

import type { ScheduleView } from '@pawl/contract'
import type { RecordOf } from '../../ports/record-store.ts'
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
  return { next, nextLocal: deadlineLocal }
}

export function toScheduleView({ id, subject, state, body }: RecordOf<'schedule'>): ScheduleView {
  return {
    schedule: id,
    room: subject,
    content: body.content,
    every: body.every,
    rule: body.rule,
    state,
    next: body.next,
    nextLocal: body.nextLocal,
    overlap: body.overlap,
    lastMessage: body.lastMessage ?? null,
    lastDue: body.lastDue ?? null,
    lastLate: body.lastLate ?? false,
    skipped: body.skipped ?? 0,
  }
}
