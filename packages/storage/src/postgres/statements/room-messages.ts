// What is said in rooms.

import type { RoomMessageRecord, StoredRoomMessage } from '@pawl/operations'
import { ROOM_MESSAGE_COLUMNS, type RoomMessageRow } from '../../room-rows.ts'
import type { Sender } from '../send.ts'

/** By position. */
export function roomMessagesAfter(
  sender: Sender,
  room: string,
  position: number,
  limit: number,
): Promise<RoomMessageRow[]> {
  const sql = `select ${ROOM_MESSAGE_COLUMNS} from pawl.room_messages where workspace = $1 and room = $2 and position > $3
    order by position limit $4`
  return sender.read('room_messages_after', sql, room, position, limit)
}

export async function roomMessageAt(
  sender: Sender,
  room: string,
  position: number,
): Promise<RoomMessageRow | undefined> {
  const sql = `select ${ROOM_MESSAGE_COLUMNS} from pawl.room_messages
    where workspace = $1 and room = $2 and position = $3`
  const [row] = await sender.read<RoomMessageRow>('room_message_at', sql, room, position)
  return row
}

/** By priority, then queue position. */
export function waitingMessages(sender: Sender, room: string, limit: number): Promise<RoomMessageRow[]> {
  const sql = `select ${ROOM_MESSAGE_COLUMNS} from pawl.room_messages
    where workspace = $1 and room = $2 and queue_position is not null order by priority desc, queue_position limit $3`
  return sender.read('waiting_messages', sql, room, limit)
}

/** The newest, and those at these positions, by position. */
export function newestRoomMessages(
  sender: Sender,
  room: string,
  limit: number,
  positions: readonly number[],
): Promise<RoomMessageRow[]> {
  const sql = `select ${ROOM_MESSAGE_COLUMNS} from pawl.room_messages where workspace = $1 and room = $2 and
      (position > (select max(position) from pawl.room_messages where workspace = $1 and room = $2) - $3
       or position = any($4)) order by position`
  return sender.readOnce(sql, room, limit, positions)
}

export async function insertRoomMessages(sender: Sender, messages: readonly RoomMessageRecord[]): Promise<void> {
  const sql = `insert into pawl.room_messages (workspace, room, ${ROOM_MESSAGE_COLUMNS})
    select $1, * from unnest($2::text[], $3::integer[], $4::text[], $5::text[], $6::bigint[], $7::json[],
      $8::double precision[], $9::text[], $10::double precision[], $11::json[], $12::bigint[])`
  await sender.write(
    'insert_room_messages',
    sql,
    messages.map((one) => one.room),
    messages.map((one) => one.position),
    messages.map((one) => one.sender),
    messages.map((one) => one.content),
    messages.map((one) => one.at),
    messages.map((one) => JSON.stringify(one.attached)),
    messages.map((one) => one.queuePosition),
    messages.map((one) => one.taskId),
    messages.map((one) => one.priority),
    messages.map((one) => JSON.stringify(one.fields)),
    messages.map((one) => one.cancelledAt),
  )
}

/** What can be changed of a message that waits, or was taken back. */
export async function updateRoomMessage(sender: Sender, room: string, message: StoredRoomMessage): Promise<void> {
  const sql = `update pawl.room_messages
    set content = $4, queue_position = $5, priority = $6, fields = $7, cancelled_at = $8
    where workspace = $1 and room = $2 and position = $3`
  const { position, content, queuePosition, priority, fields, cancelledAt } = message
  const values = [position, content, queuePosition, priority, JSON.stringify(fields), cancelledAt]
  await sender.write('update_room_message', sql, room, ...values)
}

/** The message has become a task and waits no longer. */
export async function promoteRoomMessage(
  sender: Sender,
  room: string,
  position: number,
  taskId: string,
): Promise<void> {
  const sql =
    'update pawl.room_messages set queue_position = null, task_id = $4 where workspace = $1 and room = $2 and position = $3'
  await sender.write('promote_room_message', sql, room, position, taskId)
}
