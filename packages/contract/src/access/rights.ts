// What a principal may ask for at all: one table, read by every door through the dispatcher. Who may pull which rule of a
// lifecycle is said by the tables of the kernel; this says which operations a role has any business with [D39, D43].

import { keysOf } from '@pawl/kernel'
import { refuse } from '../errors/refusal.ts'
import type { MemberRole, Principal } from './principal.ts'

export const RIGHTS = {
  look: 'see rooms, initiatives, policies and lifecycles',
  lists: 'see the to-dos and conversations of one’s own',
  todo: 'change the to-dos of one’s own, and talk about them',
  work: 'take work in rooms and initiatives, do it, and bring new work in',
  review: 'accept, send back, close and reopen what awaits a person',
  care: 'reset and cancel what others hold; open rooms; start and stop initiatives',
  judge: 'answer the questions of governed work',
  govern: 'change policies and workers',
  hooks: 'have messages about the work sent out of here',
  audit: 'see evidence, verify the store, read the audit log',
  admin: 'manage tokens and members; export and import',
} as const

export type Right = keyof typeof RIGHTS

/** An agent answers only for the System it was made for; that is looked at where the question is known. */
const AGENT = ['look', 'lists', 'todo', 'work', 'judge'] as const
const MEMBER = [...AGENT, 'review', 'care', 'hooks'] as const

export const RIGHTS_OF = {
  owner: keysOf(RIGHTS),
  member: MEMBER,
  agent: AGENT,
  auditor: ['look', 'lists', 'audit'],
} as const satisfies Record<MemberRole, readonly Right[]>

/** What is left to whoever is limited to some rooms: to-dos, policies and the store as a whole are in none. */
const IN_ROOMS: readonly Right[] = ['look', 'lists', 'work', 'review', 'care', 'judge']

function mayAsk({ role, rooms }: Principal, right: Right): boolean {
  if (rooms !== undefined && !IN_ROOMS.includes(right)) return false
  return (RIGHTS_OF[role] as readonly Right[]).includes(right)
}

/** What of an operation says who may ask for it. */
interface Asked {
  readonly right: Right
  readonly forHolder?: true
}

/** A token for one task is for what its holder does with it, and for looking at it. */
export function mayRun(principal: Principal, { right, forHolder }: Asked): boolean {
  return mayAsk(principal, right) && (principal.task === undefined || forHolder === true)
}

/** The roles that have a right, for a refusal to name. */
export function rolesWith(right: Right): readonly MemberRole[] {
  const roles = keysOf(RIGHTS_OF)
  return roles.filter((role) => (RIGHTS_OF[role] as readonly Right[]).includes(right))
}

/** Whether a role may nothing that the other may not. */
export function isWithin(role: MemberRole, other: MemberRole): boolean {
  const allowed: readonly Right[] = RIGHTS_OF[other]
  return RIGHTS_OF[role].every((right) => allowed.includes(right))
}

function limitOf({ task, rooms = [] }: Principal) {
  return task === undefined ? { rooms } : { task }
}

/** Undefined if the principal has the right. */
export function refuseWithout(principal: Principal, asked: Asked) {
  if (mayRun(principal, asked)) return undefined
  const needed = asked.right
  const could = rolesWith(needed)
  const only = could.includes(principal.role) ? limitOf(principal) : undefined
  return refuse('NOT_ALLOWED', { needed, granted: principal.role, could, ...(only && { only }) })
}

/** Rights that change nothing. */
const READING: readonly Right[] = ['look', 'lists', 'audit']
export const onlyReads = (right: Right) => READING.includes(right)
