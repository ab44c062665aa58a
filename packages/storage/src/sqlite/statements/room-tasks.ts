// The tasks of a room.

import { isTaskOf, present, type RoomTask, room as table } from '@pawl/kernel'
import { ACTIVE_STATUSES, MOST_COUNTED } from '../../room-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTasksOf } from '../../rows.ts'
import { IN_ORDER, IN_ROOM, IS_FREE, IS_OPEN, NEEDS } from '../room-scope.ts'
import type { Sender } from '../send.ts'
import { waitingMessages } from './room-messages.ts'
import { taskById } from './tasks.ts'

const TASKS = `select ${TASK_COLUMNS} from tasks where ${IN_ROOM}`

export function roomTaskById(sender: Sender, id: string): RoomTask | undefined {
  const task = taskById(sender, id)
  return task !== undefined && isTaskOf(table, task) ? task : undefined
}

/** By priority, then queue position, then age. */
export function roomTasks(sender: Sender, room: string, statuses: readonly string[], limit: number): RoomTask[] {
  const marks = statuses.map((_, index) => `?${index + 4}`).join(', ')
  const sql = `${TASKS} and status in (${marks}) ${IN_ORDER} limit +?3`
  return toTasksOf(table, sender.all<TaskRow>(sql, room, limit, ...statuses))
}

/** Those that await a person, by number: the index has nothing else in it. */
export function awaitingPerson(sender: Sender, after: number, limit: number): RoomTask[] {
  const sql = `select ${TASK_COLUMNS} from tasks where workspace = ?1 and number > ?2
    and lifecycle = 'room' and status = 'pending_user_review' order by number limit +?3`
  return toTasksOf(table, sender.all<TaskRow>(sql, after, limit))
}

/** Pending for a role, and free to be claimed. */
const FOR_ROLE = `${IN_ROOM} and status = 'pending' and ${IS_FREE} and json_extract(fields, '$.role') = ?3`
export const NEXT_LIST = `select ${NEEDS} as list from tasks where ${FOR_ROLE} and ${NEEDS} >= ?4 order by ${NEEDS} limit 1`

/**
 * The lists of skills that wait in a role and that these skills meet; null is that of what needs none. It reads what is met, and
 * little else, however many lists there are.
 */
function listsMet(sender: Sender, room: string, role: string, offered: readonly string[]): (string | null)[] {
  const met: (string | null)[] = [null]
  let atLeast = offered.length === 0 ? undefined : '['
  while (atLeast !== undefined) {
    const list = sender.get<{ list: string }>(NEXT_LIST, room, role, atLeast)?.list
    if (list === undefined) break
    const needed: readonly string[] = JSON.parse(list)
    const missing = needed.findIndex((skill) => !offered.includes(skill))
    if (missing === -1) met.push(list)
    atLeast = missing === -1 ? `${list} ` : behindMissing(needed, missing, offered)
  }
  return met
}

/**
 * Where the next list could be that is met: it has another of the skills offered in that place, or ends there: the bracket comes
 * after the comma that more would follow.
 */
function behindMissing(needed: readonly string[], missing: number, offered: readonly string[]): string | undefined {
  const before = needed.slice(0, missing)
  const isBehind = (skill: string) => inBytes(skill, present(needed[missing])) > 0
  const [other] = offered.filter(isBehind).toSorted(inBytes)
  if (other === undefined && missing === 0) return undefined
  const begins = (skills: readonly string[]) => JSON.stringify(skills).slice(0, -1)
  return other === undefined ? JSON.stringify(before) : begins([...before, other])
}

/** As SQLite compares them. */
const inBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

/** Counted no further than `most`. */
export function countPending(
  sender: Sender,
  room: string,
  role: string,
  most: number,
  skills: readonly string[],
): number {
  const sql = `select count(*) as count from (select 1 from tasks where ${FOR_ROLE} and ${NEEDS} is ?4 limit +?5)`
  let count = 0
  for (const list of listsMet(sender, room, role, skills)) {
    if (count < most) count += sender.get<{ count: number }>(sql, room, role, list, most - count)?.count ?? 0
  }
  return count
}

/**
 * How many could be claimed or are held, counted no further than `most`. What waits for other work or for a time takes no
 * place. Of an index each, and no more rows than are counted.
 */
export function countActive(sender: Sender, room: string, most: number): number {
  const sql = `select min(?3,
      (select count(*) from (select 1 from tasks where ${IN_ROOM} and status = 'pending' and ${IS_FREE} limit +?3)) +
      (select count(*) from (select 1 from tasks where ${IN_ROOM} and status in ('acknowledged', 'in_progress') limit +?3))
    ) as count`
  return sender.get<{ count: number }>(sql, room, most)?.count ?? 0
}

