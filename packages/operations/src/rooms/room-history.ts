import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { RecordStore } from '../ports/record-store.ts'
import type { RoomStore } from '../ports/room-store.ts'
import { changesOfMessages, entriesOf } from './room-entries.ts'

export async function roomHistory(
  { store }: Context<RoomStore & RecordStore>,
  { room: id, limit }: InputOf<Operations['roomHistory']>,
): Promise<Outcome<ResultOf<Operations['roomHistory']>>> {
  const room = await store.findRoom(id)
  if (room === undefined) return refuse('ROOM_NOT_FOUND', { room: id })
  const { roles, entryRole } = room.settings
  const changed = { kind: 'roomMessage', subject: id, states: ['said', 'cancelled'], limit } as const
  const entries = [
    ...entriesOf(await store.roomHistory(id, limit), entryRole),
    ...changesOfMessages(await store.records(changed)),
  ].sort((a, b) => a.at - b.at)
  return succeed({ roles: [...roles], entries: entries.slice(-limit) })
}
