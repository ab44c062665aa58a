// What follows from a change in a room, decided on what is there. Pure but for time, ids and the actor, which it is given.
//
// P1. Every status goes through the table: `moved` is the only way.
// P2. A holder's write is checked against the claim on the task [D27].
// P3. Whenever work leaves the room, what comes next in the queue takes its place, in the same commit [D26].

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
import { refuseMove } from '../access/refuse-move.ts'
import type { Context } from '../context.ts'
import type { RoomStore, RoomView, RoomWrites, StoredRoom, StoredRoomMessage } from '../ports/room-store.ts'
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
  return decision.refused ? refuseMove(decision) : decision
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
/** Undefined unless an answer is waited for. */
export const openQuestionOf = ({ status, fields }: RoomTask) =>
  status === 'pending_user_review' && fields.answer === undefined ? fields.question : undefined
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
    stopped: task.fields.stoppedBecause !== undefined,
  })
}

/** Whether it is one of those of which only so many may be at once: what could be claimed, and what is held. */
export function takesPlace({ status, fields }: RoomTask): boolean {
  if (status === 'pending') return fields.waitsFor === undefined && fields.pausedUntil === undefined
  return status === 'acknowledged' || status === 'in_progress'
}

/** How many tasks of the room wait for this one alone, and take a place once it is done [D50]. */
export function freedBy(view: RoomView, { id }: RoomTask): number {
  const isFreed = ({ status, fields }: RoomTask) =>
    status === 'pending' && fields.chatroomId === view.room.id && fields.waitsFor?.every((one) => one === id) === true
  return [...view.tasks.values()].filter(isFreed).length
}

/** The write that brings the next one in, if there is room. `leaving` is how many go out in the same commit. */
export function promotion(
  context: Context<unknown>,
  view: RoomView,
  leaving: number,
): Omit<RoomWrites, 'refused'> | undefined {
  if (view.room.state === 'closed' || view.active - leaving >= view.room.settings.parallel) return undefined
  const { nextMessage, nextTask } = view
  if (nextMessage !== undefined && (nextTask === undefined || comesFirst(nextMessage, nextTask))) {
    // What has found another way out of the backlog since does not come along.
    const items = nextMessage.attached
      .flatMap((id) => view.tasks.get(id) ?? [])
      .filter(({ status }) => status === 'backlog')
    const attachedIds = items.map(({ id }) => id)
    const task = newRoomTask(context, fieldsFrom(view.room, nextMessage, attachedIds), 'pending')
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

/** True if something was promoted. */
export async function promoteNext(context: Context<RoomStore>, room: string): Promise<boolean> {
  const outcome = await context.store.changeRoom(room, [], (view) => {
    const next = promotion(context, view, 0)
    return { ...written([], next), promotes: next !== undefined }
  })
  return outcome?.refused === false && outcome.decision.promotes
}

/** The order of claims is that of promotion too: priority, then queue position [D26]. */
function comesFirst(message: StoredRoomMessage, { fields }: RoomTask): boolean {
  const priority = fields.priority ?? 0
  if (message.priority !== priority) return message.priority > priority
  return (message.queuePosition ?? 0) <= (fields.queuePosition ?? 0)
}

/** The fields of the task that a message becomes. */
export function fieldsFrom(
  { id, settings }: StoredRoom,
  message: Pick<StoredRoomMessage, 'content' | 'position' | 'queuePosition' | 'priority' | 'fields'>,
  attached: readonly string[],
): RoomTask['fields'] {
  return {
    chatroomId: id,
    content: message.content,
    origin: 'chat',
    role: settings.entryRole,
    queuePosition: message.queuePosition ?? 0,
    sourceMessageId: `m${message.position}`,
    ...(message.priority !== 0 && { priority: message.priority }),
    ...message.fields,
    ...(attached.length > 0 && { attachedTaskIds: attached }),
  }
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
