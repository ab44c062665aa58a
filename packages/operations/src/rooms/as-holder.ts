// Changes that only the holder of a task may make. Every write carries the session, and the epoch where it is known: whoever
// no longer holds the task changes nothing [D27], and is told who does and what else is free.

import { type Outcome, type Refusal, refuse, splitSession, succeed } from '@pawl/contract'
import { isTaskOf, type Relation, type RoomTask, type Task, room as table } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { RoomStore, RoomView, RoomWrites } from '../ports/room-store.ts'
import type { SessionStore } from '../ports/session-store.ts'
import type { Decided, TaskStore } from '../ports/task-store.ts'
import type { Declined, Stored } from '../ports/write.ts'
import { parseTaskRef } from '../task-ref.ts'
import { asAgent } from './agent.ts'
import { epochOf, notHolding, takesPlace } from './room-decisions.ts'
import { asRoomTask, roomOf, roomTask } from './room-task.ts'
import { type GivenSession, readSession } from './session.ts'
import { isSuspect } from './suspect.ts'

export type Working = Context<RoomStore & TaskStore & SessionStore>

/** Among how many a free task is looked for, to be named to someone who is refused. */
const SOME = 50

/** What whoever shows the secret of the claim is to the task. */
export const HOLDER: readonly Relation[] = ['holder']

export interface Held {
  readonly task: string
  readonly session: string
  readonly epoch?: number | undefined
}

/** For changes on which nothing else in the room depends. */
export async function asHolderAlone(
  context: Working,
  held: Held,
  decide: (agent: Working, task: RoomTask) => Decided,
  answer: (task: RoomTask) => unknown,
): Promise<Outcome<RoomTask>> {
  const session = await readSession(context, held.session)
  const decideOn = (task: Task): Decided => {
    if (!isTaskOf(table, task)) return refuse('NOT_A_ROOM_TASK', { task: held.task, lifecycle: task.lifecycle })
    const agent = heldBy(context, task, session, held.epoch)
    return agent.refused ? agent : decide(agent.value, task)
  }
  const receipt = receiptFor(context, (task: Task) => answer(asRoomTask(task)))
  const outcome = await context.store.changeTask(parseTaskRef(held.task), decideOn, receipt)
  return settled(context, held, outcome)
}

export async function settled(context: Working, held: Held, outcome: Decided | undefined): Promise<Outcome<RoomTask>> {
  if (outcome === undefined) return refuse('TASK_NOT_FOUND', { task: held.task })
  if (outcome.refused) return { refused: true, refusal: await withFacts(context, held.task, outcome.refusal) }
  if (outcome.unchanged === undefined) return succeed(asRoomTask(outcome.task))
  // What was written is a sign of life by itself; this is one that leaves nothing else behind.
  const task = asRoomTask(outcome.unchanged)
  await renew(context, task, splitSession(held.session).name)
  return succeed(task)
}

/** The agent, if it holds the task. */
export function heldBy(
  context: Working,
  task: RoomTask,
  session: GivenSession,
  epoch: number | undefined,
): Outcome<Working> {
  const agent = asAgent(context, task.fields.assignedTo ?? task.fields.role, session.name)
  if (agent.refused) return agent
  return notHolding(task, session, epoch) ?? agent
}

export type Decide<Decision> = (agent: Working, view: RoomView, task: RoomTask) => Decision | Declined

/** The first task written is the one that is held. */
export async function asHolder<Decision extends RoomWrites>(
  context: Working,
  held: Held,
  decide: Decide<Decision>,
  answer: (stored: Stored<Decision>) => unknown,
): Promise<Outcome<Stored<Decision>>> {
  const found = await roomTask(context, held.task)
  if (found.refused) return found
  const task = found.value
  const session = await readSession(context, held.session)
  const decideOn = (view: RoomView): Decision | Declined => {
    const now = asRoomTask(view.tasks.get(task.id))
    const agent = heldBy(context, now, session, held.epoch)
    return agent.refused ? agent : decide(agent.value, view, now)
  }
  const receipt = receiptFor(context, answer)
  const outcome = await context.store.changeRoom(roomOf(task), [task.id], decideOn, receipt)
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room: roomOf(task) })
  if (outcome.refused) return { refused: true, refusal: await withFacts(context, held.task, outcome.refusal) }
  return succeed(outcome)
}

async function renew(context: Working, task: RoomTask, session: string): Promise<void> {
  await context.store.renewLease({ taskId: task.id, session, epoch: epochOf(task), renewedAt: context.now() })
}

/** Who is refused is told whether the holder is alive, and what else there is to do. */
async function withFacts(context: Working, ref: string, refusal: Refusal): Promise<Refusal> {
  if (refusal.code !== 'NOT_THE_HOLDER') return refusal
  const { store } = context
  const found = await roomTask(context, ref)
  if (found.refused) return refusal
  const now = found.value
  const room = await store.findRoom(roomOf(now))
  if (room === undefined) return refusal
  const isHeld = now.fields.claimedBy !== undefined
  const suspect = isHeld && isSuspect(now, await store.leasesOf([now.id]), room.settings, context.now())
  const pending = await store.roomTasks({ room: room.id, statuses: ['pending'], limit: SOME })
  const role = now.fields.assignedTo ?? now.fields.role
  const isFree = (task: RoomTask) => task.fields.role === role && task.id !== now.id && takesPlace(task)
  const free = pending.find(isFree)?.number ?? null
  const state = isHeld ? (suspect ? 'suspect' : 'alive') : null
  return { ...refusal, variables: { ...refusal.variables, state, free } } as Refusal
}
