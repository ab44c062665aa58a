// Which occurrence of a series comes next.
//
// O1. A series goes by the clock on the wall: eight in the morning stays eight in the morning when clocks are changed. What a
//     clock never shows, because it is put forward, is an hour later; what it shows twice is the first.
// O2. Each occurrence anchors the rule anew, so that "every two weeks" counts from the last one.
// O3. An occurrence in the past is passed over: who finishes late gets the next one that is still to come.
// O4. A series that is counted from completion begins on the day it was done.

import { RRuleTemporal } from 'rrule-temporal'

export interface Series {
  /** As RFC 5545 has it. */
  readonly rule: string
  readonly from: 'date' | 'completion'
  /** Of the occurrence that the series goes on from: a day, or a time without a zone. */
  readonly occurrence: string
  readonly timeZone: string
}

export interface Occurrence {
  /** A day, or a time without a zone, as the occurrence before it was. */
  readonly local: string
  /** The rule from here on: a rule for so many times has one time less. */
  readonly rule: string
}

/** Undefined if the series has come to its end, or never has another day. */
export function nextOccurrence({ rule, from, occurrence, timeZone }: Series, now: number): Occurrence | undefined {
  const rest = oneLess(rule)
  if (rest === undefined) return undefined
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDateTime()
  const isDay = !occurrence.includes('T')
  const last = Temporal.PlainDateTime.from(occurrence)
  const anchor = from === 'completion' ? today.toPlainDate().toPlainDateTime(last.toPlainTime()) : last
  // A day that has begun is not over.
  const passed = isDay ? today.toPlainDate().subtract({ days: 1 }).toPlainDateTime('23:59:59') : today
  const after = from === 'completion' || Temporal.PlainDateTime.compare(anchor, passed) > 0 ? anchor : passed
  const next = following(endingLocally(withoutCount(rule), timeZone), anchor, after)
  if (next === undefined) return undefined
  return { local: isDay ? String(next.toPlainDate()) : next.toString({ smallestUnit: 'minute' }), rule: rest }
}

/** Why a rule cannot be used: it is none, or there is no day it ever falls on. Undefined if it can. */
export function faultIn(rule: string, occurrence: string): 'no rule' | 'no day' | undefined {
  try {
    const anchor = Temporal.PlainDateTime.from(occurrence)
    return following(endingLocally(withoutCount(rule), 'UTC'), anchor, anchor) === undefined &&
      !/COUNT=1\b|UNTIL=/.test(rule)
      ? 'no day'
      : undefined
  } catch {
    return 'no rule'
  }
}

/** The zone plays no part in it: the clock on the wall is taken for one that is never changed [O1]. */
function following(
  rule: string,
  anchor: Temporal.PlainDateTime,
  after: Temporal.PlainDateTime,
): Temporal.PlainDateTime | undefined {
  const start = anchor.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
  const series = new RRuleTemporal({ rruleString: `DTSTART;TZID=UTC:${start}\nRRULE:${rule}` })
  try {
    return series.next(after.toZonedDateTime('UTC'))?.toPlainDateTime() ?? undefined
  } catch (error) {
    // A rule that falls on no day is looked through to its limit.
    if (error instanceof Error && error.message.includes('iterations')) return undefined
    throw error
  }
}

const UNTIL = /UNTIL=(\d{8})(T\d{6}Z)?/

/** Until a day is until its end; until a moment is until what clocks show there by then. */
function endingLocally(rule: string, timeZone: string): string {
  return rule.replace(UNTIL, (_, day: string, time: string | undefined) => {
    if (time === undefined) return `UNTIL=${day}T235959Z`
    const there = Temporal.Instant.from(`${day}${time}`).toZonedDateTimeISO(timeZone).toPlainDateTime()
    return `UNTIL=${there.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}Z`
  })
}

const COUNT = /;?COUNT=(\d+)/

export function withoutCount(rule: string): string {
  return rule.replace(COUNT, '')
}

/** Undefined if this was the last time. */
function oneLess(rule: string): string | undefined {
  const times = COUNT.exec(rule)?.[1]
  if (times === undefined) return rule
  return Number(times) <= 1 ? undefined : rule.replace(`COUNT=${times}`, `COUNT=${Number(times) - 1}`)
}
