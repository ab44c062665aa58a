// What follows from a change in a room, decided on what is there. Pure but for time, ids and the actor, which it is given.
//
// P1. Every status goes through the table: `moved` is the only way.
// P2. A holder's write is checked against the claim on the task [D27].
// P3. Whenever work leaves the room, what waits longest takes its place, in the same commit [D26].

import { type Refusal, type RoomTaskView, refuse, toTaskView } from '@pawl/contract'
import {
  type Accepted,
  createTask,
  decide,
  decideEdit,
  EFFECT,
  type FieldChangesOf,
  room as lifecycle,
  type Relation,
  type RoomTask,
  type StatusOf,
  type Task,
  type TriggerOf,
} from '@pawl/kernel'
import { signed } from '../access/acting.ts'
import { refuseEdit } from '../access/refuse-edit.ts'
import type { Context } from '../context.ts'
import type { RoomView, RoomWrites } from '../ports/room-store.ts'
import type { AnyWrite, Write } from '../ports/write.ts'
import type { GivenSession } from './session.ts'

export type RefusedOutcome = { readonly refused: true; readonly refusal: Refusal }
type RoomMove = Accepted<typeof lifecycle> | RefusedOutcome

export const isRefused = (value: object): value is RefusedOutcome => 'refused' in value && value.refused === true

export function moved(
  context: Context<unknown>,
  task: RoomTask,
  to: StatusOf<typeof lifecycle>,
  trigger: TriggerOf<typeof lifecycle>,
  as: readonly Relation[],
  fields: FieldChangesOf<typeof lifecycle> = {},
): RoomMove {
  const decision = decide(lifecycle, task, { ...signed(context), to, trigger, as, fields })
  return decision.refused ? { refused: true, refusal: decision.error as Refusal } : decision
}

/** Undefined if it is so already. */
export function edited(
  context: Context<unknown>,
  task: RoomTask,
  as: readonly Relation[],
  fields: FieldChangesOf<typeof lifecycle>,
): RoomMove | undefined {
  const decision = decideEdit(lifecycle, task, { ...signed(context), as, fields })
  if (decision.refused) return refuseEdit(task, decision)
  return 'unchanged' in decision ? undefined : decision
}

/** Several steps of one task become several writes, each on what the one before left. */
export function inTurn(
  task: RoomTask,
  steps: readonly ((task: RoomTask) => RoomMove)[],
): readonly Write[] | RefusedOutcome {
  const writes: Write[] = []
  let current = task
  for (const step of steps) {
    const next = step(current)
    if (next.refused) return next
    writes.push({ task: next.task, event: next.event })
    current = next.task
  }
  return writes
}

export function newRoomTask(
  context: Context<unknown>,
  fields: RoomTask['fields'],
  status: 'pending' | 'queued' | 'backlog',
): Extract<AnyWrite, { insert: unknown }> & { readonly id: string } {
  const creation = { ...signed(context), id: context.newId(), fields, status }
  return { id: creation.id, insert: (number) => createTask(lifecycle, { ...creation, number }) }
}

export const attachedTo = ({ fields }: RoomTask) => fields.attachedTaskIds ?? []
export const parentsOf = ({ fields }: RoomTask) => fields.parentTaskIds ?? []
export const epochOf = ({ fields }: RoomTask) => fields.epoch ?? 0

/** What was attached moves on with its parent: at the claim, and at the latest when the parent completes [D25]. */
export function acknowledgedAttachments(context: Context<unknown>, attached: readonly RoomTask[]): readonly Write[] {
  return attached.flatMap((task) => {
    if (task.status !== 'backlog_acknowledged') return []
    const step = moved(context, task, 'pending_user_review', 'parentTaskAcknowledged', EFFECT)
    return step.refused ? [] : [{ task: step.task, event: step.event }]
  })
}

/** Undefined if the session holds the task: its name alone does not show that [D40]. */
export function notHolding(
  task: RoomTask,
  session: GivenSession,
  epoch: number | undefined,
): RefusedOutcome | undefined {
  const isHeld = task.status === 'acknowledged' || task.status === 'in_progress'
  const { claimedBy, acknowledgedAt, assignedTo } = task.fields
  const current = epochOf(task)
  if (isHeld && session.isProven && claimedBy === session.name && (epoch === undefined || epoch === current))
    return undefined
  return refuse('NOT_THE_HOLDER', {
    task: task.number,
    status: task.status,
    role: isHeld ? (assignedTo ?? '') : null,
    since: isHeld ? (acknowledgedAt ?? 0) : null,
    state: null,
    epoch: current,
    free: null,
  })
}

/** The write that brings the next one in, if there is room. `leaving` is how many go out in the same commit. */
export function promotion(
  context: Context<unknown>,
  view: RoomView,
  leaving: number,
): Omit<RoomWrites, 'refused'> | undefined {
  if (view.active - leaving >= view.room.settings.parallel) return undefined
  const { nextMessage, nextTask } = view
  const messageFirst =
    nextMessage !== undefined &&
    (nextTask === undefined || (nextMessage.queuePosition ?? 0) <= (nextTask.fields.queuePosition ?? 0))
  if (messageFirst) {
    // What has found another way out of the backlog since does not come along.
    const items = nextMessage.attached
      .flatMap((id) => view.tasks.get(id) ?? [])
      .filter(({ status }) => status === 'backlog')
    const fields: RoomTask['fields'] = {
      ...{ chatroomId: view.room.id, content: nextMessage.content, origin: 'chat', role: view.room.settings.entryRole },
      ...{ queuePosition: nextMessage.queuePosition ?? 0, sourceMessageId: `m${nextMessage.position}` },
      ...(items.length > 0 && { attachedTaskIds: items.map(({ id }) => id) }),
    }
    const task = newRoomTask(context, fields, 'pending')
    const attached = items.flatMap((item) => {
      const step = moved(context, item, 'backlog_acknowledged', 'attachToMessage', EFFECT, { parentTaskIds: [task.id] })
      return step.refused ? [] : [{ update: { task: step.task, event: step.event } }]
    })
    return { writes: [task, ...attached], promoted: { position: nextMessage.position, taskId: task.id } }
  }
  if (nextTask === undefined) return undefined
  const step = moved(context, nextTask, 'pending', 'promoteNextTask', EFFECT)
  return step.refused ? undefined : { writes: [{ update: { task: step.task, event: step.event } }] }
}

export function written(writes: readonly Write[], more?: Omit<RoomWrites, 'refused'>): RoomWrites {
  return {
    refused: false,
    ...more,
    writes: [...writes.map((update) => ({ update })), ...(more?.writes ?? [])],
  }
}

export function toRoomTaskView(task: Task): RoomTaskView {
  return toTaskView(task) as unknown as RoomTaskView
}
