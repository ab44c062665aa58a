// Phrases found by their first two words: most words of a message begin none, so reading does not slow as the lexicon grows.

import { spend } from '../effort.ts'
import type { Word } from './words.ts'

interface Phrase<Meaning> {
  readonly rest: readonly string[]
  readonly found: Found<Meaning>
}

export interface Found<Meaning> {
  readonly meaning: Meaning
  /** How many words it takes. */
  readonly length: number
}

interface Beginning<Meaning> {
  /** By the second word, the longest first. */
  readonly longer: ReadonlyMap<string, readonly Phrase<Meaning>[]>
  /** What the word is alone. */
  readonly alone: readonly Found<Meaning>[]
}

export class Phrasebook<Meaning> {
  readonly #byFirstWord = new Map<string, Beginning<Meaning>>()

  constructor(entries: readonly (readonly [phrase: string, meaning: Meaning])[]) {
    const phrases = entries.map(([phrase, meaning]) => {
      const [first = '', ...rest] = phrase.split(' ')
      return { first, rest, found: { meaning, length: rest.length + 1 } }
    })
    phrases.sort((a, b) => b.rest.length - a.rest.length)
    for (const [first, group] of Map.groupBy(phrases, (phrase) => phrase.first))
      this.#byFirstWord.set(first, {
        longer: Map.groupBy(
          group.filter(({ rest }) => rest.length > 0),
          ({ rest }) => rest[0] as string,
        ),
        alone: group.filter(({ rest }) => rest.length === 0).map(({ found }) => found),
      })
  }

  /** Every phrase that begins at this word, the longest first. */
  at(words: readonly Word[], at: number): readonly Found<Meaning>[] {
    spend(1)
    const word = words[at]
    if (word === undefined || word.quoted) return NONE
    const beginning = this.#byFirstWord.get(word.text)
    if (beginning === undefined) return NONE
    const { longer, alone } = beginning
    const second = words[at + 1]
    if (longer.size === 0 || second === undefined || second.quoted) return alone
    const phrases = longer.get(second.text)
    if (phrases === undefined) return alone
    const found: Found<Meaning>[] = []
    for (const phrase of phrases) if (stands(words, at + 1, phrase.rest)) found.push(phrase.found)
    return found.length === 0 ? alone : found.concat(alone)
  }
}

const NONE: readonly never[] = []

function stands(words: readonly Word[], at: number, rest: readonly string[]): boolean {
  for (let offset = 1; offset < rest.length; offset++) {
    const word = words[at + offset]
    if (word === undefined || word.quoted || word.text !== rest[offset]) return false
  }
  return true
}
