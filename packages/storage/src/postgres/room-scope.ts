// What the statements about a room have in common.

import { createHash } from 'node:crypto'
import { MOST_COUNTED } from '../room-rows.ts'

export const inRoom = (room: string) => `workspace = $1 and lifecycle = 'room' and listed_in = ${room}`
export const IN_ROOM = inRoom('$2')
/** What may be claimed, and what may be promoted: what waits for other work or for a time is listed as something else. */
export const IS_CLAIMABLE = `listed_as = 'pending'`
export const IS_PROMOTABLE = `listed_as = 'queued'`
export const IS_HELD = `listed_as = 'held'`
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

/** The same for whoever is about to take one: claims of a room are counted one after the other, whichever server they come from. */
export const placesLeft = (room: string, parallel: string, lockKey: string) =>
  `case when ${parallel} > ${MOST_COUNTED} then ${parallel} else pawl.places_left($1, ${room}, ${parallel}, ${lockKey}) end`

export type Offer = 'nothing' | 'skills'
export const offerOf = (skills: readonly string[]): Offer => (skills.length === 0 ? 'nothing' : 'skills')

/** Where the values of a claim stand among those of its statement. */
interface Asked {
  readonly room: string
  readonly role: string
  readonly skills: string
}

/**
 * What whoever offers these skills in a role is given next. With none it is what needs none. Otherwise the first of each list of
 * skills that is met, and of those the first.
 */
export function nextTasks(
  columns: string,
  { room, role, skills }: Asked,
  offer: Offer,
  limit: string,
  lock: '' | 'for update skip locked' = '',
): string {
  const first = (chosen: string, needs: string) => `select ${chosen} from pawl.tasks
    where ${inRoom(room)} and ${IS_CLAIMABLE} and role = ${role} and needs = ${needs} and ${skills}::text[] is not null
      and ${isOpen(room)} ${IN_ORDER} limit ${limit} ${lock}`
  if (offer === 'nothing') return first(columns, `''`)
  return `select ${columns} from pawl.skills_met($1, ${room}, ${role}, ${skills}::text[]) as met(list)
    cross join lateral (${first('*', 'met.list')}) as first_of_each ${IN_ORDER} limit ${limit}`
}

/**
 * One change of a room at a time. A lock of its own and not one of the row: it can go out with the `begin`, writes
 * nothing, and what is read after it is what there is by then.
 */
export function lockRoom(workspace: string, room: string): string {
  return `select pg_advisory_xact_lock(${roomKey(workspace, room)})`
}

export function roomKey(workspace: string, room: string): bigint {
  return keyOf(`${workspace}\0${room}`)
}

/** Of the places of a room: whoever changes the room does not wait for those who claim. */
export function placesKey(workspace: string, room: string): bigint {
  return keyOf(`${workspace}\0${room}\0places`)
}

function keyOf(text: string): bigint {
  return createHash('sha256').update(text).digest().readBigInt64BE()
}
