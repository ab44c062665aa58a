// The room as a change of it needs to see it, in one statement; a second only if something is tied to what was asked for.

import { type RoomTask, room as table } from '@pawl/kernel'
import type { RoomNeeds, RoomView, StoredRecord, StoredRoom } from '@pawl/operations'
import { toRecord } from '../record-rows.ts'
import {
  ACTIVE_STATUSES,
  IN_LINE_STATUSES,
  ROOM_MESSAGE_COLUMNS,
  type RoomMessageRow,
  type RoomRow,
  tiedTo,
  toRoom,
  toRoomMessage,
} from '../room-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTasksOf } from '../rows.ts'
import { IN_ORDER, IN_ROOM, IS_PROMOTABLE } from './room-scope.ts'
import type { Sender } from './send.ts'
import { recordHead } from './statements/records.ts'
import { roomMessageAt, waitingMessages } from './statements/room-messages.ts'
import { countActive, isOpenFrom, openWork, roomTasks } from './statements/room-tasks.ts'
import { roomById } from './statements/rooms.ts'
import { tasksById } from './statements/tasks.ts'
import { listedAs } from './task-listing.ts'

/** The highest position of a role in a status is the end of a stretch of the index; the rest of it is not read. */
const LAST_POSITION = `(select max(last.position) from unnest($4::text[]) as a_word, unnest($5::text[]) as a_role,
    lateral (select queue_position as position from pawl.tasks
      where ${IN_ROOM} and listed_as = a_word and role = a_role and queue_position is not null
      order by queue_position desc, number desc limit 1) as last)`

const VIEW = `select
  (select version from pawl.record_heads where workspace = $1 and kind = 'chatroom' and id = $2) as room_version,
  ${countActive('$3')} as active,
  greatest(0, ${LAST_POSITION},
    (select max(queue_position) from pawl.room_messages where workspace = $1 and room = $2 and queue_position is not null)
  ) as last_position,
  coalesce((select max(position) from pawl.room_messages where workspace = $1 and room = $2), 0) as last_message,
  (select row_to_json(next) from (select ${ROOM_MESSAGE_COLUMNS} from pawl.room_messages
    where workspace = $1 and room = $2 and queue_position is not null order by priority desc, queue_position limit 1) as next) as next_message,
  (select row_to_json(next) from (select ${TASK_COLUMNS} from pawl.tasks
    where ${IN_ROOM} and ${IS_PROMOTABLE} ${IN_ORDER} limit 1) as next) as next_task,
  (select json_agg(row_to_json(asked)) from (select ${TASK_COLUMNS} from pawl.tasks
    where workspace = $1 and id = any($6)) as asked) as asked`

interface ViewRow {
  room_version: number | null
  active: number
  last_position: number
  last_message: number
  next_message: RoomMessageRow | null
  next_task: TaskRow | null
  asked: TaskRow[] | null
}

/** `known` may be what the room was a moment ago. */
export async function viewOf(
  own: Sender,
  known: StoredRoom,
  taskIds: readonly string[],
  needs: RoomNeeds = {},
): Promise<RoomView> {
  const seen = await seenAs(own, known, taskIds, needs)
  if (seen !== undefined) return seen
  const now = toRoom((await roomById(own, known.id)) as RoomRow)
  return (await seenAs(own, now, taskIds, needs)) as RoomView
}

/** Undefined if the room has been changed since: how many may be active, and whose work it is, was asked wrongly. */
async function seenAs(
  own: Sender,
  room: StoredRoom,
  taskIds: readonly string[],
  { openWorkOf, openFrom, records = [], message, line = 0 }: RoomNeeds,
): Promise<RoomView | undefined> {
  const { roles, parallel } = room.settings
  const values = [room.id, parallel + 1, listedAs([...ACTIVE_STATUSES, 'queued']), roles, taskIds]
  const [row] = (await own.read<ViewRow>('room_view', VIEW, ...values)) as [ViewRow]
  if ((row.room_version ?? 1) !== room.version) return undefined
  const nextMessage = row.next_message === null ? undefined : toRoomMessage(row.next_message)
  const asked = toTasksOf(table, row.asked ?? [])
  const brought = await tasksOf(own, nextMessage?.attached ?? [], asked)
  const tied = await tasksOf(own, [...asked, ...brought].flatMap(tiedTo), [...asked, ...brought])
  return {
    room,
    active: row.active,
    lastQueuePosition: row.last_position,
    lastMessage: row.last_message,
    nextMessage,
    nextTask: row.next_task === null ? undefined : toTasksOf(table, [row.next_task])[0],
    isOpenFrom: openFrom !== undefined && (await isOpenFrom(own, room.id, openFrom)),
    records: await headsOf(own, records),
    message: await messageAt(own, room.id, message),
    line: {
      messages: line === 0 ? [] : (await waitingMessages(own, room.id, line)).map(toRoomMessage),
      tasks: line === 0 ? [] : await roomTasks(own, room.id, IN_LINE_STATUSES, line),
    },
    openWork: openWorkOf === undefined ? [] : await openWork(own, room.id, openWorkOf.roles, openWorkOf.limit),
    tasks: new Map([...asked, ...brought, ...tied].map((task) => [task.id, task])),
  }
}

async function messageAt(own: Sender, room: string, position: number | undefined) {
  const row = position === undefined ? undefined : await roomMessageAt(own, room, position)
  return row && toRoomMessage(row)
}

async function headsOf(own: Sender, records: NonNullable<RoomNeeds['records']>): Promise<StoredRecord[]> {
  const heads = await Promise.all(records.map(({ kind, id }) => recordHead(own, kind, id)))
  return heads.flatMap((row) => (row === undefined ? [] : [toRecord(row)]))
}

async function tasksOf(own: Sender, ids: readonly string[], known: readonly RoomTask[]): Promise<RoomTask[]> {
  const missing = ids.filter((id) => known.every((task) => task.id !== id))
  return missing.length === 0 ? [] : toTasksOf(table, await tasksById(own, missing))
}
