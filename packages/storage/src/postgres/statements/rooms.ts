// Rooms. One is never changed once it is there; the database refuses it.

import type { StoredRoom } from '@pawl/operations'
import { ROOM_COLUMNS, type RoomRow } from '../../room-rows.ts'
import type { Sender } from '../send.ts'

export async function roomById(sender: Sender, id: string): Promise<RoomRow | undefined> {
  const sql = `select ${ROOM_COLUMNS} from pawl.rooms where workspace = $1 and id = $2`
  return (await sender.read<RoomRow>('room', sql, id))[0]
}

/** By name. */
export function allRooms(sender: Sender): Promise<RoomRow[]> {
  return sender.read('rooms', `select ${ROOM_COLUMNS} from pawl.rooms where workspace = $1 order by id collate "C"`)
}

/** False if there is one of this name. */
export async function insertRoom(sender: Sender, room: StoredRoom): Promise<boolean> {
  const { id, settings, createdBy, createdAt } = room
  const sql = `insert into pawl.rooms (workspace, ${ROOM_COLUMNS}) values ($1, $2, $3, $4, $5) on conflict do nothing returning id`
  return (await sender.write('insert_room', sql, id, JSON.stringify(settings), createdBy, createdAt)).length === 1
}
