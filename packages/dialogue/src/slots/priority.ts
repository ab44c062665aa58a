// A priority said in a sentence: ‘with high priority’ anywhere, ‘urgent’ at its beginning or end.

import { speech } from '../languages/index.ts'
import { Phrasebook } from '../reading/phrasebook.ts'
import { splitWords, type Word } from '../reading/words.ts'
import type { Stretch } from './quote.ts'

const PHRASES = new Phrasebook<string>(
  Object.values(speech).flatMap(({ slots }) => Object.entries(slots.priorityPhrases)),
)

export function findPriority(text: string): (Stretch & { readonly priority: string }) | undefined {
  const list = splitWords(text)
  for (const at of list.keys()) {
    const [found] = PHRASES.at(list, at)
    if (found === undefined) continue
    const to = at + found.length
    if (found.length === 1 && !isAtBeginning(text, list, at) && !isAtEnd(list, to)) continue
    return { priority: found.meaning, from: (list[at] as Word).start, to: (list[to - 1] as Word).end }
  }
  return undefined
}

/** ‘Urgent Care visit’ is a name. */
function isAtBeginning(text: string, list: readonly Word[], at: number): boolean {
  const isCapital = (word: Word | undefined) => word !== undefined && /^\p{Lu}/u.test(text.slice(word.start))
  const isFirst = list.slice(0, at).every(({ text: word }) => POLITE.has(word))
  return isFirst && !(isCapital(list[at]) && isCapital(list[at + 1]))
}

const isAtEnd = (list: readonly Word[], to: number) =>
  list.slice(to).every(({ text }) => /^[,;:.!?]$/.test(text) || POLITE.has(text))
const POLITE = new Set(Object.values(speech).flatMap(({ slots }) => slots.polite))
