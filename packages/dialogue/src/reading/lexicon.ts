// The words of all languages, by the way they are looked up. Scripts keep the languages apart, and people mix them.

import { words as english } from '../languages/en/words.ts'
import { words as hebrew } from '../languages/he/words.ts'
import type { Entry, LeadRole, OrderRole, ThingRole, WholeRole } from '../languages/roles.ts'
import { Phrasebook } from './phrasebook.ts'

interface Thing {
  readonly role: ThingRole
  readonly carries?: Entry['carries']
}

export interface Lexicon {
  readonly orders: Phrasebook<OrderRole>
  /** Orders that count in mid-sentence. */
  readonly cues: Phrasebook<OrderRole>
  /** Those of them that have their ‘and’ with them. */
  readonly joined: Phrasebook<OrderRole>
  readonly leads: Phrasebook<LeadRole>
  readonly things: Phrasebook<Thing>
  readonly whole: Phrasebook<WholeRole>
}

const ORDERS: readonly string[] = [
  'create',
  'remind',
  'create-ours',
  'list',
  'delete',
  'delete-ours',
  'complete',
  'complete-ours',
  'update',
  'update-ours',
  'adjust',
  'give',
  'open',
  'mark',
  'undo',
] satisfies OrderRole[]
const LEADS: readonly string[] = [
  'request',
  'filler',
  'foreign-order',
  'need',
  'we-need',
  'need-thing',
  'how',
  'refusal',
  'question',
  'and',
] satisfies LeadRole[]
const WHOLE: readonly string[] = ['ability', 'ability-key', 'greeting', 'small-talk'] satisfies WholeRole[]

function lexiconOf(entries: readonly Entry[]): Lexicon {
  const book = <Role>(isOf: (role: string) => boolean, among: readonly Entry[] = entries) =>
    new Phrasebook<Role>(
      among
        .filter(({ role }) => isOf(role))
        .flatMap(({ role, forms }) => forms.map((form) => [form, role as Role] as const)),
    )
  return {
    orders: book((role) => ORDERS.includes(role)),
    cues: book(
      (role) => ORDERS.includes(role),
      entries.filter(({ anywhere }) => anywhere === true),
    ),
    joined: book(
      (role) => ORDERS.includes(role),
      entries.filter(({ joins }) => joins === true),
    ),
    leads: book((role) => LEADS.includes(role)),
    whole: book((role) => WHOLE.includes(role)),
    things: new Phrasebook<Thing>(
      entries
        .filter(({ role }) => ![...ORDERS, ...LEADS, ...WHOLE].includes(role))
        .flatMap(({ role, forms, carries }) => {
          const thing = { role: role as ThingRole, ...(carries && { carries }) }
          return forms.map((form) => [form, thing] as const)
        }),
    ),
  }
}

const entries: readonly Entry[] = [...english, ...hebrew]
export const LEXICON: Lexicon = lexiconOf(entries)
