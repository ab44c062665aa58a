// When a schedule posts next. Apart from the rest: the library of rules is loaded only where a time has come.

import type { RecordOf } from '../../ports/record-store.ts'
import { inZone, localIn, zoneOf } from '../../todo/local-time.ts'
import { nextOccurrence } from '../../todo/recurrence/occurrences.ts'
import { type NextTime, occurrenceOf } from './schedule-record.ts'

/** The next time after the one it has that is still to come, and the rule from then on; undefined if there is none. */
export function after({ body }: RecordOf<'schedule'>, now: number): (NextTime & { readonly rule: string }) | undefined {
  const timeZone = zoneOf(body.nextLocal) ?? 'UTC'
  const occurrence = localIn(body.next, timeZone)
  const found = nextOccurrence({ rule: body.rule, from: 'date', occurrence, timeZone }, now)
  return found && { ...occurrenceOf(inZone(found.local, timeZone).deadline, timeZone), rule: found.rule }
}
