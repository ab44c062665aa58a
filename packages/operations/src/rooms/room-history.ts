import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { RoomStore } from '../ports/room-store.ts'
import { entriesOf } from './room-entries.ts'

export async function roomHistory(
  { store }: Context<RoomStore>,
  { room: id, limit }: InputOf<Operations['roomHistory']>,
): Promise<Outcome<ResultOf<Operations['roomHistory']>>> {
  const room = await store.findRoom(id)
  if (room === undefined) return refuse('ROOM_NOT_FOUND', { room: id })
  const { roles, entryRole } = room.settings
  const entries = entriesOf(await store.roomHistory(id, limit), entryRole)
  return succeed({ roles: [...roles], entries: entries.slice(-limit) })
}
