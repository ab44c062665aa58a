import {
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  shownReason,
  succeed,
} from '@pawl/contract'
import type { Context } from '../context.ts'
import type { RecordStore } from '../ports/record-store.ts'
import type { RoomStore } from '../ports/room-store.ts'
import { changesOfMessages, entriesOf } from './room-entries.ts'

/** Their text may be how an attempt ended. */
const REASONED = ['setAside', 'resetStuckTask']

export async function roomHistory(
  { store, language }: Context<RoomStore & RecordStore>,
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
  const shown = entries.slice(-limit).map((entry) => {
    const isReason = entry.text !== null && REASONED.includes(entry.trigger)
    return isReason ? { ...entry, text: shownReason(entry.text ?? '', language) } : entry
  })
  return succeed({ roles: [...roles], entries: shown })
}
