import { expect, test } from 'vitest'
import type { Row } from './benchmark.ts'
import { gateLines, isGatePassed } from './gate.ts'
import { compare } from './measure.ts'

const limits = { work: { 'work / floor': { atLeast: 1 } } }
const NONE = new Map<string, string>()
const rowOf = (ratios: readonly number[], othersShare = 0): Row => {
  const floor = ratios.map(() => 1)
  return { work: 'work', against: 'floor', unit: 'per second', goal: null, ...compare(ratios, floor), othersShare }
}
const passes = (rows: Row[], leftOut = NONE) => isGatePassed(gateLines(limits, rows, leftOut))

/** Rounds around a ratio, each off by up to the given share: always the same ones. */
function rounds(count: number, ratio: number, spread: number): number[] {
  let state = 42
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return ratio * (1 + spread * (2 * (state / 2 ** 31) - 1))
  })
}

test('a third lost of a row that was half as good again as its limit is caught', () => {
  expect(passes([rowOf(rounds(20, 1.5, 0.1))])).toBe(true)
  expect(passes([rowOf(rounds(20, 1.5 * 0.6, 0.1))])).toBe(false)
})

test('a tenth lost is not', () => {
  expect(passes([rowOf(rounds(20, 1.5 * 0.9, 0.1))])).toBe(true)
})

test('a busy machine fails nothing: rounds that swing, too few rounds, or others who take its processors', () => {
  for (const count of [1, 3, 7, 20, 60]) expect(passes([rowOf(rounds(count, 1, 0.8))])).toBe(true)
  for (const count of [1, 3, 7, 10]) expect(passes([rowOf(rounds(count, 0.4, 0.1))])).toBe(true)
  const [line] = gateLines(limits, [rowOf(rounds(20, 0.4, 0.1), 0.6)], NONE)
  expect(line).toMatchObject({ verdict: 'unclear', text: expect.stringContaining('others took 60% of the machine') })
})

test('a row that its benchmark no longer has fails; one of a peer that is not here is named', () => {
  expect(passes([])).toBe(false)
  expect(gateLines(limits, [], new Map([['work', 'no PostgreSQL here']]))).toEqual([
    { row: 'work / floor', verdict: 'left out', text: 'left out: work / floor (≥ 1): no PostgreSQL here' },
  ])
  expect(passes([], new Map([['work', 'no PostgreSQL here']]))).toBe(true)
})

test('a line says the row, the ratio, its interval and the limit', () => {
  expect(gateLines(limits, [rowOf(Array(12).fill(1.2))], NONE)[0]?.text).toBe(
    'held: work / floor: 1.20 (1.20 to 1.20, 12 rounds), limit ≥ 1',
  )
})
