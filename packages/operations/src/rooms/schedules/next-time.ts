// When a schedule posts next. Apart from the rest: the library of rules is loaded only where a time has come.

import type { StoredRecord } from '../../ports/record-store.ts'
import { inZone, localIn, zoneOf } from '../../todo/local-time.ts'
import { nextOccurrence } from '../../todo/recurrence/occurrences.ts'
import { type NextTime, occurrenceOf } from './schedule-record.ts'

/** The next time after the one it has that is still to come, and the rule from then on; undefined if there is none. */
export function after({ body }: StoredRecord, now: number): (NextTime & { readonly rule: string }) | undefined {
  const timeZone = zoneOf(String(body.nextLocal)) ?? 'UTC'
  const occurrence = localIn(String(body.next), timeZone)
  const found = nextOccurrence({ rule: String(body.rule), from: 'date', occurrence, timeZone }, now)
  return found && { ...occurrenceOf(inZone(found.local, timeZone).deadline, timeZone), rule: found.rule }
}
