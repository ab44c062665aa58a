// What a language brings for several tasks at once: the words that name them, and what is said of them.

import type { Deed } from './direct-phrases.ts'

export interface SeveralWords {
  readonly cardinals: Readonly<Record<string, number>>
  /** Said of places in a list: the first three. */
  readonly first: readonly string[]
  readonly last: readonly string[]
  /** The two that were spoken of. */
  readonly both: readonly string[]
  /** All that were shown: them, those, all of them. */
  readonly those: readonly string[]
  /** Those of them that nothing was done to yet: the others, the rest. */
  readonly others: readonly string[]
  /** Between two numbers: 2 to 5. */
  readonly through: readonly string[]
  /** Joins two things, besides ‘and’ and a comma. */
  readonly alsoAnd: readonly string[]
  /** Between two things to do, so that they are two: and also. */
  readonly alsoBetween?: readonly string[]
  /** Nouns of what is to be added, before a colon: tasks, things. */
  readonly announces: readonly string[]
  /** As the whole message: what was added as one becomes several. */
  readonly splitIt: readonly string[]
  /** Words that begin with the letter of ‘and’ and have none. */
  readonly noAnd: readonly string[]
  /** All of what is called so: all the finished ones. */
  readonly allOf: (name: string) => string
}

export interface SeveralPhrases {
  readonly did: (deed: Deed, titles: readonly string[], values: readonly string[], variant: number) => string
  /** What would happen, by lines, and that a yes does it. */
  readonly propose: (deed: Deed, lines: readonly string[], values: readonly string[], count: number) => string
  readonly tooMany: (deed: Deed, count: number, most: number) => string
  readonly undone: (titles: readonly string[]) => string
  readonly added: (lines: readonly string[]) => string
  readonly offer: (lines: readonly string[]) => string
  /** After something was added as one. */
  readonly couldSplit: (titles: readonly string[]) => string
  readonly didSplit: (lines: readonly string[]) => string
  readonly cannotSplit: string
}
