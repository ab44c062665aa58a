// A way of reading a time is tried only where a word stands that it can begin with: that leaves out nothing.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { SHIPPED } from '../languages/index.ts'
import { WAYS } from './chunk.ts'
import { WAYS_OF_DAYS } from './day.ts'
import { Lexemes } from './lexemes.ts'
import * as en from './phrases/en.ts'
import * as he from './phrases/he.ts'

const reader = createReader()

/** The ways that read something where none of their words stands. */
function leftOut(text: string): readonly string[] {
  const words = new Lexemes(reader, text)
  return words.list.flatMap((_, at) =>
    [...WAYS, ...WAYS_OF_DAYS]
      .filter(({ begins, read }) => begins !== 'anything' && !words.canBegin(at, begins) && read(words, at, []))
      .map(({ read }) => `${read.name} at ${at} of ‘${text}’`),
  )
}

test('[D45] no phrase of the tables is read where its way was not tried', () => {
  const phrases = [en, he].flatMap(({ READ, ASKED, RECURRING }) =>
    [...READ, ...ASKED, ...RECURRING].map(([one]) => one),
  )
  expect(phrases.flatMap(leftOut)).toEqual([])
})

test('[D45] nor are words of time in any order', () => {
  const forms = Object.values(SHIPPED).flatMap(({ dates }) => dates.words.flatMap(([some]) => some.split(', ')))
  const word = fc.constantFrom(...forms, '5', '17', '2026', ':', '/', '-', ',', '.', 'dana')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      expect(leftOut(words.join(' '))).toEqual([])
    }),
    { numRuns: 3_000 },
  )
})
