import { expect, test } from 'vitest'
import { countTicks } from './count-ticks.ts'

test('an axis that counts has few round numbers, and ends above everything', () => {
  expect(countTicks(0)).toEqual([0, 1])
  expect(countTicks(3)).toEqual([0, 1, 2, 3])
  expect(countTicks(17)).toEqual([0, 5, 10, 15, 20])
  expect(countTicks(4_321).at(-1)).toBeGreaterThanOrEqual(4_321)
})
