import { expect, test } from 'vitest'
import { compare, interleave, median } from './measure.ts'

test('the median of an even number of figures lies between the two in the middle', () => {
  expect(median([4, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('contestants take turns, and the first round does not count', async () => {
  const turns: string[] = []
  const contestant = (name: string) => () => turns.push(name)
  const figures = await interleave(2, { floor: contestant('floor'), pawl: contestant('pawl') })
  expect(turns).toEqual(['floor', 'pawl', 'floor', 'pawl', 'floor', 'pawl'])
  expect(figures).toEqual({ floor: [3, 5], pawl: [4, 6] })
})

test('the ratio is the median of the ratios of the rounds, not the ratio of the medians', () => {
  expect(compare([1, 20, 9], [1, 10, 3])).toMatchObject({ pawl: 9, other: 3, ratio: 2, lowest: 1, highest: 3 })
})
