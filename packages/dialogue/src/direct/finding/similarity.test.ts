import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReader } from '../../create-reader.ts'
import { lettersOf } from '../../letters.ts'
import { mostAlike, similarity } from './similarity.ts'

const reader = createReader()
const text = fc.string({ unit: fc.constantFrom(...'abcde אבג'), maxLength: 110 })

/** As it is written down everywhere. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, changed))
    }
    row = next
  }
  return row[b.length] as number
}

test('texts of any length are as alike as the fewest changes between them say', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      const longer = Math.max(a.length, b.length)
      const isFar = longer > 0 && Math.abs(a.length - b.length) / longer >= 0.4
      expect(similarity(reader, a, b)).toBe(longer === 0 ? 1 : isFar ? 0 : 1 - distance(a, b) / longer)
    }),
  )
})

test('no two texts are more alike than their letters allow', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(mostAlike(a, lettersOf(a), b, lettersOf(b))).toBeGreaterThanOrEqual(similarity(reader, a, b))
    }),
  )
})
