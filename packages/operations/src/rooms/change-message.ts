// A message that waits for its turn is edited, moved, taken back or put back, by whoever looks after the room. What has
// become a task is changed as a task.
//
// CM1. It is decided on the message as it is when it is stored: one that became a task meanwhile stays as it was.
// CM2. Every change is a version of the message's record, with who and when; the message itself says how it is now.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, standingIn, succeed } from '@pawl/contract'
import type { Relation } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import type { RoomNeeds, RoomStore, RoomView, RoomWrites, StoredRoomMessage } from '../ports/room-store.ts'
import type { TaskReader } from '../ports/task-store.ts'
import type { Declined, Stored } from '../ports/write.ts'
import { editedMessage, messageRecord, type NextMessage, toMessageView, turnedMessage } from './message-record.ts'
import { LINE_LIMIT, movedInLine, placeOf } from './move-in-line.ts'
import { promoteNext } from './room-decisions.ts'

type Needs = Context<RoomStore & TaskReader>
type Answer = ResultOf<Operations['editMessage']>
type Changed = RoomWrites & { readonly changed: Pick<NextMessage, 'message' | 'version'> }

interface Seen {
  readonly view: RoomView
  readonly message: StoredRoomMessage
  /** Its record, if it was changed before. */
  readonly head: StoredRecord | undefined
  readonly as: readonly Relation[]
}

export async function editMessage(context: Needs, input: InputOf<Operations['editMessage']>): Promise<Outcome<Answer>> {
  const { room, message: _, ...given } = input
  const body = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return changed(context, input, 'waiting', ({ message, head, as }) =>
    stored(editedMessage(context, room, message, head, as, body)),
  )
}

export async function moveMessage(context: Needs, input: InputOf<Operations['moveMessage']>): Promise<Outcome<Answer>> {
  const place = await placeOf(context, input)
  if (place.refused) return place
  const decideOn = ({ view, message, as }: Seen) => {
    return movedInLine(context, view, as, `m${message.position}`, place.value)
  }
  return changed(context, input, 'waiting', decideOn, { line: LINE_LIMIT })
}

export function cancelMessage(context: Needs, input: InputOf<Operations['cancelMessage']>): Promise<Outcome<Answer>> {
  return changed(context, input, 'waiting', ({ message, head, as }) =>
    stored(turnedMessage(context, input.room, message, head, as, 'cancelled')),
  )
}

/** At the end of the queue: its old place may be long gone. */
export async function restoreMessage(
  context: Needs,
  input: InputOf<Operations['restoreMessage']>,
): Promise<Outcome<Answer>> {
  const outcome = await changed(context, input, 'cancelled', ({ view, message, head, as }) => {
    if (view.room.state === 'closed') return refuse('ROOM_CLOSED', { room: input.room })
    return stored(turnedMessage(context, input.room, message, head, as, { queuePosition: view.lastQueuePosition + 1 }))
  })
  // In a room that has become free meanwhile its turn comes at once.
  if (!outcome.refused) while (await promoteNext(context, input.room));
  return outcome
}

function stored(next: Outcome<NextMessage>): Changed | Declined {
  if (next.refused) return next
  const { message, version, records } = next.value
  return { refused: false, writes: [], changedMessages: [message], records, changed: { message, version } }
}

async function changed(
  context: Needs,
  { room, message: ref }: { readonly room: string; readonly message: string },
  expected: 'waiting' | 'cancelled',
  decide: (seen: Seen) => (RoomWrites & Partial<Pick<Changed, 'changed'>>) | Declined,
  more: RoomNeeds = {},
): Promise<Outcome<Answer>> {
  const position = Number(ref.replace('m', ''))
  let missed: StoredRoomMessage | undefined
  const decideOn = (view: RoomView): Changed | Declined => {
    const { message } = view
    if (message === undefined) return refuse('MESSAGE_NOT_FOUND', { room, message: position })
    if (stateOf(message) !== expected) {
      missed = message
      return refuse('MESSAGE_NOT_WAITING', { room, message: position, task: null, state: stateOf(message) })
    }
    const [head] = view.records
    const decided = decide({ view, message, head, as: standingIn(context.principal, `room:${room}`) })
    if (decided.refused) return decided
    return { ...decided, changed: decided.changed ?? { message, version: head?.version ?? 1 } }
  }
  const answer = ({ decision }: Stored<Changed>) => ({ message: toMessageView(room, decision.changed) })
  const needs = { ...more, message: position, records: [messageRecord(room, position)] }
  const outcome = await context.store.changeRoom(room, [], decideOn, receiptFor(context, answer), needs)
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room })
  if (!outcome.refused) return succeed(answer(outcome))
  const task = missed?.taskId == null ? undefined : await context.store.findTask({ id: missed.taskId })
  return missed === undefined || task === undefined
    ? outcome
    : refuse('MESSAGE_NOT_WAITING', { room, message: position, task: task.number, state: stateOf(missed) })
}

function stateOf({ queuePosition, cancelledAt }: StoredRoomMessage): 'waiting' | 'cancelled' | 'task' {
  if (cancelledAt !== null) return 'cancelled'
  return queuePosition === null ? 'task' : 'waiting'
}
