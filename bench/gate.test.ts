import { expect, test } from 'vitest'
import type { Row } from './benchmark.ts'
import { gateLines, isGatePassed } from './gate.ts'
import { compare } from './measure.ts'

const limits = { 'work / floor': { atLeast: 1 } }
const rowOf = (ratios: number[]): Row => {
  const floor = ratios.map(() => 1)
  return { work: 'work', against: 'floor', unit: 'per second', goal: null, ...compare(ratios, floor) }
}
const passes = (rows: Row[]) => isGatePassed(gateLines(limits, rows))

test('the gate fails on a clear miss, and on a limit that nothing was measured for', () => {
  expect(passes([rowOf(Array(12).fill(0.6))])).toBe(false)
  expect(passes([])).toBe(false)
})

test('the gate passes what is held, and what is unclear', () => {
  expect(passes([rowOf(Array(12).fill(1.2))])).toBe(true)
  expect(gateLines(limits, [rowOf([0.5, 1.5, 0.9, 1.1])])[0]?.verdict).toBe('unclear')
  expect(passes([rowOf([0.5, 1.5, 0.9, 1.1])])).toBe(true)
})

test('a line says the row, the ratio, its interval and the limit', () => {
  expect(gateLines(limits, [rowOf(Array(12).fill(1.2))])[0]?.text).toBe(
    'held: work / floor: 1.20 (1.20 to 1.20, 12 rounds), limit ≥ 1',
  )
})
