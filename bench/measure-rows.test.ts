import { expect, test } from 'vitest'
import type { Row } from './benchmark.ts'
import { compare } from './measure.ts'
import { intervalOfMedian, untilClear, verdict } from './measure-rows.ts'

const many = (ratio: number) => Array.from({ length: 20 }, (_, round) => ratio * (1 + (round % 3) / 100))

test('seven rounds are too few to be sure of anything, eight that agree are not', () => {
  expect(intervalOfMedian([1, 2, 3, 4, 5, 6, 7]).low).toBe(Number.NEGATIVE_INFINITY)
  expect(intervalOfMedian([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({ low: 1, high: 8 })
})

test('one wild round widens nothing once there are enough', () => {
  expect(intervalOfMedian([...many(1), 50, 0.01]).high).toBeLessThan(1.1)
})

test('a ratio clear of its limit is held or missed on the side it names', () => {
  expect([verdict(many(2), { atLeast: 1 }), verdict(many(0.5), { atLeast: 1 })]).toEqual(['held', 'missed'])
  expect([verdict(many(2), { atMost: 1 }), verdict(many(0.5), { atMost: 1 })]).toEqual(['missed', 'held'])
})

test('a ratio that swings around its limit is unclear, not missed', () => {
  expect(verdict([0.5, 1.5, 0.6, 1.4, 0.7, 1.3, 0.8, 1.2, 0.9, 1.1], { atLeast: 1 })).toBe('unclear')
})

test('rounds stop as soon as every limit is clear', async () => {
  let rounds = 0
  const row = (pawl: number[], other: number[]): Row => ({
    work: 'work',
    against: 'floor',
    unit: 'per second',
    goal: null,
    ...compare(pawl, other),
  })
  const patience = { seconds: 30, deadline: Number.POSITIVE_INFINITY, othersShare: async () => 0.1 }
  const measure = untilClear({ 'work / floor': { atLeast: 1 } }, patience)
  const rows = await measure(0, { pawl: () => 2 * ++rounds, floor: () => rounds }, ({ pawl, floor }) => [
    row(pawl, floor),
  ])
  expect(rounds).toBe(9)
  expect(rows[0]?.othersShare).toBe(0.1)
})

test('a miss takes more rounds to be sure of than what is held', () => {
  const held = [0, 1, 2, 3, 4, 5, 6, 7].map((round) => 2 + round / 100)
  expect([verdict(held, { atLeast: 1 }), verdict(held, { atLeast: 3 })]).toEqual(['held', 'unclear'])
})
