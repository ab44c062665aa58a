// A person says what is to be done. In a room that is busy the message waits its turn [D26].

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, standingIn, succeed } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { endOf } from '../dependencies/links.ts'
import { blockedByThese, tasksNamed } from '../dependencies/named-tasks.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type {
  MessageFields,
  RoomDecided,
  RoomStore,
  RoomView,
  RoomWrites,
  StoredRoomMessage,
} from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import type { Declined, Stored, Write } from '../ports/write.ts'
import { fieldsFrom, isRefused, moved, newRoomTask, type RefusedOutcome, toRoomTaskView } from './room-decisions.ts'
import { asRoomTask, roomTask } from './room-task.ts'

interface Posted extends RoomWrites {
  readonly position: number
  /** Whether the message waits for its turn. */
  readonly queued: boolean
}

/** What someone asks for. */
export type Asked = Pick<StoredRoomMessage, 'content' | 'attached' | 'priority' | 'fields'>

export async function postMessage(
  context: Context<RoomStore & TaskStore>,
  { room, content, attach, blockedBy, priority = 0, ...given }: InputOf<Operations['postMessage']>,
): Promise<Outcome<ResultOf<Operations['postMessage']>>> {
  const blockers = await tasksNamed(context, blockedBy ?? [])
  if (blockers.refused) return blockers
  const items: string[] = []
  for (const ref of attach) {
    const found = await roomTask(context, ref)
    if (found.refused) return found
    if (found.value.fields.chatroomId !== room)
      return refuse('ATTACH_NOT_POSSIBLE', { task: ref, reason: 'other_room' })
    if (!items.includes(found.value.id)) items.push(found.value.id)
  }
  const asked: Asked = { content, attached: items, priority, fields: messageFields(given) }
  const decideOn = (view: RoomView): Posted | Declined => {
    if (view.room.state === 'closed') return refuse('ROOM_CLOSED', { room })
    return post(context, view, asked, blockers.value)
  }
  const answer = ({ tasks, decision: { position, queued } }: Stored<Posted>) => {
    const task = tasks.find(({ fields }) => fields.origin === 'chat')
    return { message: position, queued, task: task === undefined ? null : toRoomTaskView(task) }
  }
  const outcome = await context.store.changeRoom(room, items, decideOn, receiptFor(context, answer))
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room })
  return outcome.refused ? outcome : succeed(answer(outcome))
}

interface Dependent {
  readonly status: 'pending' | 'queued'
  readonly fields: { readonly blockedBy?: readonly string[] }
}

/**
 * What depends on other work is a task at once, in a busy room too: a message that waits has nobody to wait for it. While it
 * waits for that work it takes no place; if nothing is left to wait for, it queues.
 */
function dependentIn(blockers: readonly Task[], busy: boolean): Dependent | undefined {
  if (blockers.length === 0) return undefined
  const isFree = blockers.every((task) => endOf(task) === 'done')
  return { status: busy && isFree ? 'queued' : 'pending', fields: blockedByThese(blockers) }
}

/** A task for the entry role, or in a busy room a message that waits. */
export function post(
  context: Context<RoomStore & TaskStore>,
  view: RoomView,
  asked: Asked,
  blockers: readonly Task[] = [],
): Posted | Declined {
  const busy = isBusy(view)
  const dependent = dependentIn(blockers, busy)
  const queued = busy && dependent === undefined
  const decided = queued ? waiting(context, view, asked) : begun(context, view, asked, dependent)
  return decided.refused ? decided : { ...decided, position: view.lastMessage + 1, queued }
}

/** Whoever waits already goes first. */
export function isBusy({ active, room, nextMessage, nextTask }: RoomView): boolean {
  return active >= room.settings.parallel || nextMessage !== undefined || nextTask !== undefined
}

function messageFields({
  skills,
  labels,
}: {
  skills?: string[] | undefined
  labels?: string[] | undefined
}): MessageFields {
  return { ...(skills && { skills }), ...(labels && { labels }) }
}

function waiting(context: Context<RoomStore & TaskStore>, view: RoomView, asked: Asked): RoomDecided {
  const { attached } = asked
  const notFree = attached.map((id) => view.tasks.get(id)).find((task) => task?.status !== 'backlog')
  if (notFree !== undefined)
    return refuse('ATTACH_NOT_POSSIBLE', { task: String(notFree.number), reason: 'not_backlog' })
  return {
    refused: false,
    writes: [],
    messages: [message(context, view, asked, view.lastQueuePosition + 1, null)],
  }
}

function begun(
  context: Context<RoomStore & TaskStore>,
  view: RoomView,
  asked: Asked,
  dependent: Dependent | undefined,
): RoomDecided {
  const { attached } = asked
  const said = { ...asked, position: view.lastMessage + 1, queuePosition: view.lastQueuePosition + 1 }
  const fields = { ...fieldsFrom(view.room, said, attached), ...dependent?.fields }
  const task = newRoomTask(context, fields, dependent?.status ?? 'pending')
  const joined = attachAll(context, view, attached, task.id)
  if (isRefused(joined)) return joined
  return {
    refused: false,
    writes: [task, ...joined.map((update) => ({ update }))],
    messages: [message(context, view, asked, null, task.id)],
  }
}

/** The backlog items of a message, tied to the task it became. */
function attachAll(
  context: Context<RoomStore & TaskStore>,
  view: RoomView,
  attached: readonly string[],
  parent: string,
): readonly Write[] | RefusedOutcome {
  const as = standingIn(context.principal, `room:${view.room.id}`)
  const writes: Write[] = []
  for (const id of attached) {
    const item = asRoomTask(view.tasks.get(id))
    const step = moved(context, item, 'backlog_acknowledged', 'attachToMessage', as, { parentTaskIds: [parent] })
    if (step.refused) return step
    writes.push({ task: step.task, event: step.event })
  }
  return writes
}

function message(
  context: Context<RoomStore & TaskStore>,
  view: RoomView,
  { content, attached, priority, fields }: Asked,
  queuePosition: number | null,
  taskId: string | null,
): StoredRoomMessage {
  return {
    position: view.lastMessage + 1,
    sender: context.actor,
    content,
    at: context.now(),
    attached,
    queuePosition,
    taskId,
    priority,
    fields,
    cancelledAt: null,
  }
}
