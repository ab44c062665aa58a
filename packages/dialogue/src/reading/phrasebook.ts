// Phrases found by their first word: most words of a message begin none, so reading does not slow as the lexicon grows.

import type { Word } from './words.ts'

interface Phrase<Meaning> {
  readonly parts: readonly string[]
  readonly meaning: Meaning
}

export interface Found<Meaning> {
  readonly meaning: Meaning
  /** How many words it takes. */
  readonly length: number
}

export class Phrasebook<Meaning> {
  readonly #byFirstWord: ReadonlyMap<string, readonly Phrase<Meaning>[]>

  constructor(entries: readonly (readonly [phrase: string, meaning: Meaning])[]) {
    const phrases = entries.map(([phrase, meaning]) => ({ parts: phrase.split(' '), meaning }))
    phrases.sort((a, b) => b.parts.length - a.parts.length)
    this.#byFirstWord = Map.groupBy(phrases, ({ parts }) => parts[0] as string)
  }

  /** Every phrase that begins at this word, the longest first. */
  at(words: readonly Word[], at: number): readonly Found<Meaning>[] {
    const word = words[at]
    if (word === undefined || word.quoted) return NONE
    const phrases = this.#byFirstWord.get(word.text)
    if (phrases === undefined) return NONE
    const found: Found<Meaning>[] = []
    for (const { parts, meaning } of phrases)
      if (stands(words, at, parts)) found.push({ meaning, length: parts.length })
    return found
  }
}

const NONE: readonly never[] = []

function stands(words: readonly Word[], at: number, parts: readonly string[]): boolean {
  for (let offset = 1; offset < parts.length; offset++) {
    const word = words[at + offset]
    if (word === undefined || word.quoted || word.text !== parts[offset]) return false
  }
  return true
}
