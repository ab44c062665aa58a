import { expect, test } from 'vitest'
import { costText } from './cost-text.ts'

test.each([
  [0, '0.00'],
  [30_000, '0.03'],
  [1, '0.000001'],
  [1_234_560_000, '1234.56'],
  [20_000_000, '20.00'],
  [100_500, '0.1005'],
])('%i millionths are %s', (micros, text) => {
  expect(costText(micros)).toBe(text)
})