export function nextQueued(sender: Sender, room: string): RoomTask | undefined {
  const sql = `${TASKS} and status = 'queued' and ${IS_FREE} ${IN_ORDER} limit 1`
  return toTasksOf(table, sender.all<TaskRow>(sql, room))[0]
}

export const CLAIMABLE = `select ${TASK_COLUMNS} from tasks where ${FOR_ROLE} and ${NEEDS} is ?4 and ${IS_OPEN} ${IN_ORDER} limit 1`

/** The first of each list of skills that is met, and of those the first. */
export function nextPending(
  sender: Sender,
  room: string,
  role: string,
  skills: readonly string[],
): RoomTask | undefined {
  const lists = listsMet(sender, room, role, skills)
  const firsts = lists.flatMap((list) => toTasksOf(table, sender.all<TaskRow>(CLAIMABLE, room, role, list)).slice(0, 1))
  return firsts.toSorted(inOrder)[0]
}

function inOrder(one: RoomTask, other: RoomTask): number {
  const [a, b] = [one.fields, other.fields]
  // What has no place in the queue comes first, as the index has it.
  const place = ({ queuePosition = Number.NEGATIVE_INFINITY }: RoomTask['fields']) => queuePosition
  const byPriority = (b.priority ?? 0) - (a.priority ?? 0)
  if (byPriority !== 0) return byPriority
  return place(a) === place(b) ? one.number - other.number : place(a) - place(b)
}

/** What rests in any room, the first to end first: the index has nothing else in it. */
export function pausedAnywhere(sender: Sender, limit: number): RoomTask[] {
  const sql = `select ${TASK_COLUMNS} from tasks where workspace = ?1 and lifecycle = 'room' and status = 'pending'
    and json_extract(fields, '$.pausedUntil') is not null order by json_extract(fields, '$.pausedUntil') limit +?2`
  return toTasksOf(table, sender.all<TaskRow>(sql, limit))
}

/** What rests for the role, the first to end first. */
export function pausedTasks(sender: Sender, room: string, role: string, limit: number): RoomTask[] {
  const sql = `${TASKS} and status = 'pending' and json_extract(fields, '$.pausedUntil') is not null
    and json_extract(fields, '$.role') = ?3 order by json_extract(fields, '$.pausedUntil') limit +?4`
  return toTasksOf(table, sender.all<TaskRow>(sql, room, role, limit))
}

/** Whether the message waits, or a task that came of it is not over. */
export function isOpenFrom(sender: Sender, room: string, position: number): boolean {
  const sql = `select exists (select 1 from room_messages
      where workspace = ?1 and room = ?2 and position = ?3 and queue_position is not null)
    or exists (select 1 from tasks where ${IN_ROOM} and status not in ('completed', 'closed')
      and json_extract(fields, '$.sourceMessageId') = 'm' || cast(?3 as integer)) as open`
  return sender.get<{ open: number }>(sql, room, position)?.open === 1
}

/** Of these roles, what is held first. */
export function openWork(sender: Sender, room: string, roles: readonly string[], limit: number): RoomTask[] {
  const sql = `${TASKS} and status not in ('completed', 'closed')
    and coalesce(json_extract(fields, '$.assignedTo'), json_extract(fields, '$.role')) in (select value from json_each(?3))
    order by status not in ('acknowledged', 'in_progress'), number limit +?4`
  return toTasksOf(table, sender.all<TaskRow>(sql, room, JSON.stringify(roles), limit))
}

/** What the session has in this role. */
export function heldTask(sender: Sender, room: string, role: string, session: string): RoomTask | undefined {
  const sql = `${TASKS} and status in ('acknowledged', 'in_progress') and json_extract(fields, '$.claimedBy') = ?4
    and json_extract(fields, '$.assignedTo') = ?3`
  return toTasksOf(table, sender.all<TaskRow>(sql, room, role, session))[0]
}

/** Whether as many are held as may be: counted no further, and not where that would be many. */
export function isFull(sender: Sender, room: string, parallel: number): boolean {
  if (parallel > MOST_COUNTED) return false
  const sql = `select count(*) as count from (
    select 1 from tasks where ${IN_ROOM} and status in ('acknowledged', 'in_progress') limit +?3)`
  return (sender.get<{ count: number }>(sql, room, parallel)?.count ?? 0) >= parallel
}

/** Whether something waits for a place that is free. */
export function isPromotable(sender: Sender, room: string, parallel: number): boolean {
  return isPromotableIn(sender, room) && countActive(sender, room, parallel) < parallel
}

function isPromotableIn(sender: Sender, room: string): boolean {
  return nextQueued(sender, room) !== undefined || waitingMessages(sender, room, 1).length > 0
}

/** Whether a task or a message does, blocked or not. */
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
