// Tables of words that a reader builds from all its languages, when they are first asked for.

import type { Speech } from './languages/index.ts'
import { type Kept, kept } from './reader.ts'
import { Phrasebook } from './reading/phrasebook.ts'

type Words = (speech: Speech) => readonly string[]

/** Every word that one of the languages has for it. */
export function wordList(of: Words): Kept<readonly string[]> {
  return kept((reader) => reader.all().flatMap(of))
}

export function wordSet(of: Words): Kept<ReadonlySet<string>> {
  return kept((reader) => new Set(reader.all().flatMap(of)))
}

/** Words with what each says. */
export function wordMap<Meaning>(
  of: (speech: Speech) => Readonly<Record<string, Meaning>>,
): Kept<ReadonlyMap<string, Meaning>> {
  return kept((reader) => new Map(reader.all().flatMap((speech) => Object.entries(of(speech)))))
}

/** Phrases of one or more words, looked for among the words of a message. */
export function phraseTable(of: Words): Kept<Phrasebook<true>> {
  return kept((reader) => {
    const phrases = reader.all().flatMap(of)
    return new Phrasebook<true>(
      phrases.map((phrase) => [phrase, true] as const),
      reader.effort,
    )
  })
}

/** The same, with what each phrase says. */
export function phraseMap<Meaning>(
  of: (speech: Speech) => readonly (readonly [phrase: string, meaning: Meaning])[],
): Kept<Phrasebook<Meaning>> {
  return kept((reader) => new Phrasebook<Meaning>(reader.all().flatMap(of), reader.effort))
}
