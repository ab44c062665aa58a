import { expect, test } from 'vitest'
import { hasWords } from './has-words.ts'
import { soughtWords } from './search-words.ts'

test.each([
  ['passport renew', 'Renew the passport', false, true],
  ['passp', 'Renew the passport', false, true],
  ['ספרים', 'להחזיר את הספרים', false, true],
  ['pasport', 'Renew the passport', false, false],
  ['pasport', 'Renew the passport', true, true],
  ['mom', 'call tom', true, false],
  ['', 'anything', false, false],
])('[SW1] ‘%s’ in ‘%s’, misspelled %s: %s', (typed, text, misspelled, found) => {
  expect(hasWords(text, soughtWords(typed), misspelled)).toBe(found)
})
