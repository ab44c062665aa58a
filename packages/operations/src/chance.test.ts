import { expect, test } from 'vitest'
import { bytesByChance } from './chance.ts'

test('no bytes are given twice, however many are asked for', () => {
  const drawn = [8, 8, 500, 600, 8].map((count) => bytesByChance(count).slice())
  expect(drawn.map(({ length }) => length)).toEqual([8, 8, 500, 600, 8])
  const all = Array.from({ length: 2000 }, () => Buffer.from(bytesByChance(8)).toString('hex'))
  expect(new Set(all).size).toBe(2000)
})

test('every byte comes about as often as the others', () => {
  const counts = new Array<number>(256).fill(0)
  for (let i = 0; i < 25_600; i++)
    counts[bytesByChance(1)[0] as number] = (counts[bytesByChance(1)[0] as number] ?? 0) + 1
  expect(counts.filter((count) => count === 0)).toEqual([])
})
