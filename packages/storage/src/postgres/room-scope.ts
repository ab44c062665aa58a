// What the statements about a room have in common.

import { createHash } from 'node:crypto'

export const IN_ROOM = `workspace = $1 and lifecycle = 'room' and fields ->> 'chatroomId' = $2`
export const IN_ORDER = `order by (fields ->> 'queuePosition')::double precision, number`

/**
 * One change of a room at a time. A lock of its own and not one of the row: it can go out with the `begin`, writes
 * nothing, and what is read after it is what there is by then.
 */
export function lockRoom(workspace: string, room: string): string {
  return `select pg_advisory_xact_lock(${roomKey(workspace, room)})`
}

export function roomKey(workspace: string, room: string): bigint {
  return createHash('sha256').update(`${workspace}\0${room}`).digest().readBigInt64BE()
}
