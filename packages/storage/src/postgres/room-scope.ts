// What the statements about a room have in common.

import { createHash } from 'node:crypto'
import { MOST_COUNTED } from '../room-rows.ts'

export const inRoom = (room: string) => `workspace = $1 and lifecycle = 'room' and listed_in = ${room}`
export const IN_ROOM = inRoom('$2')
/** What may be claimed, and what may be promoted: what waits for other work or for a time is listed as something else. */
export const IS_CLAIMABLE = `listed_as = 'pending'`
export const IS_PROMOTABLE = `listed_as = 'queued'`
export const IS_HELD = `listed_as = 'held'`
/** All that the task needs is among the skills offered. */
export const fits = (offered: string) => `(fields ->> 'skills' is null or not exists (
    select 1 from json_array_elements_text(fields -> 'skills') as needed(skill) where needed.skill <> all(${offered}::text[])))`
/** A room that is closed gives out no work. */
const isOpen = (room: string) => `not exists (select 1 from pawl.record_heads
    where workspace = $1 and kind = 'chatroom' and id = ${room} and state = 'closed')`
/** Priority, then queue position, then age. */
export const IN_ORDER = 'order by claim_priority desc, queue_position, number'

/**
 * How many more of the room may be held, counted no further than may be, and not where that would be many. The order is that of the
 * index: without it a plan may read all tasks for the few that are held.
 */
export const placesIn = (
  room: string,
  parallel: string,
) => `case when ${parallel} > ${MOST_COUNTED} then ${parallel} else
    ${parallel} - (select count(*) from (
      select 1 from pawl.tasks where ${inRoom(room)} and ${IS_HELD}
      order by workspace, listed_in, listed_as, role, queue_position, number limit ${parallel}) as held_there) end`

/** What whoever offers these skills in a role is given next. */
export const nextIn = (room: string, role: string, skills: string) =>
  `${inRoom(room)} and ${IS_CLAIMABLE} and role = ${role} and ${fits(skills)} and ${isOpen(room)} ${IN_ORDER}`

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
