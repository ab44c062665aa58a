// How a message is cut into words, and where each of them stands in it.

import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { isPunctuation, isSign, splitWords, type Word, withoutLooseQuotes, wordsSplit } from './words.ts'

const textsOf = (message: string) => wordsSplit(message).map(({ text }) => text)
const quotedIn = (message: string) => wordsSplit(message).flatMap(({ text, quoted }) => (quoted ? [text] : []))
const word = (text: string): Word => ({ text, start: 0, end: text.length, quoted: false })

describe('a message as words', () => {
  test.each([
    ['Buy Milk', ['buy', 'milk']],
    ['  buy  milk ', ['buy', 'milk']],
    ['', []],
    [' ', []],
    ['buy milk, eggs.', ['buy', 'milk', ',', 'eggs', '.']],
    ["it's done", ["it's", 'done']],
    ['it’s done!', ["it's", 'done', '!']],
    ['it`s done!', ["it's", 'done', '!']],
    ['דו״ח מס', ['דו"ח', 'מס']],
    ['at 5:30pm (today)', ['at', '5:30pm', '(', 'today', ')']],
    ['the 3rd of #4', ['the', '3rd', 'of', '#4']],
    ['x1 2y', ['x1', '2', 'y']],
    ["ל'קנות חלב' מחר", ['ל', "'קנות חלב'", 'מחר']],
  ])('%j', (message, words) => {
    expect(textsOf(message)).toEqual(words)
  })

  test.each(['buy milk', ' Call  Mom, now', 'add "Buy milk" to my list', 'קנה חלב, מחר'])(
    'each stands where it was written: %s',
    (message) => {
      for (const { text, start, end } of wordsSplit(message))
        expect(message.slice(start, end).toLowerCase()).toBe(text.toLowerCase())
    },
  )
})

describe('[D7] what stands in quotes is one word', () => {
  test.each([
    ['add "buy milk" now', ['"buy milk"']],
    ['add “buy milk” now', ['“buy milk”']],
    ['add «buy milk» now', ['«buy milk»']],
    ["add 'buy milk' now", ["'buy milk'"]],
    ['add ‘buy milk’ now', ['‘buy milk’']],
    ['add ״קנה חלב״ עכשיו', ['״קנה חלב״']],
  ])('%s', (message, quoted) => {
    expect(quotedIn(message)).toEqual(quoted)
  })

  test.each([
    ['add “buy milk', ['add', 'buy', 'milk']],
    ['add «buy milk', ['add', 'buy', 'milk']],
    ['add ‘buy milk', ['add', 'buy', 'milk']],
    ['“a” and “b', ['“a”', 'and', 'b']],
    ["‘a' and ‘b", ["‘a'", 'and', 'b']],
    ['«a» and «b', ['«a»', 'and', 'b']],
    ["it's “b” and “c", ["it's", '“b”', 'and', 'c']],
  ])('one that is never closed is none: %s', (message, words) => {
    expect(textsOf(message)).toEqual(words)
  })

  test.each([
    ['add “buy milk', 'add  buy milk'],
    ['“a” and “b', '“a” and  b'],
    ['«a» and «b “c', '«a» and  b  c'],
    ["‘a' and ‘b", "‘a' and  b"],
    ["“a” it's “b", "“a” it's  b"],
    ["“a it's b", " a it's b"],
    ['‘a” b', ' a” b'],
    ['“a” and «b»', '“a” and «b»'],
    ['“', ' '],
  ])('[DESIGN 5.12] its end is looked for once: %s', (message, text) => {
    expect(withoutLooseQuotes(message)).toBe(text)
  })

  test('a single sign is no quotation, and in the middle of a word neither', () => {
    expect(quotedIn(`say " to Dana's friends, it's fine`)).toEqual([])
  })
})

test('[DESIGN 5.12] each letter that is read is counted', () => {
  const reader = createReader()
  const steps = () => {
    let count = 0
    const { spend } = reader.effort
    reader.effort.spend = (more) => {
      count += more
      spend.call(reader.effort, more)
    }
    splitWords(reader, 'buy milk')
    reader.effort.spend = spend
    return count
  }
  expect([steps(), steps()]).toEqual([8, 8])
})

test('punctuation and signs', () => {
  expect([',', ';', ':', '.', '!', '?', '—', '–', '(', ')'].map((text) => isPunctuation(word(text)))).not.toContain(
    false,
  )
  expect([isPunctuation(word('buy')), isPunctuation(word('')), isPunctuation(word('.,'))]).toEqual([
    false,
    false,
    false,
  ])
  const isEnd = isSign('.!?')
  expect(['.', '!', '?', ',', '.!', ''].map((text) => isEnd(word(text)))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
