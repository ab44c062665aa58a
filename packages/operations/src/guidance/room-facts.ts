// How a room stands for one caller and one task: who holds it, what comes first, what the caller holds already.

import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { parentsOf } from '../rooms/room-decisions.ts'
import { roomOf } from '../rooms/room-task.ts'

export interface RoomFacts {
  readonly room: string
  /** The role the task is for. */
  readonly role: string
  readonly session: string | undefined
  readonly isHeld: boolean
  /** The session is the one that holds it, in this claim or an earlier one. */
  readonly isOwnSession: boolean
  readonly isMine: boolean
  /** Another task the session holds here. */
  readonly holds: number | undefined
  /** Which task for the role would be claimed next. */
  readonly next: number | undefined
  /** Whether that would be this one, once it is pending. */
  readonly isNext: boolean
  /** What leaves the backlog now has to queue. */
  readonly isBusy: boolean
  readonly parents: readonly number[]
}

const HELD = ['acknowledged', 'in_progress'] as const
/** So many are looked at, to say something about what comes first. */
const MANY = 500

export async function readRoomFacts(
  context: Context,
  task: Task,
  session?: string,
  epoch?: unknown,
): Promise<RoomFacts> {
  const { store } = context
  const room = roomOf(task)
  const { fields, status } = task
  const role = String(fields.assignedTo ?? fields.role ?? '')
  const parallel = (await store.findRoom(room))?.settings.parallel ?? 1
  const limit = Math.max(MANY, parallel)
  const pending = await store.roomTasks({ room, statuses: ['pending'], limit })
  const held = await store.roomTasks({ room, statuses: HELD, limit })
  const isWaited =
    (await store.roomTasks({ room, statuses: ['queued'], limit: 1 })).length > 0 ||
    (await store.waitingMessages(room, 1)).length > 0
  const next = pending.find((one) => one.fields.role === fields.role)?.number
  const isHeld = (HELD as readonly string[]).includes(status)
  const isOwnSession = isHeld && session !== undefined && fields.claimedBy === session
  const parents = await Promise.all(parentsOf(task).map((id) => store.findTask({ id })))
  return {
    ...{ room, role, session, isHeld, isOwnSession, next },
    isMine: isOwnSession && (epoch === undefined || epoch === fields.epoch),
    holds: held.find((one) => isHeldBy(one, session, fields.role) && one.id !== task.id)?.number,
    isNext: next === undefined || next === task.number,
    isBusy: isWaited || pending.length + held.length >= parallel,
    parents: parents.flatMap((parent) => (parent === undefined ? [] : [parent.number])),
  }
}

/** A session has one task at a time in a role. */
function isHeldBy({ fields }: Task, session: string | undefined, role: unknown): boolean {
  return session !== undefined && fields.claimedBy === session && fields.assignedTo === role
}
