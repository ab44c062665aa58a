// The words of all languages, by the way they are looked up. Scripts keep the languages apart, and people mix them.

import { speech } from '../languages/index.ts'
import {
  type Entry,
  isLead,
  isOrder,
  isWhole,
  type JoinedForms,
  type LeadRole,
  type OrderRole,
  type Role,
  type ThingRole,
  type WholeRole,
} from '../languages/roles.ts'
import { Phrasebook } from './phrasebook.ts'

interface Thing {
  readonly role: ThingRole
  readonly carries?: JoinedForms['carries']
}

export interface Lexicon {
  readonly orders: Phrasebook<OrderRole>
  /** Orders that count in mid-sentence. */
  readonly cues: Phrasebook<OrderRole>
  /** Document 002's own words for what they ask [D38]. */
  readonly keywords: Phrasebook<OrderRole>
  /** Those of them that have their ‘and’ with them. */
  readonly joined: Phrasebook<OrderRole>
  readonly leads: Phrasebook<LeadRole>
  readonly things: Phrasebook<Thing>
  readonly whole: Phrasebook<WholeRole>
}

interface Form {
  readonly role: Role
  readonly text: string
  readonly anywhere: true | undefined
  readonly keyword: true | undefined
  readonly joins: true | undefined
  readonly carries: JoinedForms['carries'] | undefined
}

export function lexiconOf(entries: readonly Entry[]): Lexicon {
  const forms = entries.flatMap(formsOf)
  const orders = forms.filter(({ role }) => isOrder(role))
  const things = forms.filter(({ role }) => !isOrder(role) && !isLead(role) && !isWhole(role))
  const book = <R extends Role>(among: readonly Form[]) =>
    new Phrasebook<R>(among.map(({ text, role }) => [text, role as R]))
  return {
    orders: book<OrderRole>(orders),
    cues: book<OrderRole>(orders.filter(({ anywhere, joins }) => anywhere || joins)),
    keywords: book<OrderRole>(orders.filter(({ keyword }) => keyword)),
    joined: book<OrderRole>(orders.filter(({ joins }) => joins)),
    leads: book<LeadRole>(forms.filter(({ role }) => isLead(role))),
    whole: book<WholeRole>(forms.filter(({ role }) => isWhole(role))),
    things: new Phrasebook<Thing>(
      things.map(({ text, role, carries }) => [text, { role: role as ThingRole, ...(carries && { carries }) }]),
    ),
  }
}

function formsOf({ role, forms, joined = [], anywhere, keyword }: Entry): Form[] {
  return [{ forms }, ...joined].flatMap(({ forms: texts, joins, carries }: JoinedForms) =>
    texts.map((text) => ({ role, text, anywhere, keyword, joins, carries })),
  )
}

export const LEXICON: Lexicon = lexiconOf(Object.values(speech).flatMap(({ words }) => words))

const LEMMAS = new Map<string, Set<string>>()
for (const { role, lemma, forms } of Object.values(speech).flatMap(({ words }) => words))
  if (isOrder(role)) for (const form of forms) LEMMAS.set(form, new Set([...(LEMMAS.get(form) ?? []), lemma]))

/** Whether two words are forms of one verb: תבטל, לבטל. */
export function isSameVerb(a: string, b: string): boolean {
  if (a === b) return true
  const lemmas = LEMMAS.get(a)
  return lemmas !== undefined && [...(LEMMAS.get(b) ?? [])].some((lemma) => lemmas.has(lemma))
}
