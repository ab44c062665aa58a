// What stands before a command is stepped over, a bounded way.

import { expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { isComma, MOST_LEADING, skipLeads } from './leads.ts'
import { LEXICON } from './lexicon.ts'
import { Sentence } from './sentence.ts'
import { splitWords } from './words.ts'

const reader = createReader()
const sentenceOf = (text: string) => new Sentence(splitWords(reader, text), reader.get(LEXICON), reader.effort)
const please = (times: number) => Array.from({ length: times }, () => 'please').join(' ')

test.each([
  ['delete it', 0],
  ['please delete it', 1],
  ['please, delete it', 2],
  [', delete it', 1],
  ['please please', 2],
  ['', 0],
])('before the command of %j stand %i words', (text, words) => {
  expect(skipLeads(sentenceOf(text), 0)).toBe(words)
})

test('from where it is begun, and not beyond where it ends', () => {
  const sentence = sentenceOf('delete please please please')
  expect(skipLeads(sentence, 1)).toBe(4)
  expect(skipLeads(sentence, 1, 3)).toBe(3)
})

test('nobody puts more words than that before a command', () => {
  expect(skipLeads(sentenceOf(`${please(MOST_LEADING)} delete it`), 0)).toBe(MOST_LEADING)
  expect(skipLeads(sentenceOf(please(MOST_LEADING + 3)), 0)).toBe(MOST_LEADING)
  expect(skipLeads(sentenceOf(please(MOST_LEADING + 6)), 2)).toBe(MOST_LEADING + 2)
})

test('a comma is one, and what is not there is none', () => {
  const sentence = sentenceOf('a, b')
  expect([0, 1, 2, 3].map((at) => isComma(sentence, at))).toEqual([false, true, false, false])
})

test('what is said of a stretch of words is worked out once, and is that of the stretch', () => {
  const sentence = sentenceOf('my tasks and my list')
  expect(sentence.signs(0, 2)).toBe(sentence.signs(0, 2))
  expect([sentence.signs(0, 2).has('list'), sentence.signs(2, 5).has('list')]).toEqual([false, true])
  expect([sentence.signs(0, 2).has('plural'), sentence.signs(2, 5).has('plural')]).toEqual([true, false])
  // Neighbouring stretches are not taken for each other.
  expect(sentence.signs(1, 4)).not.toBe(sentence.signs(0, 5))
  expect(sentence.signs(2, 3)).not.toBe(sentence.signs(1, 2))
})
