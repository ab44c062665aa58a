// The languages Pawl speaks. To add one, add a folder with the same files and a line here.

import type { Dates } from './dates.ts'
import type { DirectPhrases } from './direct-phrases.ts'
import type { Doing } from './doing.ts'
import { english } from './en/index.ts'
import type { Fillers } from './fillers.ts'
import { hebrew } from './he/index.ts'
import type { Answers, Phrases } from './lexicon.ts'
import type { ListPhrases } from './list-phrases.ts'
import type { ListWords } from './lists.ts'
import type { QuickReplies } from './quick-replies.ts'
import type { Repairs } from './repairs.ts'
import type { Rewording } from './rewording.ts'
import type { Entry } from './roles.ts'
import type { SameAs } from './same-as.ts'
import type { Saying } from './saying.ts'
import type { SeveralPhrases, SeveralWords } from './several.ts'
import type { Slots } from './slots.ts'

/** What is understood and said in one language. */
export interface Speech {
  /** A letter of a script that no other language here is written in: one is enough to know it. */
  readonly script?: RegExp
  readonly answers: Answers
  readonly dates: Dates
  readonly direct: DirectPhrases
  readonly doing: Doing
  readonly fillers: Fillers
  readonly listPhrases: ListPhrases
  readonly lists: ListWords
  readonly phrases: Phrases
  readonly quickReplies: QuickReplies
  readonly repairs: Repairs
  readonly rewording: Rewording
  readonly sameAs: SameAs
  readonly several: SeveralWords
  readonly severalPhrases: SeveralPhrases
  readonly saying: Saying
  readonly slots: Slots
  readonly words: readonly Entry[]
}

/** By code. The first is spoken where nothing says which. */
export type Languages = Readonly<Record<string, Speech>>

export const SHIPPED = { en: english, he: hebrew } satisfies Languages
