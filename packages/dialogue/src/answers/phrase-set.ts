// Phrases that are looked for in an answer, by their first word: most words of a message begin none.

import type { Speech } from '../languages/index.ts'
import { wordsOf } from '../normalize.ts'
import { type Kept, kept, type Reader } from '../reader.ts'
import { wordSet } from '../word-tables.ts'

type Phrase = readonly string[]
/** By first word, the longest first: ‘לא משנה’ is read before ‘לא’ [D11]. */
export type PhraseSet = ReadonlyMap<string, readonly Phrase[]>

const FILLERS = wordSet(({ answers }) => answers.fillers)

export function phraseSet(of: (speech: Speech) => readonly string[]): Kept<PhraseSet> {
  return kept((reader) => {
    const phrases = reader.all().flatMap(of)
    const split = phrases.map((phrase) => phrase.split(' ')).sort((a, b) => b.length - a.length)
    return Map.groupBy(split, (words) => words[0] as string)
  })
}

/** Whether the message is one or more of these phrases and nothing else but fillers. */
export function isMadeOf(reader: Reader, message: string, phrases: PhraseSet): boolean {
  const words = wordsOf(reader, message)
  let found = false
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(words, at, phrases)
    if (length > 0) found = true
    else if (!reader.get(FILLERS).has(words[at] as string)) return false
    at += Math.max(1, length)
  }
  return found
}

/** Whether one of these phrases is anywhere among the words. */
export function contains(words: readonly string[], phrases: PhraseSet): boolean {
  return words.some((_, at) => phraseAt(words, at, phrases) > 0)
}

/** How many words the longest of these phrases takes here; 0 if none is here. */
function phraseAt(words: readonly string[], at: number, phrases: PhraseSet): number {
  const phrase = phrases.get(words[at] as string)?.find((parts) => parts.every((part, i) => words[at + i] === part))
  return phrase?.length ?? 0
}
