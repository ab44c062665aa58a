// A message as it is read: each word is looked up once, each stretch of words is described once.

import type { Effort } from '../effort.ts'
import type { LeadRole, OrderRole } from '../languages/roles.ts'
import { signsOf } from './clause.ts'
import type { Lexicon } from './lexicon.ts'
import type { Found } from './phrasebook.ts'
import type { ReadAt } from './read-at.ts'
import { RULES, type RulesByBeginning } from './rules.ts'
import type { Sign } from './signs.ts'
import type { Word } from './words.ts'

const LONGEST_CLAUSE = 60
/** More than a message can have. */
const MOST_WORDS = 16_384

export type ThingFound = ReturnType<Lexicon['things']['at']>

export class Sentence {
  readonly words: readonly Word[]
  readonly lexicon: Lexicon
  readonly effort: Effort
  readonly rules: RulesByBeginning
  readonly #orders: (readonly Found<OrderRole>[])[] = []
  readonly #leads: (readonly Found<LeadRole>[])[] = []
  readonly #things: ThingFound[] = []
  /** What was read inside of ‘I need to …’, by where it begins and how deep inside: several ways lead to the same place. */
  readonly readInside = new Map<string, ReadAt | undefined>()
  readonly #signs = new Map<number, ReadonlySet<Sign>>()

  constructor(words: readonly Word[], lexicon: Lexicon, effort: Effort, rules = RULES) {
    this.words = words
    this.lexicon = lexicon
    this.effort = effort
    this.rules = rules
  }

  orders(at: number): readonly Found<OrderRole>[] {
    this.#orders[at] ??= this.lexicon.orders.at(this.words, at)
    return this.#orders[at]
  }

  leads(at: number): readonly Found<LeadRole>[] {
    this.#leads[at] ??= this.lexicon.leads.at(this.words, at)
    return this.#leads[at]
  }

  things(at: number): ThingFound {
    this.#things[at] ??= this.lexicon.things.at(this.words, at)
    return this.#things[at]
  }

  isCue(at: number): boolean {
    return this.lexicon.cues.at(this.words, at).length > 0
  }

  /** Of the words from here on; what stands further off than a clause is long says nothing of it. */
  signs(from: number, to: number = Math.min(this.words.length, from + LONGEST_CLAUSE)): ReadonlySet<Sign> {
    const key = from * MOST_WORDS + to
    const known = this.#signs.get(key)
    if (known !== undefined) return known
    const signs = signsOf(this, from, to)
    this.#signs.set(key, signs)
    return signs
  }
}
