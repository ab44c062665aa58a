// biome-ignore-all lint/style/noRestrictedGlobals: it is what the calendar is compared with
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { civilOf, dayAt, dayOf, isoDay, isoMoment, minuteAt, monthsLater, weekdayOf } from './calendar.ts'

const days = fc.integer({ min: -700_000, max: 2_900_000 })

test('[D17] every day there and back is the day JavaScript has', () => {
  fc.assert(
    fc.property(days, (day) => {
      const date = new Date(day * 86_400_000)
      expect(civilOf(day)).toEqual({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
      })
      expect(dayOf(civilOf(day))).toBe(day)
      expect(weekdayOf(day)).toBe(date.getUTCDay())
    }),
  )
})

test('[D17] a month after the 31st is the last day of a shorter month', () => {
  expect(isoDay(monthsLater(dayOf({ year: 2026, month: 1, day: 31 }), 1))).toBe('2026-02-28')
  expect(isoDay(monthsLater(dayOf({ year: 2026, month: 12, day: 31 }), 2))).toBe('2027-02-28')
})

test('[D17] the day and the minute are those of the person, not of Greenwich', () => {
  const late = Date.UTC(2026, 10, 16, 23, 30)
  expect(isoDay(dayAt(late, 120))).toBe('2026-11-17')
  expect(minuteAt(late, 120)).toBe(90)
  expect(isoMoment(dayAt(late, 120), 9 * 60, 120)).toBe('2026-11-17T07:00:00Z')
  expect(isoMoment(dayAt(late, -300), 22 * 60, -300)).toBe('2026-11-17T03:00:00Z')
})
