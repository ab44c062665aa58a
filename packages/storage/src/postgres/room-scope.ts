// What the statements about a room have in common.

import { createHash } from 'node:crypto'

export const IN_ROOM = `workspace = $1 and lifecycle = 'room' and fields ->> 'chatroomId' = $2`
/** Of a pending task: nothing it waits for is left. Word for word the condition of the indexes in migration 0028. */
export const IS_FREE = `fields ->> 'waitsFor' is null and fields ->> 'pausedUntil' is null`
/** All that the task needs is among the skills offered. */
export const fits = (offered: string) => `(fields ->> 'skills' is null or not exists (
    select 1 from json_array_elements_text(fields -> 'skills') as needed(skill) where needed.skill <> all(${offered}::text[])))`
/** A room that is closed gives out no work. */
export const IS_OPEN = `not exists (select 1 from pawl.record_heads
    where workspace = $1 and kind = 'chatroom' and id = $2 and state = 'closed')`
/** Priority, then queue position, then age. */
export const IN_ORDER = `order by coalesce((fields ->> 'priority')::double precision, 0) desc,
  (fields ->> 'queuePosition')::double precision, number`

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
