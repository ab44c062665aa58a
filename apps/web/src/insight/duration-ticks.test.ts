import { expect, test } from 'vitest'
import { durationTicks } from './duration-ticks.ts'

const HOUR = 3_600_000

test.each([
  [0, [0]],
  [90_000, [0, 30_000, 60_000, 90_000]],
  [5.2 * HOUR, [0, 3 * HOUR, 6 * HOUR]],
  [8 * 24 * HOUR, [0, 2, 4, 6, 8].map((days) => days * 24 * HOUR)],
])('up to %d ms the ticks are round times', (longest, ticks) => {
  expect(durationTicks(longest)).toEqual(ticks)
})

test.each([1, 1234, 10 ** 7, 10 ** 11])('%d ms lies within its ticks, and they are few', (longest) => {
  const ticks = durationTicks(longest)
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(longest)
  expect(ticks.length).toBeLessThanOrEqual(7)
})
