// What a principal is to everything of its workspace, by its rights [D39]. What depends on one task, its owner, its holder,
// whom it was given to, the System a question is asked of, is worked out by the operation that has loaded it.

import type { Relation } from '@pawl/kernel'
import { MEMBER_ROLES, type MemberRole, type Principal } from './principal.ts'
import { RIGHTS_OF, type Right } from './rights.ts'

const BY_RIGHT = {
  work: 'role',
  review: 'reviewer',
  care: 'caretaker',
  govern: 'governor',
  admin: 'administrator',
} as const satisfies { readonly [right in Right]?: Relation }

/** One list for each role, made once: it is asked for with every change. */
const STANDING = Object.fromEntries(
  MEMBER_ROLES.map((role) => [
    role,
    RIGHTS_OF[role].flatMap((right) => (right in BY_RIGHT ? BY_RIGHT[right as keyof typeof BY_RIGHT] : [])),
  ]),
) as unknown as { readonly [role in MemberRole]: readonly Relation[] }

export function standingOf({ role }: Principal): readonly Relation[] {
  return STANDING[role]
}
