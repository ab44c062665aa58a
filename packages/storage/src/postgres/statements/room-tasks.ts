// The tasks of a room.

import { type RoomTask, room as table } from '@pawl/kernel'
import { TASK_COLUMNS, type TaskRow, toTasksOf } from '../../rows.ts'
import { fits, IN_ORDER, IN_ROOM, IS_FREE, IS_OPEN } from '../room-scope.ts'
import type { Sender } from '../send.ts'

/** By priority, then queue position, then age. */
export async function roomTasks(
  sender: Sender,
  room: string,
  statuses: readonly string[],
  limit: number,
): Promise<RoomTask[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status = any($3) ${IN_ORDER} limit $4`
  return toTasksOf(table, await sender.read<TaskRow>('room_tasks', sql, room, statuses, limit))
}

/** As the index of open questions has it. */
const ASKS_A_PERSON = `lifecycle = 'room' and status = 'pending_user_review'
    and fields ->> 'askedOf' = 'user' and fields ->> 'answer' is null`

/** Those that wait for a person's answer, by number. */
export async function openQuestions(sender: Sender, after: number, limit: number): Promise<RoomTask[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and number > $2 and ${ASKS_A_PERSON}
    order by number limit $3`
  return toTasksOf(table, await sender.read<TaskRow>('open_questions', sql, after, limit))
}

/** Counted no further than `most`. */
export async function countPending(
  sender: Sender,
  room: string,
  role: string,
  most: number,
  skills: readonly string[],
): Promise<number> {
  const sql = `select count(*) as count from (select 1 from pawl.tasks where ${IN_ROOM} and status = 'pending'
    and ${IS_FREE} and fields ->> 'role' = $3 and ${fits('$5')} limit $4) as pending`
  return (await sender.read<{ count: number }>('count_pending', sql, room, role, most, skills))[0]?.count ?? 0
}

/** What rests for the role, the first to end first. */
export async function pausedTasks(sender: Sender, room: string, role: string, limit: number): Promise<RoomTask[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status = 'pending'
    and fields ->> 'pausedUntil' is not null and fields ->> 'role' = $3
    order by (fields ->> 'pausedUntil')::bigint limit $4`
  return toTasksOf(table, await sender.read<TaskRow>('paused_tasks', sql, room, role, limit))
}

/** What rests in any room, the first to end first: the index has nothing else in it. */
export async function pausedAnywhere(sender: Sender, limit: number): Promise<RoomTask[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and lifecycle = 'room' and status = 'pending'
    and fields ->> 'pausedUntil' is not null order by (fields ->> 'pausedUntil')::bigint limit $2`
  return toTasksOf(table, await sender.read<TaskRow>('paused_anywhere', sql, limit))
}

/** No more are taken than there are claimers without a task: others could want them. */
const claiming = (lock: '' | 'for update skip locked') => `with held as (
    select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status in ('acknowledged', 'in_progress')
    and fields ->> 'claimedBy' = any($4) and fields ->> 'assignedTo' = $3),
  next as (
    select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status = 'pending' and ${IS_FREE} and fields ->> 'role' = $3
    and ${fits('$5')} and ${IS_OPEN}
    ${IN_ORDER} limit cardinality($4::text[]) - (select count(*) from held) ${lock})
  select * from held union all select * from next`
export const CLAIMABLE = claiming('')
const CLAIMABLE_LOCKED = claiming('for update skip locked')

/** What these sessions hold in a role, and the next that wait for the rest of them and ask for no more than they offer. */
export async function claimable(
  sender: Sender,
  room: string,
  role: string,
  sessions: readonly string[],
  skills: readonly string[],
): Promise<RoomTask[]> {
  return toTasksOf(table, await sender.read<TaskRow>('claimable', CLAIMABLE, room, role, sessions, skills))
}

/** The same, passing over what others have locked, and locking the rest. */
export async function claimableLocked(
  sender: Sender,
  room: string,
  role: string,
  sessions: readonly string[],
  skills: readonly string[],
): Promise<RoomTask[]> {
  const found = await sender.read<TaskRow>('claimable_locked', CLAIMABLE_LOCKED, room, role, sessions, skills)
  return toTasksOf(table, found)
}

/** Whether the message waits, or a task that came of it is not over. */
export async function isOpenFrom(sender: Sender, room: string, position: number): Promise<boolean> {
  const sql = `select exists (select 1 from pawl.room_messages
      where workspace = $1 and room = $2 and position = $3::integer and queue_position is not null)
    or exists (select 1 from pawl.tasks where ${IN_ROOM} and status not in ('completed', 'closed')
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
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status not in ('completed', 'closed')
    and coalesce(fields ->> 'assignedTo', fields ->> 'role') = any($3)
    order by status not in ('acknowledged', 'in_progress'), number limit $4`
  return toTasksOf(table, await sender.readOnce<TaskRow>(sql, room, roles, limit))
}

/**
 * How many could be claimed or are held, counted no further than `most`. What waits for other work or for a time takes no
 * place. Of an index each, and no more rows than are counted.
 */
export const countActive = (most: string) => `(select least(count(*), ${most}) from (
  (select 1 from pawl.tasks where ${IN_ROOM} and status = 'pending' and ${IS_FREE} limit ${most})
  union all
  (select 1 from pawl.tasks where ${IN_ROOM} and status in ('acknowledged', 'in_progress') limit ${most})) as active)`

/** Whether something waits for a place that is free. */
export async function isPromotable(sender: Sender, room: string, parallel: number): Promise<boolean> {
  const sql = `select (
      exists (select 1 from pawl.room_messages where workspace = $1 and room = $2 and queue_position is not null)
      or exists (select 1 from pawl.tasks where ${IN_ROOM} and status = 'queued' and ${IS_FREE}))
    and ${countActive('$3')} < $3 as promotable`
  const [row] = await sender.read<{ promotable: boolean }>('promotable', sql, room, parallel)
  return row?.promotable ?? false
}
