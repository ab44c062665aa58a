// Who was authenticated, and what they are here. A principal is the only source of rights.
//
// PR1. The name acted under only ever takes rights away: whoever acts as an agent has an agent's rights.
// PR2. Nobody acts under another person's name, except alone on one's own machine, where nobody can be told apart [D42].

import { type Access, LOCAL_ACTOR } from '../actor.ts'
import { type Outcome, refuse, succeed } from '../errors/refusal.ts'
import { SYSTEMS, type System } from '../governed/parties.ts'

export const MEMBER_ROLES = ['owner', 'member', 'agent', 'auditor'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

export interface Principal {
  /** `person:dana`, `agent:builder`, `system3`: what events name. */
  readonly name: string
  readonly role: MemberRole
  /** Only these rooms; every room if left out. */
  readonly rooms?: readonly string[]
  /** May answer for these. An owner for all; a member for `user`; others for none unless it is said. */
  readonly systems?: readonly System[]
  /** Whose to-dos are theirs too: those of the machine, for the person who was alone on it. */
  readonly owns?: readonly string[]
  /** In rooms and initiatives that are for some alone, as `room:mill`: what they are there beside working. */
  readonly named?: { readonly [place: string]: readonly ('reviewer' | 'caretaker')[] }
  /** Of a token that was made for one claim: the number of its task. There is nothing else for it. */
  readonly task?: number
  /** The session that holds it. */
  readonly session?: string
  /** Of a token: who made it for them, if that is someone else. They were shown its secret, and can act by it too. */
  readonly madeBy?: string
  /** When what they came with ends, if it does. */
  readonly until?: number
  /** One person's own machine: nobody can be told apart. */
  readonly alone: boolean
  /** How they came in; left out for whoever has the store itself. */
  readonly by?: 'token' | 'sign-in'
}

/** Of whom questions are asked: the others of the five do the work. */
export const ANSWERING = ['system3', 'system4', 'system5', 'user'] as const satisfies readonly System[]

export function systemsOf({ role, systems }: Principal): readonly System[] {
  if (systems !== undefined) return systems
  if (role === 'owner') return ANSWERING
  return role === 'member' ? ['user'] : []
}

/** What remains of a principal that acts under a name. */
export function actingAs(principal: Principal, claimed: string): Outcome<Principal> {
  if (claimed === principal.name) return succeed(principal)
  const system = SYSTEMS.find((one) => one === claimed)
  if (system !== undefined && (principal.alone || systemsOf(principal).includes(system))) {
    return succeed({ ...principal, systems: systemsOf(principal).filter((one) => one === system) })
  }
  if (claimed.startsWith('agent:')) {
    if (isPerson(principal)) return succeed({ ...principal, role: 'agent', systems: [] })
    if (claimed.startsWith(`${principal.name}/`)) return succeed(principal)
  } else if (principal.alone) return succeed(principal)
  return refuse('ACTOR_NOT_YOURS', { actor: principal.name, claimed })
}

function isPerson({ name, role }: Principal): boolean {
  return name.startsWith('person:') && (role === 'owner' || role === 'member')
}

/** The role of a token that was made with one of the three levels: an agent's is an agent, whoever only reads audits. */
export function roleFor(may: Access, actor: string): MemberRole {
  if (may === 'admin') return 'owner'
  if (may === 'read') return 'auditor'
  return actor.startsWith('person:') ? 'member' : 'agent'
}

/** Whoever has the store itself: the one person of a machine, or the one who runs a server for others. */
export function localPrincipal(alone: boolean): Principal {
  return { name: LOCAL_ACTOR, role: 'owner', alone }
}

/** Whether they have the store itself. How they came in says so: a token may carry any name. */
export function isOperator({ name, by }: Principal): boolean {
  return name === LOCAL_ACTOR && by === undefined
}
