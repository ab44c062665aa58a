// How a room stands for one caller and one task: who holds it, what comes first, what the caller holds already.

import type { RoomTask } from '@pawl/kernel'
import { isOneOf } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { parentsOf } from '../rooms/room-decisions.ts'
import { roomOf } from '../rooms/room-task.ts'
import { readSession } from '../rooms/session.ts'

export interface RoomFacts {
  readonly room: string
  /** The role the task is for. */
  readonly role: string
  readonly session: string | undefined
  readonly isHeld: boolean
  /** The session is the one that holds it, in this claim or an earlier one. */
  readonly isOwnSession: boolean
  readonly isMine: boolean
  /** Another task the session holds here in this role. */
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
const ACTIVE = ['pending', ...HELD] as const
/** So many are looked at, to find what comes first for a role. */
const MANY = 200

export async function readRoomFacts(
  context: Context,
  task: RoomTask,
  session?: string,
  epoch?: unknown,
): Promise<RoomFacts> {
  const { fields, status } = task
  const room = roomOf(task)
  const isHeld = isOneOf(HELD, status)
  const given = session === undefined ? undefined : await readSession(context, session)
  const isOwnSession = isHeld && given?.isProven === true && fields.claimedBy === given.name
  const parents = await Promise.all(parentsOf(task).map((id) => context.store.findTask({ id })))
  return {
    room,
    role: fields.assignedTo ?? fields.role,
    session,
    isHeld,
    isOwnSession,
    isMine: isOwnSession && (epoch === undefined || epoch === fields.epoch),
    ...(await line(context, task, given?.name)),
    isBusy: status === 'backlog' && (await isBusy(context, room)),
    parents: parents.flatMap((parent) => (parent === undefined ? [] : [parent.number])),
  }
}

/** What a claim by this session would bring. */
async function line({ store }: Context, { status, number, fields }: RoomTask, session: string | undefined) {
  if (session === undefined || (status !== 'pending' && status !== 'backlog'))
    return { holds: undefined, next: undefined, isNext: false }
  const room = fields.chatroomId
  const parallel = (await store.findRoom(room))?.settings.parallel ?? 1
  const held = await store.roomTasks({ room, statuses: HELD, limit: Math.max(MANY, parallel) })
  const own = held.find((one) => one.fields.claimedBy === session && one.fields.assignedTo === fields.role)
  const pending = await store.roomTasks({ room, statuses: ['pending'], limit: MANY })
  const next = pending.find((one) => one.fields.role === fields.role)?.number
  const isFree = next === undefined && pending.length < MANY
  return { holds: own?.number, next, isNext: next === number || (status === 'backlog' && isFree) }
}

async function isBusy({ store }: Context, room: string): Promise<boolean> {
  const parallel = (await store.findRoom(room))?.settings.parallel ?? 1
  const [queued] = await store.roomTasks({ room, statuses: ['queued'], limit: 1 })
  const [message] = await store.waitingMessages(room, 1)
  const active = await store.roomTasks({ room, statuses: ACTIVE, limit: parallel })
  return queued !== undefined || message !== undefined || active.length >= parallel
}
