// A priority said in a sentence: ‘with high priority’ anywhere, ‘urgent’ at its beginning or end, or between commas.

import type { Reader } from '../reader.ts'
import { isSign, splitWords, type Word } from '../reading/words.ts'
import { phraseMap, phraseTable, wordSet } from '../word-tables.ts'
import type { Stretch } from './quote.ts'

const PHRASES = phraseMap<string>(({ slots }) => Object.entries(slots.priorityPhrases))

const isMark = isSign(',;:.!?')

export function findPriority(reader: Reader, text: string): (Stretch & { readonly priority: string }) | undefined {
  const list = splitWords(reader, text)
  for (const at of list.keys()) {
    const [found] = reader.get(PHRASES).at(list, at)
    if (found === undefined || isInStep(reader, list, at)) continue
    const first = list.findIndex(({ text: word }) => !reader.get(POLITE).has(word))
    const last = list.findLastIndex((word) => !isMark(word) && !reader.get(POLITE).has(word.text))
    const to = at + found.length
    // One word alone counts at the beginning, the end, or between commas: ‘urgent’.
    const isAtEdge = to > last || (at <= first && !isName(text, list, at))
    if (found.length === 1 && !isAtEdge && !(isComma(list[at - 1]) && isComma(list[to]))) continue
    return { priority: found.meaning, from: (list[at] as Word).start, to: (list[to - 1] as Word).end }
  }
  return undefined
}

/** ‘Less urgent’ is not urgent. */
const isInStep = (reader: Reader, list: readonly Word[], at: number) =>
  [1, 2, 3].some(
    (back) =>
      at >= back &&
      reader
        .get(STEPS)
        .at(list, at - back)
        .some(({ length }) => length > back),
  )

const STEPS = phraseTable(({ slots }) => slots.noPriority ?? [])

const isComma = (word: Word | undefined) => word?.text === ','

/** ‘Urgent Care visit’ is a name. */
function isName(text: string, list: readonly Word[], at: number): boolean {
  const isCapital = (word: Word | undefined) => word !== undefined && /^\p{Lu}/u.test(text.charAt(word.start))
  return isCapital(list[at]) && isCapital(list[at + 1])
}

const POLITE = wordSet(({ slots }) => slots.polite)
