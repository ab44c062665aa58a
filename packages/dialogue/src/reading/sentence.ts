// A message as it is read: each word is looked up once, each stretch of words is described once.

import type { LeadRole, OrderRole } from '../languages/roles.ts'
import { type Sign, signsOf } from './clause.ts'
import type { Lexicon } from './lexicon.ts'
import type { Found } from './phrasebook.ts'
import type { Word } from './words.ts'

export type ThingFound = ReturnType<Lexicon['things']['at']>

export class Sentence {
  readonly words: readonly Word[]
  readonly lexicon: Lexicon
  readonly #orders: (readonly Found<OrderRole>[])[] = []
  readonly #leads: (readonly Found<LeadRole>[])[] = []
  readonly #things: ThingFound[] = []
  readonly #signs = new Map<number, ReadonlySet<Sign>>()

  constructor(words: readonly Word[], lexicon: Lexicon) {
    this.words = words
    this.lexicon = lexicon
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

  signs(from: number, to: number = this.words.length): ReadonlySet<Sign> {
    const key = from * 4096 + to
    const known = this.#signs.get(key)
    if (known !== undefined) return known
    const signs = signsOf(this, from, to)
    this.#signs.set(key, signs)
    return signs
  }
}
