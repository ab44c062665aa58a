// Patterns found by their words: one is tried only on a text that has a word it cannot do without. Most texts have a word of
// few of them, so reading does not slow as patterns are added.
//
// PI1. An index only leaves out what cannot match: what it gives, tried in turn, finds what all of them would find.

import { present } from '@pawl/kernel'
import type { Speech } from '../languages/index.ts'
import { type Kept, kept, type Reader } from '../reader.ts'
import { neededWords, plainWords, type Words } from './needed-words.ts'
import { RecentAnswers } from './recent-answers.ts'

export class PatternIndex<Row> {
  readonly #rows: readonly Row[]
  /** Places of those that need one of these words, and of those that need none we know. */
  readonly #byWord = new Map<string, number[]>()
  /** What else each needs. */
  readonly #others: (readonly Words[])[] = []
  readonly #always: readonly number[]
  readonly #alwaysRows: readonly Row[]

  constructor(rows: readonly Row[], patternOf: (row: Row) => RegExp) {
    this.#rows = rows
    const always: number[] = []
    rows.forEach((row, place) => {
      const [needed, ...others] = neededWords(patternOf(row))
      this.#others.push(others)
      if (needed === undefined) always.push(place)
      for (const word of needed ?? []) {
        const places = this.#byWord.get(word)
        if (places === undefined) this.#byWord.set(word, [place])
        else places.push(place)
      }
    })
    this.#always = always
    this.#alwaysRows = always.map((place) => present(rows[place]))
  }

  /** Those that may match a text of these plain words, or any text, in their order. */
  among(words: readonly string[] | 'any'): readonly Row[] {
    if (words === 'any') return this.#rows
    let places: Set<number> | undefined
    for (const word of words) {
      const own = this.#byWord.get(word)
      if (own === undefined) continue
      for (const place of own) {
        if (places?.has(place) || !this.#hasOthers(place, words)) continue
        places ??= new Set(this.#always)
        places.add(place)
      }
    }
    if (places === undefined) return this.#alwaysRows
    return [...places].sort((a, b) => a - b).map((place) => present(this.#rows[place]))
  }

  #hasOthers(place: number, words: readonly string[]): boolean {
    for (const set of present(this.#others[place])) {
      let has = false
      for (const word of words)
        if (set.has(word)) {
          has = true
          break
        }
      if (!has) return false
    }
    return true
  }
}

const WORDS = kept(() => new RecentAnswers((text) => plainWords(text) ?? 'any'))

/** The patterns of each language that may match a text. */
export type PatternTable<Row> = (reader: Reader, speech: Speech, text: string) => readonly Row[]

export function patternTable<Row>(
  of: (speech: Speech) => readonly Row[],
  patternOf: (row: Row) => RegExp,
): PatternTable<Row> {
  const table: Kept<ReadonlyMap<Speech, PatternIndex<Row>>> = kept(
    (reader) => new Map(reader.all().map((speech) => [speech, new PatternIndex(of(speech), patternOf)])),
  )
  return (reader, speech, text) => present(reader.get(table).get(speech)).among(reader.get(WORDS).of(text))
}
