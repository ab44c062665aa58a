// The tasks of a room.

import { type RoomTask, room as table } from '@pawl/kernel'
import { ACTIVE_STATUSES } from '../../room-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTasksOf } from '../../rows.ts'
import { IN_ORDER, IN_ROOM } from '../room-scope.ts'
import type { Sender } from '../send.ts'

/** By queue position. */
export async function roomTasks(
  sender: Sender,
  room: string,
  statuses: readonly string[],
  limit: number,
): Promise<RoomTask[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status = any($3) ${IN_ORDER} limit $4`
  return toTasksOf(table, await sender.read<TaskRow>('room_tasks', sql, room, statuses, limit))
}

/** Counted no further than `most`. */
export async function countPending(sender: Sender, room: string, role: string, most: number): Promise<number> {
  const sql = `select count(*) as count from (select 1 from pawl.tasks where ${IN_ROOM} and status = 'pending'
    and fields ->> 'role' = $3 limit $4) as pending`
  return (await sender.read<{ count: number }>('count_pending', sql, room, role, most))[0]?.count ?? 0
}

/** No more are taken than there are claimers without a task: others could want them. */
const claiming = (lock: '' | 'for update skip locked') => `with held as (
    select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status in ('acknowledged', 'in_progress')
    and fields ->> 'claimedBy' = any($4) and fields ->> 'assignedTo' = $3),
  next as (
    select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status = 'pending' and fields ->> 'role' = $3
    ${IN_ORDER} limit cardinality($4::text[]) - (select count(*) from held) ${lock})
  select * from held union all select * from next`
const CLAIMABLE = claiming('')
const CLAIMABLE_LOCKED = claiming('for update skip locked')

/** What these sessions hold in a role, and the next that wait for the rest of them. */
export async function claimable(
  sender: Sender,
  room: string,
  role: string,
  sessions: readonly string[],
): Promise<RoomTask[]> {
  return toTasksOf(table, await sender.read<TaskRow>('claimable', CLAIMABLE, room, role, sessions))
}

/** The same, passing over what others have locked, and locking the rest. */
export async function claimableLocked(
  sender: Sender,
  room: string,
  role: string,
  sessions: readonly string[],
): Promise<RoomTask[]> {
  return toTasksOf(table, await sender.read<TaskRow>('claimable_locked', CLAIMABLE_LOCKED, room, role, sessions))
}

/** Whether something waits for a place that is free. */
export async function isPromotable(sender: Sender, room: string, parallel: number): Promise<boolean> {
  const sql = `select (
      exists (select 1 from pawl.room_messages where workspace = $1 and room = $2 and queue_position is not null)
      or exists (select 1 from pawl.tasks where ${IN_ROOM} and status = 'queued'))
    and (select count(*) from (select 1 from pawl.tasks where ${IN_ROOM} and status = any($3) limit $4) as active) < $4
    as promotable`
  const [row] = await sender.read<{ promotable: boolean }>('promotable', sql, room, ACTIVE_STATUSES, parallel)
  return row?.promotable ?? false
}
