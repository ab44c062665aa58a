// The record of a message that was changed while it waited: its versions say who changed what of it, and when. One that
// was never changed has none; the first change stores how it was said as version 1, and itself as version 2. Where it stands
// is known by the message itself: others that are moved may push it, which is no change of it.

import { type Outcome, type RoomMessageView, succeed } from '@pawl/contract'
import type { Relation } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import type { StoredRoomMessage } from '../ports/room-store.ts'
import { editRecord, firstState, moveRecord } from '../record-decisions.ts'

export interface NextMessage {
  readonly message: StoredRoomMessage
  readonly version: number
  readonly records: readonly StoredRecord[]
}

type Body = StoredRecord['body']

export const messageRecord = (room: string, position: number) =>
  ({ kind: 'roomMessage', id: `${room}/m${position}` }) as const

/** `head` is its record, if it was changed before. */
export function editedMessage(
  context: Context<unknown>,
  room: string,
  message: StoredRoomMessage,
  head: StoredRecord | undefined,
  as: readonly Relation[],
  body: Body,
): Outcome<NextMessage> {
  const now = asItIs(room, message, head)
  return followed(message, now, editRecord(context, now, as, body))
}

/** Taken back, or put back at a position. */
export function turnedMessage(
  context: Context<unknown>,
  room: string,
  message: StoredRoomMessage,
  head: StoredRecord | undefined,
  as: readonly Relation[],
  to: 'cancelled' | { readonly queuePosition: number },
): Outcome<NextMessage> {
  const now = asItIs(room, message, head)
  const move =
    to === 'cancelled'
      ? ({ kind: 'roomMessage', to, trigger: 'cancelMessage', as } as const)
      : ({ kind: 'roomMessage', to: 'said', trigger: 'restoreMessage', as, body: to } as const)
  return followed(message, now, moveRecord(context, now, move))
}

function followed(message: StoredRoomMessage, now: StoredRecord, next: Outcome<StoredRecord>): Outcome<NextMessage> {
  if (next.refused) return next
  const { version, state, at } = next.value
  const { content, priority, queuePosition = null, ...fields } = next.value.body as MessageBody
  return succeed({
    message: { ...message, content, priority, queuePosition, fields, cancelledAt: state === 'cancelled' ? at : null },
    version,
    records: now.version === 1 ? [now, next.value] : [next.value],
  })
}

/** What the row of a message says of it. */
type MessageBody = Pick<StoredRoomMessage, 'content' | 'priority'> &
  StoredRoomMessage['fields'] & { readonly queuePosition?: number }

function bodyOf({ content, priority, queuePosition, fields }: StoredRoomMessage): Body {
  return { content, priority, ...(queuePosition !== null && { queuePosition }), ...fields }
}

function asItIs(room: string, message: StoredRoomMessage, head: StoredRecord | undefined): StoredRecord {
  const { sender: actor, at, position } = message
  const first = {
    ...messageRecord(room, position),
    version: 1,
    subject: room,
    state: firstState('roomMessage'),
    actor,
    at,
  }
  return { ...(head ?? first), body: bodyOf(message) }
}

export function toMessageView(
  room: string,
  { message, version }: Pick<NextMessage, 'message' | 'version'>,
): RoomMessageView {
  const { position, sender, content, at, priority, queuePosition, fields, cancelledAt } = message
  return {
    room,
    message: position,
    sender,
    content,
    at,
    priority,
    position: queuePosition,
    ...(fields.skills !== undefined && { skills: [...fields.skills] }),
    ...(fields.labels !== undefined && { labels: [...fields.labels] }),
    state: cancelledAt === null ? 'waiting' : 'cancelled',
    version,
  }
}
