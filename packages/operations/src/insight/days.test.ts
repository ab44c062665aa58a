import { expect, test } from 'vitest'
import { lastDays } from './days.ts'

const hour = 3_600_000

test('a day ends a millisecond before the next begins, and today ends now', () => {
  const now = Date.UTC(2026, 2, 3, 10)
  expect(lastDays(now, 2, undefined)).toEqual([
    { start: Date.UTC(2026, 2, 2), end: Date.UTC(2026, 2, 3) - 1 },
    { start: Date.UTC(2026, 2, 3), end: now },
  ])
})

test('days begin where the clocks are', () => {
  const [today] = lastDays(Date.UTC(2026, 0, 1, 23), 1, 'Asia/Jerusalem')
  expect(today?.start).toBe(Date.UTC(2026, 0, 1, 22))
})

test('a day has 23 hours when the clocks go forward, and 25 when they go back', () => {
  const length = (year: number, month: number, day: number) => {
    const [first, second] = lastDays(Date.UTC(year, month, day + 1, 12), 2, 'Asia/Jerusalem')
    return ((second?.start ?? 0) - (first?.start ?? 0)) / hour
  }
  expect(length(2026, 2, 27)).toBe(23)
  expect(length(2026, 9, 25)).toBe(25)
  expect(length(2026, 5, 1)).toBe(24)
})

test('a year of days follows one on the other without a gap', () => {
  const days = lastDays(Date.UTC(2026, 11, 31, 12), 366, 'America/New_York')
  for (const [index, day] of days.slice(1).entries()) expect(day.start).toBe((days[index]?.end ?? 0) + 1)
})
