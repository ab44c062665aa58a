import {
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  type RoomViewDocument,
  refuse,
  succeed,
} from '@pawl/contract'
import { present } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import { refuseLookAlike } from '../look-alikes.ts'
import type { RoomStore, StoredRoom } from '../ports/room-store.ts'
import { newRoom } from '../record-decisions.ts'

export async function createRoom(
  context: Context<RoomStore>,
  input: InputOf<Operations['createRoom']>,
): Promise<Outcome<ResultOf<Operations['createRoom']>>> {
  const { room: id, roles, entry, ...given } = input
  const entryRole = entry ?? present(roles[0])
  if (!roles.includes(entryRole)) return refuse('ROLE_NOT_IN_ROOM', { room: id, role: entryRole, roles })
  const alike = await refuseLookAlike('room', id, async () => (await context.store.listRooms()).map((one) => one.id))
  if (alike !== undefined) return alike
  for (const role of roles) {
    const confused = await refuseLookAlike('role', role, async () => roles)
    if (confused !== undefined) return confused
  }
  const settings = { roles: [...new Set(roles)], entryRole, ...given }
  const room = newRoom(context, id, settings)
  const answer = () => ({ room: toRoomView(room) })
  const isNew = await context.store.insertRoom(room, receiptFor(context, answer))
  return isNew ? succeed(answer()) : refuse('ROOM_NAME_TAKEN', { room: id })
}

export async function listRooms(
  context: Context<RoomStore>,
  { closed }: InputOf<Operations['listRooms']>,
): Promise<Outcome<ResultOf<Operations['listRooms']>>> {
  const rooms = await context.store.listRooms()
  return succeed({ rooms: rooms.filter(({ state }) => closed || state === 'open').map(toRoomView) })
}

export function toRoomView({ id, settings, createdBy, createdAt, version, state }: StoredRoom): RoomViewDocument {
  return { room: id, ...settings, roles: [...settings.roles], createdBy, createdAt, version, state }
}
