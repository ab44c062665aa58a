import { expect, test } from 'vitest'
import { SHIPPED } from '../languages/index.ts'
import { Reader } from '../reader.ts'
import { TIME_WORDS } from './time-words.ts'
import { tokensOf } from './tokens.ts'

const forms = Object.values(SHIPPED).flatMap(({ dates }) =>
  dates.words.flatMap(([texts, ...meanings]) => texts.split(', ').map((text) => ({ text, meanings }))),
)

test('[VO1] every form of every language is found by its first word, with all that it means', () => {
  const { words } = new Reader(SHIPPED).get(TIME_WORDS)
  for (const { text, meanings } of forms) {
    const [first = '', ...rest] = tokensOf(text).map((token) => token.text)
    const entry = words.get(first)?.find((one) => one.rest.join(' ') === rest.join(' '))
    expect(entry?.meanings, text).toEqual(expect.arrayContaining([...meanings]))
  }
})

test('[VO1] of those that begin with the same word the longest is the first', () => {
  const { words } = new Reader(SHIPPED).get(TIME_WORDS)
  const lengths = words.get('first')?.map(({ rest }) => rest.length) ?? []
  expect(lengths.length).toBeGreaterThan(1)
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
})

test('[VO1] a word that is none has no entry, also where forms begin with its letters', () => {
  const { words } = new Reader(SHIPPED).get(TIME_WORDS)
  expect(['milk', "o'hara", "it'll", '…', ''].map((word) => words.get(word))).toEqual(Array(5).fill(undefined))
})

test('a name with letters joined to it is known', () => {
  const { longName } = new Reader(SHIPPED).get(TIME_WORDS)
  expect(['tomorrowat', 'untilmonday', 'tomorrow', 'milk'].map((word) => longName.test(word))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
