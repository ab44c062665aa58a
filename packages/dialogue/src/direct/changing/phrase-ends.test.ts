// What stands at the end of words is found by its last word.

import { expect, test } from 'vitest'
import { createReader } from '../../create-reader.ts'
import { splitWords } from '../../reading/words.ts'
import { phraseTable } from '../../word-tables.ts'
import { endingLength } from './phrase-ends.ts'
import { ADVERBS } from './stated.ts'

const reader = createReader()
const PERHAPS = phraseTable(({ saying }) => saying.perhaps)
const length = (text: string, phrases: typeof ADVERBS) => endingLength(reader, splitWords(reader, text), phrases)
const phrases = (of: 'adverbs' | 'perhaps') => reader.all().flatMap(({ saying }) => saying[of])

test.each([
  ['adverbs', ADVERBS],
  ['perhaps', PERHAPS],
] as const)('each phrase of a table is found at the end: %s', (of, table) => {
  const short = phrases(of).filter((phrase) => splitWords(reader, phrase).length <= 5)
  expect(short.length).toBeGreaterThan(5)
  for (const phrase of short)
    expect(length(`milk ${phrase}`, table), phrase).toBeGreaterThanOrEqual(splitWords(reader, phrase).length)
})

test('what is quoted ends with no phrase', () => expect(length('call "already"', ADVERBS)).toBe(0))
