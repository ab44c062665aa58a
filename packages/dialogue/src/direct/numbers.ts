// A task's own number in what was said: ‘task 3’, ‘#3’, ‘number 3’. A number inside a sentence is none [D13].

import { speech } from '../languages/index.ts'
import type { Word } from '../reading/words.ts'

const all = Object.values(speech).map(({ slots }) => slots)
/** Words of a reference that are no part of a title: the, my, task. */
export const AROUND: ReadonlySet<string> = new Set(all.flatMap(({ aroundReference }) => aroundReference))
export const NUMBER_WORDS: ReadonlySet<string> = new Set(all.flatMap(({ numberWords }) => numberWords))
/** What may stand before a number that is all there is; ‘from 5’ is a time. */
const SMALL = new Set(all.flatMap(({ articles, polite }) => [...articles, ...polite]))
const AND = new Set(all.flatMap(({ and }) => and))
const NUMBER = /^#?(\d{1,9})$/

export function namedNumber(words: readonly Word[]): number | undefined {
  const at = words.findIndex(
    ({ text }, index) => NUMBER.test(text) && (text.startsWith('#') || NUMBER_WORDS.has(words[index - 1]?.text ?? '')),
  )
  return numberOf(words[at])
}

/** The same, or a number that is all there is. */
export function referenceNumber(words: readonly Word[]): number | undefined {
  const named = namedNumber(words)
  if (named !== undefined) return named
  const at = words.findIndex(({ text }) => !SMALL.has(text) && !NUMBER_WORDS.has(text))
  const isAll = words.every(({ text }, index) => index === at || AROUND.has(text) || NUMBER_WORDS.has(text))
  return isAll ? numberOf(words[at]) : undefined
}

/** ‘tasks 1 and 2’: several at once. */
export function areNumbers(words: readonly Word[]): boolean {
  const telling = words.filter(({ text }) => !AROUND.has(text) && !NUMBER_WORDS.has(text) && !AND.has(text))
  return telling.length > 1 && telling.every(({ text }) => NUMBER.test(text))
}

function numberOf(word: Word | undefined): number | undefined {
  const digits = NUMBER.exec(word?.text ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}
