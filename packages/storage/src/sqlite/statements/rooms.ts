// Rooms. The row says how one was made and is never changed; the database refuses it. Changes are versions of its record.

import type { MadeRoom } from '@pawl/operations'
import { type MadeRoomRow, ROOM_COLUMNS, type RoomRow, roomWithChanges } from '../../room-rows.ts'
import type { Sender } from '../send.ts'

export function roomById(sender: Sender, id: string): RoomRow | undefined {
  return sender.get(`${roomWithChanges('')} where made.workspace = ? and made.id = ?`, id)
}

/** By name. */
export function allRooms(sender: Sender): RoomRow[] {
  return sender.all(`${roomWithChanges('')} where made.workspace = ? order by made.id`)
}

/** By name, as they were made. */
export function madeRooms(sender: Sender): MadeRoomRow[] {
  return sender.all(`select ${ROOM_COLUMNS} from rooms where workspace = ? order by id`)
}

/** False if there is one of this name. */
export function insertRoom(sender: Sender, { id, settings, createdBy, createdAt }: MadeRoom): boolean {
  const sql = `insert into rooms (workspace, ${ROOM_COLUMNS}) values (?, ?, ?, ?, ?) on conflict do nothing`
  return sender.run(sql, id, JSON.stringify(settings), createdBy, createdAt) === 1
}
