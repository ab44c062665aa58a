// What the questions of governed work say to a person: the same keys in each language, counted by the compiler.

import type { ITEM_TYPES, ItemTypeName } from '../governed-items.ts'

export type GovernedTexts = {
  readonly [Type in ItemTypeName]: {
    /** What is asked, in one sentence. */
    readonly asks: string
    /** What follows from each way to answer. */
    readonly causes: { readonly [Way in keyof (typeof ITEM_TYPES)[Type]['ways']]: string }
  }
}
