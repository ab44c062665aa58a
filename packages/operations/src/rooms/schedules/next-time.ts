// When a schedule posts next. Apart from the rest: the library of rules is loaded only where a time has come.

import type { RecordOf } from '../../ports/record-store.ts'
import { inZone, localIn, zoneOf } from '../../todo/local-time.ts'
import { nextOccurrence, withoutCount } from '../../todo/recurrence/occurrences.ts'
import { type NextTime, occurrenceOf } from './schedule-record.ts'

/** The next time after the one it has that is still to come, and the rule from then on; undefined if there is none. */
export function after({ body }: RecordOf<'schedule'>, now: number): (NextTime & { readonly rule: string }) | undefined {
  return following(body, body.rule, now)
}

/** Where the time that a rule was read with has passed: the first one to come, of which none is taken off a rule for so many times. */
export function firstAfter(read: NextTime, rule: string, now: number): NextTime | undefined {
  const found = following(read, withoutCount(rule), now)
  return found && { next: found.next, nextLocal: found.nextLocal }
}

function following({ next, nextLocal }: NextTime, rule: string, now: number) {
  const timeZone = zoneOf(nextLocal) ?? 'UTC'
  const found = nextOccurrence({ rule, from: 'date', occurrence: localIn(next, timeZone), timeZone }, now)
  return found && { ...occurrenceOf(inZone(found.local, timeZone).deadline, timeZone), rule: found.rule }
}
