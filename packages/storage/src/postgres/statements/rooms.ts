// Rooms. The row says how one was made and is never changed; the database refuses it. Changes are versions of its record.

import type { MadeRoom } from '@pawl/operations'
import { type MadeRoomRow, ROOM_COLUMNS, type RoomRow, roomWithChanges } from '../../room-rows.ts'
import type { Sender } from '../send.ts'

export async function roomById(sender: Sender, id: string): Promise<RoomRow | undefined> {
  const sql = `${roomWithChanges('pawl.')} where made.workspace = $1 and made.id = $2`
  return (await sender.read<RoomRow>('room', sql, id))[0]
}

/** By name. */
export function allRooms(sender: Sender): Promise<RoomRow[]> {
  return sender.read('rooms', `${roomWithChanges('pawl.')} where made.workspace = $1 order by made.id collate "C"`)
}

/** By name, as they were made. */
export function madeRooms(sender: Sender): Promise<MadeRoomRow[]> {
  return sender.readOnce(`select ${ROOM_COLUMNS} from pawl.rooms where workspace = $1 order by id collate "C"`)
}

/** False if there is one of this name. */
export async function insertRoom(sender: Sender, room: MadeRoom): Promise<boolean> {
  const { id, settings, createdBy, createdAt } = room
  const sql = `insert into pawl.rooms (workspace, ${ROOM_COLUMNS}) values ($1, $2, $3, $4, $5) on conflict do nothing returning id`
  return (await sender.write('insert_room', sql, id, JSON.stringify(settings), createdBy, createdAt)).length === 1
}
