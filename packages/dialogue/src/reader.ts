// Who reads messages: the languages that are known, and everything that is built from them. A reader is made once by
// whoever talks and is passed along; nothing in this package remembers anything outside of one.
//
// RD1. Tables and caches are built when they are first asked for: whoever never talks never builds a lexicon.
// RD2. What a reader remembers changes only how fast it answers, never what it answers [D20].

import { Effort } from './effort.ts'
import type { Languages, Speech } from './languages/index.ts'

/** Something a reader keeps: a table of words of all its languages, or a cache. */
export interface Kept<T> {
  readonly build: (reader: Reader) => T
  /** Where a reader keeps it: a turn asks for its tables hundreds of times. */
  readonly place: number
}

let places = 0

/** Names what a reader keeps. */
export function kept<T>(build: (reader: Reader) => T): Kept<T> {
  return { build, place: places++ }
}

/** `Code`: the codes of its languages. */
export class Reader<Code extends string = string> {
  readonly effort = new Effort()
  readonly languages: Readonly<Record<Code, Speech>>
  readonly #kept: unknown[] = []

  constructor(languages: Readonly<Record<Code, Speech>>) {
    this.languages = languages
  }

  /** What this builds, built once for this reader. */
  get<T>({ place, build }: Kept<T>): T {
    const known = this.#kept[place]
    if (known !== undefined) return known as T
    const built = build(this)
    this.#kept[place] = built
    return built
  }

  /** What is said and understood in each language, in the order of the table. */
  all(): readonly Speech[] {
    return Object.values(this.languages)
  }

  speech(language: string): Speech {
    const speech = (this.languages as Languages)[language]
    if (speech === undefined) throw new Error(`No language called ${language}`)
    return speech
  }
}
