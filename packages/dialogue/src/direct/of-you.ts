// What is said of whoever is spoken to: ‘thank you, you are very helpful’, ‘you're funny’. It is no task.

import type { Reader } from '../reader.ts'
import { splitWords } from '../reading/words.ts'
import { phraseTable } from '../word-tables.ts'
import { withoutFirst } from './changing/phrase-ends.ts'

const OF_YOU = phraseTable(({ fillers }) => fillers.ofYou ?? [])
const THANKS = phraseTable(({ slots }) => slots.thanks)
/** Nobody says so in more words. */
const MOST_WORDS = 12
const LONGEST = 120

/** Thanks, and a word about whoever is thanked. */
export function isThanksOfYou(reader: Reader, message: string): boolean {
  if (message.length > LONGEST) return false
  const words = splitWords(reader, message)
  const rest = words.length > MOST_WORDS ? words : withoutFirst(reader, words, THANKS)
  return rest.length < words.length && isOfYou(reader, rest)
}

/** It begins with ‘you’, and asks nothing. */
export function beginsWithYou(reader: Reader, message: string): boolean {
  if (message.length > LONGEST) return false
  const words = splitWords(reader, message)
  return words.length <= MOST_WORDS && words.length > 1 && !message.includes('?') && isOfYou(reader, words)
}

const isOfYou = (reader: Reader, words: ReturnType<typeof splitWords>) => reader.get(OF_YOU).at(words, 0).length > 0
