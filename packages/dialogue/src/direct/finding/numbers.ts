// A task's own number in what was said: ‘task 3’, ‘#3’, ‘number 3’. A number inside a sentence is none [D13].

import type { Reader } from '../../reader.ts'
import type { Word } from '../../reading/words.ts'
import { wordSet } from '../../word-tables.ts'

/** Words of a reference that are no part of a title: the, my, task. */
export const AROUND = wordSet(({ slots }) => slots.aroundReference)
export const NUMBER_WORDS = wordSet(({ slots }) => slots.numberWords)
/** What may stand before a number that is all there is; ‘from 5’ is a time. */
const SMALL = wordSet(({ slots }) => [...slots.articles, ...slots.polite])
const AND = wordSet(({ slots }) => slots.and)
const NUMBER = /^#?(\d{1,9})$/

export function namedNumber(reader: Reader, words: readonly Word[]): number | undefined {
  const at = words.findIndex(
    ({ text }, index) =>
      NUMBER.test(text) && (text.startsWith('#') || reader.get(NUMBER_WORDS).has(words[index - 1]?.text ?? '')),
  )
  return numberOf(words[at])
}

/** The same, or a number that is all there is. */
export function referenceNumber(reader: Reader, words: readonly Word[]): number | undefined {
  const named = namedNumber(reader, words)
  if (named !== undefined) return named
  const at = words.findIndex(({ text }) => !reader.get(SMALL).has(text) && !reader.get(NUMBER_WORDS).has(text))
  const isAll = words.every(
    ({ text }, index) => index === at || reader.get(AROUND).has(text) || reader.get(NUMBER_WORDS).has(text),
  )
  return isAll ? numberOf(words[at]) : undefined
}

/** ‘tasks 1 and 2’: several at once. */
export function areNumbers(reader: Reader, words: readonly Word[]): boolean {
  const telling = words.filter(
    ({ text }) => !reader.get(AROUND).has(text) && !reader.get(NUMBER_WORDS).has(text) && !reader.get(AND).has(text),
  )
  return telling.length > 1 && telling.every(({ text }) => NUMBER.test(text))
}

function numberOf(word: Word | undefined): number | undefined {
  const digits = NUMBER.exec(word?.text ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}
