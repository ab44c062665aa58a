import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultIn, nextOccurrence } from './occurrences.ts'

const at = (text: string) => Temporal.ZonedDateTime.from(text).epochMilliseconds
const ZONE = 'Asia/Jerusalem'
const next = (rule: string, occurrence: string, now: string, from: 'date' | 'completion' = 'date') =>
  nextOccurrence({ rule, from, occurrence, timeZone: ZONE }, at(`${now}[${ZONE}]`))?.local

describe('the next occurrence', () => {
  test.each([
    ['every friday, done on time', 'FREQ=WEEKLY;BYDAY=FR', '2026-11-20', '2026-11-20T10:00', '2026-11-27'],
    ['every friday, done early', 'FREQ=WEEKLY;BYDAY=FR', '2026-11-20', '2026-11-18T10:00', '2026-11-27'],
    [
      '[O3] every friday, done three weeks late',
      'FREQ=WEEKLY;BYDAY=FR',
      '2026-11-20',
      '2026-12-09T10:00',
      '2026-12-11',
    ],
    ['[O3] the day itself is still to come', 'FREQ=WEEKLY;BYDAY=FR', '2026-11-13', '2026-11-20T10:00', '2026-11-20'],
    ['[O2] every two weeks', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-20', '2026-11-21T10:00', '2026-12-04'],
    ['first monday of the month', 'FREQ=MONTHLY;BYDAY=1MO', '2026-11-02', '2026-11-02T10:00', '2026-12-07'],
    ['the 31st leaves out short months', 'FREQ=MONTHLY;BYMONTHDAY=31', '2026-01-31', '2026-01-31T10:00', '2026-03-31'],
    ['the last day does not', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31', '2026-01-31T10:00', '2026-02-28'],
    ['29 February', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2024-02-29', '2024-02-29T10:00', '2028-02-29'],
    [
      '[O1] at eight, over a change of clocks',
      'FREQ=DAILY',
      '2027-03-25T08:00',
      '2027-03-25T08:01',
      '2027-03-26T08:00',
    ],
    ['until a day, included', 'FREQ=DAILY;UNTIL=20261121', '2026-11-20T08:00', '2026-11-20T09:00', '2026-11-21T08:00'],
    [
      'until a moment, included',
      'FREQ=DAILY;UNTIL=20261121T215900Z',
      '2026-11-20T08:00',
      '2026-11-20T09:00',
      '2026-11-21T08:00',
    ],
    [
      'until a moment, over there',
      'FREQ=DAILY;UNTIL=20261120T215900Z',
      '2026-11-20T08:00',
      '2026-11-20T09:00',
      undefined,
    ],
    ['until a day, over', 'FREQ=DAILY;UNTIL=20261120', '2026-11-20T08:00', '2026-11-20T09:00', undefined],
    ['the last of so many', 'FREQ=DAILY;COUNT=1', '2026-11-20', '2026-11-20T09:00', undefined],
  ])('%s', (_, rule, occurrence, now, expected) => {
    expect(next(rule, occurrence, now)).toBe(expected)
  })

  test('[O4] counted from completion begins on the day it was done', () => {
    expect(next('FREQ=DAILY;INTERVAL=10', '2026-11-01', '2026-11-20T23:30', 'completion')).toBe('2026-11-30')
    expect(next('FREQ=DAILY;INTERVAL=10', '2026-11-01T08:00', '2026-11-20T23:30', 'completion')).toBe(
      '2026-11-30T08:00',
    )
  })

  test('a rule for so many times has one time less', () => {
    const series = { rule: 'FREQ=DAILY;COUNT=3', from: 'date', occurrence: '2026-11-20', timeZone: ZONE } as const
    expect(nextOccurrence(series, at(`2026-11-20T10:00[${ZONE}]`))?.rule).toBe('FREQ=DAILY;COUNT=2')
  })

  test('a rule that is none, or falls on no day, is found out', () => {
    expect(faultIn('FREQ=NEVERLY', '2026-11-20')).toBe('no rule')
    expect(faultIn('FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31', '2026-11-20')).toBe('no day')
    expect(faultIn('FREQ=DAILY;COUNT=1', '2026-11-20')).toBeUndefined()
    expect(faultIn('FREQ=WEEKLY;BYDAY=FR', '2026-11-20')).toBeUndefined()
  })
})

const zones = ['UTC', ZONE, 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia']
const rules = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=WEEKLY;BYDAY=MO,TH',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=MONTHLY;BYDAY=1MO',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
]
const days = fc
  .integer({ min: 0, max: 365 * 40 })
  .map((count) => Temporal.PlainDate.from('2015-01-01').add({ days: count }))
const times = fc.integer({ min: 0, max: 1439 })

describe('over months’ ends, leap years, changes of clocks and zones', () => {
  const series = fc.record({
    rule: fc.constantFrom(...rules),
    timeZone: fc.constantFrom(...zones),
    day: days,
    minutes: fc.option(times),
    late: fc.integer({ min: -3, max: 60 }),
  })

  test('[O1][O3] it is later than the last, not over yet, at the same time of day, and the same when asked again', () => {
    fc.assert(
      fc.property(series, ({ rule, timeZone, day, minutes, late }) => {
        const time = minutes === null ? undefined : Temporal.PlainTime.from('00:00').add({ minutes })
        const occurrence = time ? day.toPlainDateTime(time).toString({ smallestUnit: 'minute' }) : String(day)
        const now = day.add({ days: late }).toZonedDateTime({ timeZone, plainTime: '12:00' }).epochMilliseconds
        const given = { rule, from: 'date', occurrence, timeZone } as const
        const found = nextOccurrence(given, now)
        if (found === undefined) throw new Error(`${rule} has no end`)
        const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
        expect(found.local > occurrence).toBe(true)
        expect(found.local >= today.toPlainDateTime().toString().slice(0, found.local.length)).toBe(true)
        expect(found.local.slice(10)).toBe(occurrence.slice(10))
        expect(nextOccurrence(given, now)).toEqual(found)
        const then = { ...given, occurrence: found.local }
        expect((nextOccurrence(then, now)?.local ?? '') > found.local).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
