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
      const end = cutTextFront(text, 20)
      const last = [...new Intl.Segmenter().segment(text.slice(0, text.length - end.length))].at(-1)
      expect(end === text || end.length + (last?.segment.length ?? 0) > 20).toBe(true)
    }),
  )
})

test('[X2] a letter with more marks than anyone sees is cut between them', () => {
  const heap = `a${'\u0301'.repeat(10_000)}`
  expect(cutText(heap, 500)).toBe(heap.slice(0, 500))
  expect(cutTextFront(heap, 500)).toBe(heap.slice(-500))
})

test('[X2] but never within a code point', () => {
  const doubled = `a${'\u{1d165}'.repeat(1_000)}`
  expect(cutText(doubled, 502)).toBe(doubled.slice(0, 501))
  expect(cutTextFront(doubled, 501)).toBe(doubled.slice(-500))
  const single = `a${'\u0301'.repeat(100)}\u{1d165}${'\u0301'.repeat(200)}`
  expect(cutText(single, 102)).toBe(single.slice(0, 101))
  expect(cutTextFront(single, single.length - 102)).toBe(single.slice(103))
})

test('[X2] what is longer than 64 on the side of the cut is cut; what is not is left out whole', () => {
  const after = `${'x'.repeat(10)}a${'\u0301'.repeat(99)}`
  expect(cutText(after, 74)).toBe('x'.repeat(10))
  expect(cutText(after, 75)).toBe(after.slice(0, 75))
  const before = `a${'\u0301'.repeat(99)}${'x'.repeat(10)}`
  expect(cutTextFront(before, 74)).toBe('x'.repeat(10))
  expect(cutTextFront(before, 75)).toBe(before.slice(-75))
})

test('[X1] in a long text as in a short one', () => {
  const text = `${'x'.repeat(601)}${FAMILY}${'y'.repeat(601)}`
  for (let most = 601; most < 601 + FAMILY.length; most++) {
    expect(cutText(text, most)).toBe('x'.repeat(601))
    expect(cutTextFront(text, most)).toBe('y'.repeat(601))
  }
})

test('what is shortened says so, within its limit, and what fits stays as it is', () => {
  expect([shortenText('abcd', 4), shortenText('abcde', 4), shortenText('abc', 1)]).toEqual(['abcd', 'abc…', '…'])
})

test('nothing fits into nothing', () => {
  for (const none of [0, -1]) expect([cutText('abc', none), cutTextFront('abc', none)]).toEqual(['', ''])
})
