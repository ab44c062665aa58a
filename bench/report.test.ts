import { expect, test } from 'vitest'
import type { Row } from './benchmark.ts'
import { asJson, asText, figure, isMet } from './report.ts'

const row: Row = {
  work: 'a transition',
  against: 'raw statements',
  unit: 'per second',
  goal: { atLeast: 0.8 },
  pawl: 2_500,
  other: 3_000,
  ratio: 0.83,
  lowest: 0.7,
  highest: 0.9,
  rounds: 3,
  ratios: [0.7, 0.83, 0.9],
}

test('a goal is met on the side it names', () => {
  expect([isMet(0.8, { atLeast: 0.8 }), isMet(0.79, { atLeast: 0.8 })]).toEqual([true, false])
  expect([isMet(1.3, { atMost: 1.3 }), isMet(1.31, { atMost: 1.3 })]).toEqual([true, false])
})

test('figures are written for people', () => {
  expect(figure(5_123_456, 'per second')).toBe('5.12 M/s')
  expect(figure(2_500.4, 'per second')).toBe('2,500/s')
  expect(figure(0.4216, 'milliseconds')).toBe('0.422 ms')
})

test('the table has a line for each row, and says what is not measured', () => {
  const text = asText({ quick: false, rows: [row], notMeasured: ['Memory.'] })
  expect(text).toContain('| a transition | 2,500/s | raw statements: 3,000/s | 0.83 (0.70–0.90) | ≥ 0.8 × | yes  |')
  expect(text).toMatch(/Not measured:\n- Memory\.$/)
})

test('the document has the same rows', () => {
  const document = JSON.parse(asJson({ quick: true, rows: [row], notMeasured: [] }))
  expect(document).toMatchObject({ quick: true, rows: [{ work: 'a transition', ratio: 0.83, met: true }] })
})
