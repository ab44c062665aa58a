// Where a worker gets its tasks: in a role of a room, or as a System1 from what is assigned to it.

import { type ErrorCode, fail, type Outcome, succeed } from '@pawl/contract'
import type { Ask, Asking } from '../door/patient-door.ts'
import type { Claim } from './command-input.ts'

export interface WorkPlace {
  /** Who works where, as it is told. */
  readonly who: string
  readonly where: string
  /** The session is the profile itself, or one of this machine. */
  readonly session: string | undefined
  /** A System1 with a profile of its own, not an agent of a room. */
  readonly isGoverned: boolean
  /** Until when a claim shows life. */
  readonly leaseSeconds: number
  /** What a session has claimed and not said how it ended: to be given back if it goes. Undefined if that cannot be learned. */
  readonly claims: (ask: Ask, whose: Claimant, asking: Asking) => Promise<readonly Claimed[] | undefined>
  readonly claimed: (claim: Claim) => readonly Claimed[]
}

interface Claimed {
  readonly task: number
  readonly epoch: number
  readonly isStarted: boolean
}

interface Claimant {
  readonly session: string
  readonly role: string
}

export interface AskedPlace {
  readonly room?: string | undefined
  readonly role?: string | undefined
  readonly worker?: string | undefined
  readonly initiative?: string | undefined
  readonly session?: string | undefined
}

/** Nothing is claimed by a System1, and nobody waits for its signs of life: this only finds out what was taken away. */
const LOOK_EACH = 30

export async function placeOf(asked: AskedPlace, ask: Ask, asking: Asking): Promise<Outcome<WorkPlace>> {
  const { room, role, worker, initiative = '', session } = asked
  if (worker !== undefined) {
    const place = { who: worker, where: initiative, session: worker, leaseSeconds: LOOK_EACH, isGoverned: true }
    return succeed({ ...place, claims: begunBy, claimed: () => [] })
  }
  const known = { room: room ?? '', role: role ?? '' }
  const status = await ask('roomStatus', { room }, asking)
  if (status.refused) return status
  const { leaseSeconds, roles } = status.value.room
  if (!roles.includes(known.role)) throw fail('ROLE_NOT_IN_ROOM', { ...known, roles })
  const claims: WorkPlace['claims'] = async (look, whose, hurried) => {
    const now = await look('roomStatus', { room }, hurried)
    if (now.refused) return undefined
    const { working } = now.value
    return working
      .filter((task) => task.holder === whose.session && task.assignedTo === whose.role)
      .map(({ number, epoch = 0, status: at }) => ({ task: number, epoch, isStarted: at === 'in_progress' }))
  }
  const claimed: WorkPlace['claimed'] = ({ task, epoch }) => [{ task: task.number, epoch, isStarted: false }]
  return succeed({ who: known.role, where: known.room, session, leaseSeconds, isGoverned: false, claims, claimed })
}

/** What a System1 has begun: it is offered first, and looking claims nothing. */
const begunBy: WorkPlace['claims'] = async (ask, { session }, hurried) => {
  const next = await ask('waitForTask', { worker: session, timeoutSeconds: 0 }, hurried)
  if (next.refused) return NOTHING_BEGUN.includes(next.refusal.code) ? [] : undefined
  const { task, epoch, resumed } = next.value
  return resumed ? [{ task: task.number, epoch, isStarted: true }] : []
}

const NOTHING_BEGUN: readonly ErrorCode[] = ['NOTHING_FOR_WORKER', 'BUDGET_SPENT', 'RECORD_NOT_FOUND']
