// Rooms and initiatives as places that can be for some alone [D41], and what a principal is there.
//
// NR1. A right that is named in a place only ever narrows what the role of someone allows: who reviews and who looks after
//     the work there is said by name.

import type { Relation } from '@pawl/kernel'
import type { Principal } from './principal.ts'
import { standingOf } from './relations.ts'

export const NAMED_RIGHTS = ['reviewer', 'caretaker'] as const
export type NamedRight = (typeof NAMED_RIGHTS)[number]

export type Place = `room:${string}` | `initiative:${string}`

/** What whoever asks is to the work in a place. */
export function standingIn(principal: Principal, place: Place): readonly Relation[] {
  const named = principal.named?.[place]
  const standing = standingOf(principal)
  if (named === undefined) return standing
  const isNarrowed = (relation: Relation) => (NAMED_RIGHTS as readonly Relation[]).includes(relation)
  return standing.filter((relation) => !isNarrowed(relation) || (named as readonly Relation[]).includes(relation))
}
