// What comes again: ends of months, leap years, clocks that are changed; and rules that say what was said.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import type { Unit } from '../languages/dates.ts'
import { SHIPPED } from '../languages/index.ts'
import { type Recurrence, readRule, ruleText } from '../languages/recurrence.ts'
import { civilOf, daysIn, weekdayOf } from '../slots/calendar.ts'
import { readNewTask } from '../slots/new-task.ts'
import { firstDay } from './first-day.ts'
import { localOf, type Moment, today, writtenUtc } from './moment.ts'

const reader = createReader()

const some = (max: number, min = 1) => fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 3 })
const weekly: fc.Arbitrary<Recurrence> = some(6, 0).map((weekdays) => ({ unit: 'week', interval: 1, weekdays }))
const monthly: fc.Arbitrary<Recurrence> = some(31).map((monthDays) => ({ unit: 'month', interval: 1, monthDays }))
const nth: fc.Arbitrary<Recurrence> = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom(-1, 1, 2, 3, 4))
  .map(([weekday, which]) => ({ unit: 'month', interval: 1, weekdays: [weekday], nth: which }))
const yearly: fc.Arbitrary<Recurrence> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 29 }))
  .map(([month, day]) => ({ unit: 'year', interval: 1, months: [month], monthDays: [day] }))
const day = fc.integer({ min: 0, max: 40_000 })

describe('[D45] the first day', () => {
  test('is never before the day it is looked for from, and none before it would do', () => {
    fc.assert(
      fc.property(fc.oneof(weekly, monthly, nth, yearly), day, (recurrence, from) => {
        const found = firstDay(recurrence, from) as number
        expect(found).toBeGreaterThanOrEqual(from)
        expect(isOn(recurrence, found)).toBe(true)
        for (let before = from; before < found; before++) expect(isOn(recurrence, before)).toBe(false)
      }),
    )
  })

  test('of the last day of a month is its end, in leap years too', () => {
    fc.assert(
      fc.property(day, (from) => {
        const found = firstDay({ unit: 'month', interval: 1, monthDays: [-1] }, from) as number
        const { year, month, day: of } = civilOf(found)
        expect(of).toBe(daysIn(year, month))
        expect(found - from).toBeLessThan(31)
      }),
    )
  })
})

function isOn({ weekdays, nth: which, monthDays, months }: Recurrence, on: number): boolean {
  const { year, month, day: of } = civilOf(on)
  if (months !== undefined && !months.includes(month)) return false
  if (monthDays !== undefined) return monthDays.includes(of)
  if (weekdays?.includes(weekdayOf(on)) !== true) return false
  if (which === undefined) return true
  return which === -1 ? of + 7 > daysIn(year, month) : Math.ceil(of / 7) === which
}

test('[D45] a rule that is written is read as what it was written from, and can be said in every language', () => {
  const plain: fc.Arbitrary<Recurrence> = fc.record({
    unit: fc.constantFrom<Unit>('minute', 'hour', 'day', 'week', 'month', 'year'),
    interval: fc.integer({ min: 1, max: 99 }),
  })
  const until = fc.constantFrom({}, { until: '2027-02-28' }, { until: '2027-02-28T21:59:00Z' }, { count: 5 })
  fc.assert(
    fc.property(fc.oneof(plain, weekly, monthly, nth, yearly), until, (recurrence, end) => {
      const whole = { ...recurrence, ...end }
      expect(readRule(ruleText(whole, 0))).toEqual(whole)
      for (const { dates } of Object.values(SHIPPED)) expect(dates.recurs(whole)).not.toMatch(/undefined|NaN/)
    }),
  )
})

test.each(['FREQ=SECONDLY', 'FREQ=WEEKLY;BYSETPOS=1', 'FREQ=MONTHLY;BYDAY=1MO,2TU', 'every friday', ''])(
  'a rule that says more than can be said is not said: %s',
  (rule) => {
    expect(readRule(rule)).toBe(undefined)
  },
)

/** Israel's clocks in 2026: forward on 27 March at 2:00, back on 25 October at 2:00. */
const israel = (at: number) => (at >= 1_774_569_600_000 && at < 1_792_882_800_000 ? 180 : 120)

test('[D45] a time of the day is the same on the clocks there, on whichever side of a change', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 360 * 24 }),
      fc.integer({ min: 4, max: 23 }),
      fc.constantFrom('day', 'monday', 'weekday'),
      (hours, hour, which) => {
        const now = 1_767_225_600_000 + hours * 3_600_000
        const moment: Moment = { now, utcOffset: israel(now), utcOffsetAt: israel }
        const said = `pay rent every ${which} at ${String(hour).padStart(2, '0')}:00`
        const { deadline = '', title } = readNewTask(reader, said, moment) ?? {}
        const local = localOf(deadline, moment)
        expect(title).toBe('pay rent')
        expect(local?.minutes).toBe(hour * 60)
        expect(local?.day).toBeGreaterThanOrEqual(today(moment))
        expect(deadline > writtenUtc(now)).toBe(true)
      },
    ),
  )
})

test('[D45] with a time of the day the end is a moment in UTC, that of the last minute there', () => {
  const moment: Moment = { now: 1_767_780_000_000, utcOffset: -480 }
  expect(readNewTask(reader, 'pay rent every day at 9 am until June 5', moment)?.recurrence).toBe(
    'FREQ=DAILY;UNTIL=20260606T075900Z',
  )
})

test('[D45] every other week of two days names the day its weeks begin with, where that is not Monday', () => {
  const moment: Moment = { now: 1_767_780_000_000, utcOffset: 120 }
  expect(readNewTask(reader, 'להתאמן כל שבועיים בימי ראשון ורביעי', moment)?.recurrence).toBe(
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE;WKST=SU',
  )
})
