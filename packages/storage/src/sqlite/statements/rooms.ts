// Rooms. One is never changed once it is there; the database refuses it.

import type { StoredRoom } from '@pawl/operations'
import { ROOM_COLUMNS, type RoomRow } from '../../room-rows.ts'
import type { Sender } from '../send.ts'

export function roomById(sender: Sender, id: string): RoomRow | undefined {
  return sender.get(`select ${ROOM_COLUMNS} from rooms where workspace = ? and id = ?`, id)
}

/** By name. */
export function allRooms(sender: Sender): RoomRow[] {
  return sender.all(`select ${ROOM_COLUMNS} from rooms where workspace = ? order by id`)
}

/** False if there is one of this name. */
export function insertRoom(sender: Sender, { id, settings, createdBy, createdAt }: StoredRoom): boolean {
  const sql = `insert into rooms (workspace, ${ROOM_COLUMNS}) values (?, ?, ?, ?, ?) on conflict do nothing`
  return sender.run(sql, id, JSON.stringify(settings), createdBy, createdAt) === 1
}
