// Phrases found by their first two words: most words of a message begin none, so reading does not slow as the lexicon grows.

import type { Effort } from '../effort.ts'
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
  readonly alone: Found<Meaning>[]
}

export class Phrasebook<Meaning> {
  readonly #byFirstWord = new Map<string, Beginning<Meaning>>()
  readonly #effort: Effort
  #lastWords: ReadonlySet<string> | undefined

  constructor(entries: readonly (readonly [phrase: string, meaning: Meaning])[], effort: Effort) {
    this.#effort = effort
    // Most of the ten thousand phrases are single words; they go without an index of second words.
    const longer = new Map<string, Phrase<Meaning>[]>()
    for (const [phrase, meaning] of entries) {
      const end = phrase.indexOf(' ')
      if (end === -1) {
        const beginning = this.#byFirstWord.get(phrase)
        const found = { meaning, length: 1 }
        if (beginning === undefined) this.#byFirstWord.set(phrase, { longer: NO_PHRASES, alone: [found] })
        else beginning.alone.push(found)
      } else {
        const rest = phrase.slice(end + 1).split(' ')
        const group = longer.get(phrase.slice(0, end))
        const one = { rest, found: { meaning, length: rest.length + 1 } }
        if (group === undefined) longer.set(phrase.slice(0, end), [one])
        else group.push(one)
      }
    }
    for (const [first, group] of longer) {
      group.sort((a, b) => b.rest.length - a.rest.length)
      const alone = this.#byFirstWord.get(first)?.alone ?? []
      this.#byFirstWord.set(first, { longer: Map.groupBy(group, ({ rest }) => rest[0] as string), alone })
    }
  }

  /** Whether one of the phrases ends with this word. */
  canEndWith({ text, quoted }: Word): boolean {
    this.#lastWords ??= new Set(
      [...this.#byFirstWord].flatMap(([first, { longer, alone }]) => [
        ...(alone.length > 0 ? [first] : []),
        ...[...longer.values()].flatMap((phrases) => phrases.map(({ rest }) => rest.at(-1) ?? '')),
      ]),
    )
    return !quoted && this.#lastWords.has(text)
  }

  /** Every phrase that begins at this word, the longest first. */
  at(words: readonly Word[], at: number): readonly Found<Meaning>[] {
    this.#effort.spend(1)
    const word = words[at]
    if (word === undefined || word.quoted) return NONE
    const beginning = this.#byFirstWord.get(word.text)
    if (beginning === undefined) return NONE
    const { longer, alone } = beginning
    const second = words[at + 1]
    if (second === undefined || second.quoted) return alone
    const phrases = longer.get(second.text)
    if (phrases === undefined) return alone
    return [...phrases.filter(({ rest }) => stands(words, at + 1, rest)).map(({ found }) => found), ...alone]
  }
}

const NONE: readonly never[] = []
const NO_PHRASES: ReadonlyMap<string, readonly Phrase<never>[]> = new Map()

function stands(words: readonly Word[], at: number, rest: readonly string[]): boolean {
  for (let offset = 1; offset < rest.length; offset++) {
    const word = words[at + offset]
    if (word === undefined || word.quoted || word.text !== rest[offset]) return false
  }
  return true
}
