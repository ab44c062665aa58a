// The words of all languages, by the way they are looked up. Scripts keep the languages apart, and people mix them.

import type { Effort } from '../effort.ts'
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
import { kept, type Reader } from '../reader.ts'
import { Phrasebook } from './phrasebook.ts'
import type { Word } from './words.ts'

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

export function lexiconOf(entries: readonly Entry[], effort: Effort): Lexicon {
  const forms = entries.flatMap(formsOf)
  const orders = forms.filter(({ role }) => isOrder(role))
  const things = forms.filter(({ role }) => !isOrder(role) && !isLead(role) && !isWhole(role))
  const book = <R extends Role>(among: readonly Form[]) =>
    new Phrasebook<R>(
      among.map(({ text, role }) => [text, role as R]),
      effort,
    )
  return {
    orders: book<OrderRole>(orders),
    cues: book<OrderRole>(orders.filter(({ anywhere, joins }) => anywhere || joins)),
    keywords: book<OrderRole>(orders.filter(({ keyword }) => keyword)),
    joined: book<OrderRole>(orders.filter(({ joins }) => joins)),
    leads: book<LeadRole>(forms.filter(({ role }) => isLead(role))),
    whole: book<WholeRole>(forms.filter(({ role }) => isWhole(role))),
    things: new Phrasebook<Thing>(
      things.map(({ text, role, carries }) => [text, { role: role as ThingRole, ...(carries && { carries }) }]),
      effort,
    ),
  }
}

function formsOf({ role, forms, joined = [], anywhere, keyword }: Entry): Form[] {
  return [{ forms }, ...joined].flatMap(({ forms: texts, joins, carries }: JoinedForms) =>
    texts.map((text) => ({ role, text, anywhere, keyword, joins, carries })),
  )
}

export const LEXICON = kept((reader) => lexiconOf(entriesOf(reader), reader.effort))

/** The things that begin at this word, the longest first. */
export const thingsAt = (reader: Reader, words: readonly Word[], at: number) => reader.get(LEXICON).things.at(words, at)
/** The same of what stands before a command. */
export const leadsAt = (reader: Reader, words: readonly Word[], at: number) => reader.get(LEXICON).leads.at(words, at)
/** The same of commands. */
export const ordersAt = (reader: Reader, words: readonly Word[], at: number) => reader.get(LEXICON).orders.at(words, at)

const entriesOf = (reader: Reader) => reader.all().flatMap(({ words }) => words)

/** Every word that stands in a phrase of the lexicon. */
export const LEXICON_WORDS = kept(
  (reader) =>
    new Set(
      entriesOf(reader)
        .flatMap(({ forms, joined = [] }) => [...forms, ...joined.flatMap((one) => one.forms)])
        .flatMap((form) => form.split(' ')),
    ),
)

/** The verbs each form is a form of. */
const LEMMAS = kept((reader) => {
  const lemmas = new Map<string, Set<string>>()
  for (const { role, lemma, forms } of entriesOf(reader))
    if (isOrder(role)) for (const form of forms) lemmas.set(form, new Set([...(lemmas.get(form) ?? []), lemma]))
  return lemmas
})

/** Whether a word is a form of a command. */
export const isOrderVerb = (reader: Reader, word: string) => reader.get(LEMMAS).has(word)

/** Whether two words are forms of one verb: תבטל, לבטל. */
export function isSameVerb(reader: Reader, a: string, b: string): boolean {
  if (a === b) return true
  const others = reader.get(LEMMAS).get(b)
  return [...(reader.get(LEMMAS).get(a) ?? [])].some((lemma) => others?.has(lemma))
}
