// A person says what is to be done. In a room that is busy the message waits its turn [D26].

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, standingIn, succeed } from '@pawl/contract'
import type { RoomTask } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { RoomDecided, RoomStore, RoomView, RoomWrites } from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import type { Declined, Stored, Write } from '../ports/write.ts'
import { isRefused, moved, newRoomTask, type RefusedOutcome, toRoomTaskView } from './room-decisions.ts'
import { asRoomTask, roomTask } from './room-task.ts'

interface Posted extends RoomWrites {
  readonly position: number
  /** Whether the message waits for its turn. */
  readonly queued: boolean
}

export async function postMessage(
  context: Context<RoomStore & TaskStore>,
  { room, content, attach }: InputOf<Operations['postMessage']>,
): Promise<Outcome<ResultOf<Operations['postMessage']>>> {
  const items: string[] = []
  for (const ref of attach) {
    const found = await roomTask(context, ref)
    if (found.refused) return found
    if (found.value.fields.chatroomId !== room)
      return refuse('ATTACH_NOT_POSSIBLE', { task: ref, reason: 'other_room' })
    if (!items.includes(found.value.id)) items.push(found.value.id)
  }
  const decideOn = (view: RoomView): Posted | Declined => {
    const queued = isBusy(view)
    const decided = queued ? waiting(context, view, content, items) : begun(context, view, content, items)
    return decided.refused ? decided : { ...decided, position: view.lastMessage + 1, queued }
  }
  const answer = ({ tasks, decision: { position, queued } }: Stored<Posted>) => {
    const task = tasks.find(({ fields }) => fields.origin === 'chat')
    return { message: position, queued, task: task === undefined ? null : toRoomTaskView(task) }
  }
  const outcome = await context.store.changeRoom(room, items, decideOn, receiptFor(context, answer))
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room })
  return outcome.refused ? outcome : succeed(answer(outcome))
}

/** Whoever waits already goes first. */
export function isBusy({ active, room, nextMessage, nextTask }: RoomView): boolean {
  return active >= room.settings.parallel || nextMessage !== undefined || nextTask !== undefined
}

function waiting(
  context: Context<RoomStore & TaskStore>,
  view: RoomView,
  content: string,
  attached: readonly string[],
): RoomDecided {
  const notFree = attached.map((id) => view.tasks.get(id)).find((task) => task?.status !== 'backlog')
  if (notFree !== undefined)
    return refuse('ATTACH_NOT_POSSIBLE', { task: String(notFree.number), reason: 'not_backlog' })
  return {
    refused: false,
    writes: [],
    messages: [message(context, view, content, attached, view.lastQueuePosition + 1, null)],
  }
}

function begun(
  context: Context<RoomStore & TaskStore>,
  view: RoomView,
  content: string,
  attached: readonly string[],
): RoomDecided {
  const fields: RoomTask['fields'] = {
    ...{ chatroomId: view.room.id, content, origin: 'chat', role: view.room.settings.entryRole },
    ...{ queuePosition: view.lastQueuePosition + 1, sourceMessageId: `m${view.lastMessage + 1}` },
    ...(attached.length > 0 && { attachedTaskIds: attached }),
  }
  const task = newRoomTask(context, fields, 'pending')
  const joined = attachAll(context, view, attached, task.id)
  if (isRefused(joined)) return joined
  return {
    refused: false,
    writes: [task, ...joined.map((update) => ({ update }))],
    messages: [message(context, view, content, attached, null, task.id)],
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
  content: string,
  attached: readonly string[],
  queuePosition: number | null,
  taskId: string | null,
) {
  return {
    position: view.lastMessage + 1,
    sender: context.actor,
    content,
    at: context.now(),
    attached,
    queuePosition,
    taskId,
  }
}
