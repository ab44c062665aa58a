// What stands before a command without being one: found, and stepped over.

import type { LeadRole } from '../languages/roles.ts'
import type { Found } from './phrasebook.ts'
import type { Sentence } from './sentence.ts'

export const OPENING: ReadonlySet<LeadRole> = new Set(['and', 'request', 'doubt'] as const)
export const REFUSING: ReadonlySet<LeadRole> = new Set(['refusal'] as const)
export const FOREIGN: ReadonlySet<LeadRole> = new Set(['foreign-order'] as const)
export const FOREIGN_OR_REFUSED: ReadonlySet<LeadRole> = new Set(['foreign-order', 'refusal'] as const)
export const SAYING_NOTHING: ReadonlySet<LeadRole> = new Set(['request', 'doubt', 'wish', 'filler'] as const)
export const PASSED_OVER: ReadonlySet<LeadRole> = new Set([
  'request',
  'doubt',
  'wish',
  'filler',
  'how',
  'refusal',
  'and',
] as const)

export const isComma = ({ words }: Sentence, at: number) => words[at]?.text === ','

export function longest<Role>(found: readonly Found<Role>[], roles: ReadonlySet<Role>): number {
  for (const { meaning, length } of found) if (roles.has(meaning)) return length
  return 0
}

/** Nobody puts more words than that before a command. */
export const MOST_LEADING = 24

export function skipLeads(sentence: Sentence, from: number, to = sentence.words.length): number {
  for (let at = from; at < Math.min(to, from + MOST_LEADING); ) {
    const skipped = isComma(sentence, at) ? 1 : longest(sentence.leads(at), SAYING_NOTHING)
    if (skipped === 0) return at
    at += skipped
  }
  return Math.min(to, from + MOST_LEADING)
}
