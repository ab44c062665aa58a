// The tasks of a room.

import { isTaskOf, type RoomTask, room as table } from '@pawl/kernel'
import { ACTIVE_STATUSES } from '../../room-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTasksOf } from '../../rows.ts'
import { IN_ORDER, IN_ROOM } from '../room-scope.ts'
import type { Sender } from '../send.ts'
import { taskById } from './tasks.ts'

const TASKS = `select ${TASK_COLUMNS} from tasks where ${IN_ROOM}`

export function roomTaskById(sender: Sender, id: string): RoomTask | undefined {
  const task = taskById(sender, id)
  return task !== undefined && isTaskOf(table, task) ? task : undefined
}

/** By queue position. */
export function roomTasks(sender: Sender, room: string, statuses: readonly string[], limit: number): RoomTask[] {
  const marks = statuses.map((_, index) => `?${index + 4}`).join(', ')
  const sql = `${TASKS} and status in (${marks}) ${IN_ORDER} limit ?3`
  return toTasksOf(table, sender.all<TaskRow>(sql, room, limit, ...statuses))
}

/** Counted no further than `most`. */
export function countPending(sender: Sender, room: string, role: string, most: number): number {
  const sql = `select count(*) as count from (select 1 from tasks where ${IN_ROOM} and status = 'pending'
    and json_extract(fields, '$.role') = ?3 limit ?4)`
  return sender.get<{ count: number }>(sql, room, role, most)?.count ?? 0
}

/** Counted no further than `most`. */
export function countActive(sender: Sender, room: string, most: number): number {
  const sql = `select count(*) as count from (select 1 from tasks where ${IN_ROOM} and status in (?3, ?4, ?5) limit ?6)`
  return sender.get<{ count: number }>(sql, room, ...ACTIVE_STATUSES, most)?.count ?? 0
}

export function nextQueued(sender: Sender, room: string): RoomTask | undefined {
  const sql = `${TASKS} and status = 'queued' ${IN_ORDER} limit 1`
  return toTasksOf(table, sender.all<TaskRow>(sql, room))[0]
}

export function nextPending(sender: Sender, room: string, role: string): RoomTask | undefined {
  const sql = `${TASKS} and status = 'pending' and json_extract(fields, '$.role') = ?3 ${IN_ORDER} limit 1`
  return toTasksOf(table, sender.all<TaskRow>(sql, room, role))[0]
}

/** What the session has in this role. */
export function heldTask(sender: Sender, room: string, role: string, session: string): RoomTask | undefined {
  const sql = `${TASKS} and status in ('acknowledged', 'in_progress') and json_extract(fields, '$.claimedBy') = ?4
    and json_extract(fields, '$.assignedTo') = ?3`
  return toTasksOf(table, sender.all<TaskRow>(sql, room, role, session))[0]
}

/** Whether something waits for a place that is free. */
export function isPromotable(sender: Sender, room: string, parallel: number): boolean {
  return isWaiting(sender, room) && countActive(sender, room, parallel) < parallel
}

/** Whether a task or a message does. */
export function isWaiting(sender: Sender, room: string): boolean {
  const sql = `select exists (select 1 from room_messages where workspace = ?1 and room = ?2 and queue_position is not null)
    or exists (select 1 from tasks where ${IN_ROOM} and status = 'queued') as waits`
  return sender.get<{ waits: number }>(sql, room)?.waits === 1
}

/** The highest queue position of anything in the room. */
export function lastQueuePosition(sender: Sender, room: string): number {
  const sql = `select max(
      coalesce((select max(json_extract(fields, '$.queuePosition')) from tasks where ${IN_ROOM} and status in (?3, ?4, ?5, 'queued')), 0),
      coalesce((select max(queue_position) from room_messages where workspace = ?1 and room = ?2 and queue_position is not null), 0)
    ) as position`
  return sender.get<{ position: number }>(sql, room, ...ACTIVE_STATUSES)?.position ?? 0
}
