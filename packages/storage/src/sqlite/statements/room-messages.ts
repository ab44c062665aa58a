// What is said in rooms.

import type { StoredRoomMessage } from '@pawl/operations'
import { ROOM_MESSAGE_COLUMNS, type RoomMessageRow } from '../../room-rows.ts'
import type { Sender } from '../send.ts'

/** By position. */
export function roomMessagesAfter(sender: Sender, room: string, position: number, limit: number): RoomMessageRow[] {
  const sql = `select ${ROOM_MESSAGE_COLUMNS} from room_messages where workspace = ? and room = ? and position > ?
    order by position limit +?`
  return sender.all(sql, room, position, limit)
}

export function roomMessageAt(sender: Sender, room: string, position: number): RoomMessageRow | undefined {
  const sql = `select ${ROOM_MESSAGE_COLUMNS} from room_messages where workspace = ? and room = ? and position = ?`
  return sender.get(sql, room, position)
}

/** By priority, then queue position. */
export function waitingMessages(sender: Sender, room: string, limit: number): RoomMessageRow[] {
  const sql = `select ${ROOM_MESSAGE_COLUMNS} from room_messages
    where workspace = ? and room = ? and queue_position is not null order by priority desc, queue_position limit +?`
  return sender.all(sql, room, limit)
}

/** The newest, and those at these positions, by position. */
export function newestRoomMessages(
  sender: Sender,
  room: string,
  limit: number,
  positions: readonly number[],
): RoomMessageRow[] {
  const sql = `select ${ROOM_MESSAGE_COLUMNS} from room_messages where workspace = ?1 and room = ?2 and
      (position > (select max(position) from room_messages where workspace = ?1 and room = ?2) - ?3
       or position in (select value from json_each(?4))) order by position`
  return sender.all(sql, room, limit, JSON.stringify(positions))
}

/** The position of the last one; 0 if there is none. */
export function lastRoomMessage(sender: Sender, room: string): number {
  const sql = 'select coalesce(max(position), 0) as last from room_messages where workspace = ? and room = ?'
  return sender.get<{ last: number }>(sql, room)?.last ?? 0
}

export function insertRoomMessage(sender: Sender, room: string, message: StoredRoomMessage): void {
  sender.run(
    `insert into room_messages (workspace, room, ${ROOM_MESSAGE_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    room,
    message.position,
    message.sender,
    message.content,
    message.at,
    JSON.stringify(message.attached),
    message.queuePosition,
    message.taskId,
    message.priority,
    JSON.stringify(message.fields),
    message.cancelledAt,
  )
}

/** What can be changed of a message that waits, or was taken back. */
export function updateRoomMessage(sender: Sender, room: string, message: StoredRoomMessage): void {
  const sql = `update room_messages set content = ?4, queue_position = ?5, priority = ?6, fields = ?7, cancelled_at = ?8
    where workspace = ?1 and room = ?2 and position = ?3`
  const { position, content, queuePosition, priority, fields, cancelledAt } = message
  sender.run(sql, room, position, content, queuePosition, priority, JSON.stringify(fields), cancelledAt)
}

/** The message has become a task and waits no longer. */
export function promoteRoomMessage(sender: Sender, room: string, position: number, taskId: string): void {
  const sql =
    'update room_messages set queue_position = null, task_id = ?4 where workspace = ?1 and room = ?2 and position = ?3'
  sender.run(sql, room, position, taskId)
}
