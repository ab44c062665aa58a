// What waits gets another place [D26]: a task that is pending among those its role is offered, a message or a queued task
// in the queue of the room.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import type { Relation, RoomTask } from '@pawl/kernel'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { RoomLine, RoomStore, RoomView, RoomWrites } from '../ports/room-store.ts'
import type { TaskReader, TaskStore } from '../ports/task-store.ts'
import type { Declined, Stored, Write } from '../ports/write.ts'
import { parseTaskRef } from '../task-ref.ts'
import { editedMessage, type NextMessage } from './message-record.ts'
import { type InLine, inOrder, type Place, placed } from './place-in-line.ts'
import { edited, toRoomTaskView } from './room-decisions.ts'
import { asRoomTask, roomOf, roomTask } from './room-task.ts'

/** So much of a line is looked at. */
export const LINE_LIMIT = 1_000

interface MovedLine extends RoomWrites {
  /** The message that was moved, if it was one. */
  readonly changed?: NextMessage
}

export async function moveRoomTask(
  context: Context<RoomStore & TaskStore>,
  input: InputOf<Operations['moveRoomTask']>,
): Promise<Outcome<ResultOf<Operations['moveRoomTask']>>> {
  const found = await roomTask(context, input.task)
  if (found.refused) return found
  const place = await placeOf(context, input)
  if (place.refused) return place
  const { id } = found.value
  const room = roomOf(found.value)
  const decideOn = (view: RoomView) => {
    const now = asRoomTask(view.tasks.get(id))
    if (!isInLine(now)) return refuse('NOT_IN_LINE', { task: now.number, status: now.status })
    const line = movedInLine(context, view, relationsTo(context, now), id, place.value)
    return line.refused ? line : { ...line, now }
  }
  const answer = ({ tasks, decision }: Stored<{ readonly now: RoomTask }>) => ({
    task: toRoomTaskView(tasks.find((task) => task.id === id) ?? decision.now),
  })
  const outcome = await context.store.changeRoom(room, [id], decideOn, receiptFor(context, answer), {
    line: LINE_LIMIT,
  })
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room })
  return outcome.refused ? outcome : succeed(answer(outcome))
}

/** Where something is moved to; beside a task it is named by the id. */
export async function placeOf(
  { store }: Context<TaskReader>,
  { first, last, before, after }: Pick<InputOf<Operations['moveRoomTask']>, 'first' | 'last' | 'before' | 'after'>,
): Promise<Outcome<Place>> {
  if (first) return succeed('first')
  if (last) return succeed('last')
  const ref = before ?? after ?? ''
  const key = MESSAGE.test(ref) ? ref : (await store.findTask(parseTaskRef(ref)))?.id
  if (key === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
  return succeed(before === undefined ? { after: key } : { before: key })
}

const MESSAGE = /^m\d+$/

/** `key` is the id of the task that is moved, or m7 for a message, which is the one the view was asked for. */
export function movedInLine(
  context: Context<unknown>,
  view: RoomView,
  as: readonly Relation[],
  key: string,
  place: Place,
): MovedLine | Declined {
  const line = lineWith(view.line, key)
  const moved = line.find((one) => one.key === key)
  const changed = moved && placed(line, moved, place)
  if (changed === undefined) return refuse('NOT_IN_SAME_LINE', { room: view.room.id, moved: nameOf(view, key) })
  const writes: Write[] = []
  for (const { key: id, priority, position: queuePosition } of changed) {
    const task = view.line.tasks.find((one) => one.id === id)
    const isAs = (task?.fields.priority ?? 0) === priority
    const step = task && edited(context, task, as, { queuePosition, ...(!isAs && { priority }) })
    if (step?.refused) return step
    if (step !== undefined) writes.push({ task: step.task, event: step.event })
  }
  const pushed = changed.flatMap((to) => {
    const message = view.line.messages.find(({ position }) => `m${position}` === to.key)
    return message === undefined ? [] : [{ ...message, priority: to.priority, queuePosition: to.position }]
  })
  const own = movedMessage(context, view, as, changed[0])
  if (own?.refused) return own
  return {
    refused: false,
    writes: writes.map((update) => ({ update })),
    changedMessages: pushed,
    ...(own !== undefined && { records: own.value.records, changed: own.value }),
  }
}

/** Undefined if it is none, or stands there already. */
function movedMessage(
  context: Context<unknown>,
  { message, room, records: [head] }: RoomView,
  as: readonly Relation[],
  { key, priority, position: queuePosition }: InLine,
): Outcome<NextMessage> | undefined {
  if (message === undefined || key !== `m${message.position}`) return undefined
  if (message.priority === priority && message.queuePosition === queuePosition) return undefined
  return editedMessage(context, room.id, message, head, as, { priority, queuePosition })
}

const isInLine = ({ status }: RoomTask) => status === 'pending' || status === 'queued'

/** What is pending for a role is one line, and what is queued another. In order, as it is claimed or promoted. */
function lineWith({ messages, tasks }: RoomLine, key: string): readonly InLine[] {
  const own = tasks.find(({ id }) => id === key)
  const isSame = ({ status, fields }: RoomTask) =>
    own?.status === 'pending' ? status === 'pending' && fields.role === own.fields.role : status === 'queued'
  const waiting = own?.status === 'pending' ? [] : messages
  return [
    ...waiting.map(({ position, priority, queuePosition }) => ({
      key: `m${position}`,
      priority,
      position: queuePosition ?? 0,
    })),
    ...tasks.filter(isSame).map(({ id, fields: { priority = 0, queuePosition = 0 } }) => ({
      key: id,
      priority,
      position: queuePosition,
    })),
  ].toSorted(inOrder)
}

function nameOf({ line }: RoomView, key: string): string {
  const task = line.tasks.find(({ id }) => id === key)
  return task === undefined ? key : String(task.number)
}
