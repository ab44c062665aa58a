// Which words are forms of one command, and which orders are 002's own.

import { expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { isOrderVerb, isSameVerb, LEXICON } from './lexicon.ts'
import { splitWords } from './words.ts'

test.each([
  ['תבטל', 'לבטל', true],
  ['put', 'putting', true],
  ['put', 'send', true],
  ['toss', 'put', true],
  ['toss', 'make', false],
  ['תבטל', 'תמחק', false],
  ['תבטל', 'xyzzyq', false],
  ['xyzzyq', 'תבטל', false],
  ['xyzzyq', 'xyzzyp', false],
  ['xyzzyq', 'xyzzyq', true],
])('[D16] %s and %s are one verb: %s', (a, b, isSame) => {
  expect(isSameVerb(createReader(), a, b)).toBe(isSame)
})

test('verbs of errands are no commands', () => {
  const reader = createReader()
  expect(['למחוק', 'לבשל', 'xyzzyq'].map((word) => isOrderVerb(reader, word))).toEqual([true, false, false])
})

test('[D38] keywords, cues and orders that have their ‘and’ with them are found apart', () => {
  const reader = createReader()
  const { keywords, cues, joined, orders, leads, whole } = reader.get(LEXICON)
  const found = (book: typeof orders, text: string) => book.at(splitWords(reader, text), 0).length > 0
  expect(['delete', 'move', 'remind me'].map((text) => found(orders, text))).toEqual([true, true, true])
  expect(['delete', 'move', 'remind me'].map((text) => found(keywords, text))).toEqual([true, false, false])
  expect(['delete', 'move', 'remind me'].map((text) => found(cues, text))).toEqual([false, false, true])
  expect(['ומחק', 'מחק'].map((text) => found(joined, text))).toEqual([true, false])
  const begins = (book: { at: typeof leads.at | typeof whole.at }, text: string) =>
    book.at(splitWords(reader, text), 0).length > 0
  expect(['please', 'hello', 'delete'].map((text) => begins(leads, text))).toEqual([true, true, false])
  expect(['hello', 'delete'].map((text) => begins(whole, text))).toEqual([true, false])
})
