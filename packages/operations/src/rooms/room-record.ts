// The record of a room: its versions say who changed what of it, and when. One that was never changed has none; the first
// change stores how it was made as version 1, and itself as version 2.

import { type Outcome, succeed } from '@pawl/contract'
import type { FieldValue, Relation } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { RecordOf } from '../ports/record-store.ts'
import type { RoomSettings, StoredRoom } from '../ports/room-store.ts'
import { editRecord, moveRecord } from '../record-decisions.ts'

interface NextRoom {
  readonly room: StoredRoom
  readonly records: readonly RecordOf<'chatroom'>[]
}

export function editedRoom(
  context: Context<unknown>,
  room: StoredRoom,
  as: readonly Relation[],
  settings: RoomSettings,
): Outcome<NextRoom> {
  const body = { settings: settings as unknown as FieldValue }
  return followed(room, editRecord(context, headOf(room), as, body))
}

export function movedRoom(
  context: Context<unknown>,
  room: StoredRoom,
  as: readonly Relation[],
  to: StoredRoom['state'],
  trigger: 'closeRoom' | 'openRoom',
): Outcome<NextRoom> {
  return followed(room, moveRecord(context, headOf(room), { kind: 'chatroom', to, trigger, as }))
}

function followed(room: StoredRoom, next: Outcome<RecordOf<'chatroom'>>): Outcome<NextRoom> {
  if (next.refused) return next
  const { version, state, body } = next.value
  return succeed({
    room: {
      ...room,
      version,
      state,
      settings: body.settings as RoomSettings,
    },
    records: room.version === 1 ? [headOf(room), next.value] : [next.value],
  })
}

/** The newest version as far as a next one is decided on it; of a room that was never changed, its first. */
function headOf({ id, version, state, settings, createdBy, createdAt }: StoredRoom): RecordOf<'chatroom'> {
  return { kind: 'chatroom', id, version, subject: '', state, body: { settings }, actor: createdBy, at: createdAt }
}
