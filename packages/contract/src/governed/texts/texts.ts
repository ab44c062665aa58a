// What the questions of governed work say to a person: the same keys in each language, counted by the compiler.

import type { ReasonTexts } from '../../errors/texts.ts'
import type { AskedBecause } from '../asked-because.ts'
import type { ITEM_TYPES, ItemTypeName } from '../items.ts'

export interface GovernedTexts {
  readonly questions: {
    readonly [Type in ItemTypeName]: {
      /** What is asked, in one sentence. */
      readonly asks: string
      /** What follows from each way to answer. */
      readonly causes: { readonly [Way in keyof (typeof ITEM_TYPES)[Type]['ways']]: string }
    }
  }
  /** Why Pawl itself asks. */
  readonly because: ReasonTexts<AskedBecause>
}
