// Cuts of text that people and commands write in any script.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, cutTextFront, shortenText } from './cut-text.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const POINTED = 'שָׁלוֹם'

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(FAMILY, POINTED, '🇮🇱', '👍🏽', 'é', 'e\u0301', '\r\n', '\ufffd', 'x'),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))
const limit = fc.integer({ min: 0, max: 300 })

test('[X1] a cut of any text is within its limit, a part of it, and as well formed as it was', () => {
  fc.assert(
    fc.property(anyText, limit, (text, most) => {
      for (const [cut, isPart] of [
        [cutText(text, most), text.startsWith(cutText(text, most))],
        [cutTextFront(text, most), text.endsWith(cutTextFront(text, most))],
      ] as const) {
        expect(isPart).toBe(true)
        expect(cut.length).toBeLessThanOrEqual(most)
        if (text.isWellFormed()) expect(cut.isWellFormed()).toBe(true)
      }
      expect(shortenText(text, most + 1).length).toBeLessThanOrEqual(most + 1)
    }),
    { numRuns: 300 },
  )
})

test('[X1] what is seen as one character is kept whole or left out, from either end', () => {
  const pieces = [FAMILY, '👍🏽', 'שָׁ', '🇮🇱', 'e\u0301']
  const text = pieces.join('').repeat(3)
  const [fronts, ends] = [new Set(['']), new Set([''])]
  let whole = ''
  for (const piece of [...pieces, ...pieces, ...pieces]) {
    whole += piece
    fronts.add(whole)
    ends.add(text.slice(whole.length))
  }
  ends.add(text)
  for (let most = 0; most <= text.length; most++) {
    expect(fronts).toContain(cutText(text, most))
    expect(ends).toContain(cutTextFront(text, most))
  }
})

test('[X1] as much is kept as fits: at most one character is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 20, maxLength: 60 }), (text) => {
      const cut = cutText(text, 20)
      const [next] = new Intl.Segmenter().segment(text.slice(cut.length))
      expect(cut === text || cut.length + (next?.segment.length ?? 0) > 20).toBe(true)
    }),
  )
})

test('[X2] a letter with more marks than anyone sees is cut between them', () => {
  const heap = `a${'\u0301'.repeat(10_000)}`
  expect(cutText(heap, 500)).toBe(heap.slice(0, 500))
  expect(cutTextFront(heap, 500)).toBe(heap.slice(-500))
  const doubled = `a${'\u{1d165}'.repeat(1_000)}`
  expect(cutText(doubled, 502).isWellFormed()).toBe(true)
  expect(cutTextFront(doubled, 501).isWellFormed()).toBe(true)
})
