// The tasks of a room.

import { type RoomTask, room as table } from '@pawl/kernel'
import { TASK_COLUMNS, type TaskRow, toTasksOf } from '../../rows.ts'
import {
  IN_ORDER,
  IN_ROOM,
  IS_CLAIMABLE,
  IS_HELD,
  IS_PROMOTABLE,
  nextTasks,
  type Offer,
  offerOf,
  placesIn,
  placesKey,
  placesLeft,
} from '../room-scope.ts'
import type { Sender } from '../send.ts'
import { type Claimers, heldByEach, listedAs } from '../task-listing.ts'

/** By priority, then queue position, then age. */
export async function roomTasks(
  sender: Sender,
  room: string,
  statuses: readonly string[],
  limit: number,
): Promise<RoomTask[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and listed_as = any($3) and status = any($4)
    ${IN_ORDER} limit $5`
  const found = await sender.read<TaskRow>('room_tasks', sql, room, listedAs(statuses), statuses, limit)
  return toTasksOf(table, found)
}

/** Those that await a person, by number: the index has nothing else in it. */
export async function awaitingPerson(sender: Sender, after: number, limit: number): Promise<RoomTask[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and number > $2 and lifecycle = 'room'
    and listed_as in ('asked', 'pending_user_review') order by number limit $3`
  return toTasksOf(table, await sender.read<TaskRow>('awaiting_person', sql, after, limit))
}

const each = (statement: (offer: Offer) => string) => ({ nothing: statement('nothing'), skills: statement('skills') })

const COUNT_PENDING = each(
  (offer) => `select count(*) as count from (
    ${nextTasks('1', { room: '$2', role: '$3', skills: '$5' }, offer, '$4')}) as pending`,
)

/** Counted no further than `most`. */
export async function countPending(
  sender: Sender,
  room: string,
  role: string,
  most: number,
  skills: readonly string[],
): Promise<number> {
  const offer = offerOf(skills)
  const rows = await sender.read<{ count: number }>(
    `count_pending_${offer}`,
    COUNT_PENDING[offer],
    ...[room, role, most, skills],
  )
  return rows[0]?.count ?? 0
}

/** What rests for the role, the first to end first. */
export async function pausedTasks(sender: Sender, room: string, role: string, limit: number): Promise<RoomTask[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and paused_until is not null
    and role = $3 order by paused_until limit $4`
  return toTasksOf(table, await sender.read<TaskRow>('paused_tasks', sql, room, role, limit))
}

/** What rests in any room, the first to end first: the index has nothing else in it. */
export async function pausedAnywhere(sender: Sender, limit: number): Promise<RoomTask[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and paused_until is not null
    order by paused_until limit $2`
  return toTasksOf(table, await sender.read<TaskRow>('paused_anywhere', sql, limit))
}

/**
 * As many as there are claimers without a task, and so many more to look at: none of those is locked, for others could want it.
 * No more than there are places in the room.
 */
const claiming = (offer: Offer, places: string, lock: '' | 'for update skip locked') => {
  const limit = `least(cardinality($4::text[]) - (select count(*) from held) + $6, (select places from left_over))`
  return `with left_over as materialized (select ${places} as places),
  held as (
    select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and held_by = any($4)),
  next as (
    ${nextTasks(TASK_COLUMNS, { room: '$2', role: '$3', skills: '$5' }, offer, limit, lock)})
  select * from held union all select * from next`
}
export const CLAIMABLE = each((offer) => claiming(offer, `greatest(0, ${placesIn('$2', '$7::integer')})`, ''))
const CLAIMABLE_LOCKED = each((offer) =>
  claiming(offer, `greatest(0, ${placesLeft('$2', '$7::integer', '$8::bigint')})`, 'for update skip locked'),
)

/** What these sessions hold in a role, and the next that wait for the rest of them and ask for no more than they offer; and so many more. */
export async function claimable(
  sender: Sender,
  { room, role, sessions, skills, parallel }: Claimers,
  more: number,
): Promise<RoomTask[]> {
  const offer = offerOf(skills)
  const values = [room, role, heldByEach(role, sessions), skills, more, parallel]
  return toTasksOf(table, await sender.read<TaskRow>(`claimable_${offer}`, CLAIMABLE[offer], ...values))
}

/** The same, passing over what others have locked, and locking the rest. Nobody else takes a place of the room meanwhile. */
export async function claimableLocked(
  sender: Sender,
  { room, role, sessions, skills, parallel }: Claimers,
): Promise<RoomTask[]> {
  const offer = offerOf(skills)
  const key = String(placesKey(sender.workspace, room))
  const values = [room, role, heldByEach(role, sessions), skills, 0, parallel, key]
  return toTasksOf(table, await sender.read<TaskRow>(`claimable_locked_${offer}`, CLAIMABLE_LOCKED[offer], ...values))
}

const NOT_OVER = Object.entries(table.statuses).flatMap(([status, { end }]) => (end === undefined ? [status] : []))
const IS_NOT_OVER = `listed_as in (${listedAs(NOT_OVER)
  .map((word) => `'${word}'`)
  .join(', ')})`

/** Whether the message waits, or a task that came of it is not over. */
export async function isOpenFrom(sender: Sender, room: string, position: number): Promise<boolean> {
  const sql = `select exists (select 1 from pawl.room_messages
      where workspace = $1 and room = $2 and position = $3::integer and queue_position is not null)
    or exists (select 1 from pawl.tasks where ${IN_ROOM} and ${IS_NOT_OVER}
      and fields ->> 'sourceMessageId' = 'm' || $3::integer) as open`
  return (await sender.readOnce<{ open: boolean }>(sql, room, position))[0]?.open ?? false
}

/** Of these roles, what is held first. */
export async function openWork(
  sender: Sender,
  room: string,
  roles: readonly string[],
  limit: number,
): Promise<RoomTask[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and ${IS_NOT_OVER}
    and coalesce(fields ->> 'assignedTo', fields ->> 'role') = any($3)
    order by listed_as <> 'held', number limit $4`
  return toTasksOf(table, await sender.readOnce<TaskRow>(sql, room, roles, limit))
}

/**
 * How many could be claimed or are held, counted no further than `most`. What waits for other work or for a time takes no
 * place. Of an index each, and no more rows than are counted.
 */
export const countActive = (most: string) => `(select least(count(*), ${most}) from (
  (select 1 from pawl.tasks where ${IN_ROOM} and ${IS_CLAIMABLE} limit ${most})
  union all
  (select 1 from pawl.tasks where ${IN_ROOM} and ${IS_HELD} limit ${most})) as active)`

const WHY_NOTHING = each(
  (offer) => `select (
      exists (select 1 from pawl.room_messages where workspace = $1 and room = $2 and queue_position is not null)
      or exists (select 1 from pawl.tasks where ${IN_ROOM} and ${IS_PROMOTABLE}))
    and ${countActive('$3')} < $3 as promotable,
    exists (${nextTasks('1', { room: '$2', role: '$4', skills: '$5' }, offer, '1')}) as held_back`,
)

/** Whether something waits for a place that is free; and whether there is something to claim, which by now is so for want of a place. */
export async function whyNothing(
  sender: Sender,
  { room, role, skills, parallel }: Claimers,
): Promise<{ readonly promotable: boolean; readonly heldBack: boolean }> {
  type Row = { readonly promotable: boolean; readonly held_back: boolean }
  const offer = offerOf(skills)
  const [row] = await sender.read<Row>(`why_nothing_${offer}`, WHY_NOTHING[offer], room, parallel, role, skills)
  return { promotable: row?.promotable ?? false, heldBack: row?.held_back ?? false }
}
