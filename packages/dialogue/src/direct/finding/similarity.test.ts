import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReader } from '../../create-reader.ts'
import { lettersOf } from '../../letters.ts'
import { mostAlike, partsOf, similarity, similarityTo } from './similarity.ts'

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

test('of one text and many others each is as alike as by itself, or known to be less alike than asked for', () => {
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 4 }), fc.constantFrom(0, 0.6, 0.8), (a, others, least) => {
      const parts = partsOf(a)
      for (const b of others) {
        const score = similarity(reader, a, b)
        if (score >= least) expect(similarityTo(reader, parts, b, least)).toBe(score)
        else expect(similarityTo(reader, parts, b, least)).toBeLessThan(least)
      }
    }),
  )
})
