// The room as a change of it needs to see it, in one statement; a second only if something is tied to what was asked for.

import { type RoomTask, room as table } from '@pawl/kernel'
import type { RoomView, StoredRoom } from '@pawl/operations'
import { ACTIVE_STATUSES, ROOM_MESSAGE_COLUMNS, type RoomMessageRow, tiedTo, toRoomMessage } from '../room-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTasksOf } from '../rows.ts'
import { IN_ORDER, IN_ROOM } from './room-scope.ts'
import type { Sender } from './send.ts'
import { tasksById } from './statements/tasks.ts'

/** The highest position of a role in a status is the end of a stretch of the index; the rest of it is not read. */
const LAST_POSITION = `(select max(last.position) from unnest($5::text[]) as a_status, unnest($6::text[]) as a_role,
    lateral (select (fields ->> 'queuePosition')::double precision as position from pawl.tasks
      where ${IN_ROOM} and status = a_status and fields ->> 'role' = a_role
      order by (fields ->> 'queuePosition')::double precision desc, number desc limit 1) as last)`

const VIEW = `select
  (select count(*) from (select 1 from pawl.tasks where ${IN_ROOM} and status = any($3) limit $4) as active) as active,
  greatest(0, ${LAST_POSITION},
    (select max(queue_position) from pawl.room_messages where workspace = $1 and room = $2 and queue_position is not null)
  ) as last_position,
  coalesce((select max(position) from pawl.room_messages where workspace = $1 and room = $2), 0) as last_message,
  (select row_to_json(next) from (select ${ROOM_MESSAGE_COLUMNS} from pawl.room_messages
    where workspace = $1 and room = $2 and queue_position is not null order by queue_position limit 1) as next) as next_message,
  (select row_to_json(next) from (select ${TASK_COLUMNS} from pawl.tasks
    where ${IN_ROOM} and status = 'queued' ${IN_ORDER} limit 1) as next) as next_task,
  (select json_agg(row_to_json(asked)) from (select ${TASK_COLUMNS} from pawl.tasks
    where workspace = $1 and id = any($7)) as asked) as asked`

interface ViewRow {
  active: number
  last_position: number
  last_message: number
  next_message: RoomMessageRow | null
  next_task: TaskRow | null
  asked: TaskRow[] | null
}

export async function viewOf(own: Sender, room: StoredRoom, taskIds: readonly string[]): Promise<RoomView> {
  const { roles, parallel } = room.settings
  const values = [room.id, ACTIVE_STATUSES, parallel + 1, [...ACTIVE_STATUSES, 'queued'], roles, taskIds]
  const [row] = (await own.read<ViewRow>('room_view', VIEW, ...values)) as [ViewRow]
  const nextMessage = row.next_message === null ? undefined : toRoomMessage(row.next_message)
  const asked = toTasksOf(table, row.asked ?? [])
  const brought = await tasksOf(own, nextMessage?.attached ?? [], asked)
  const tied = await tasksOf(own, [...asked, ...brought].flatMap(tiedTo), [...asked, ...brought])
  return {
    ...{ room, active: row.active, lastQueuePosition: row.last_position, lastMessage: row.last_message, nextMessage },
    nextTask: row.next_task === null ? undefined : toTasksOf(table, [row.next_task])[0],
    tasks: new Map([...asked, ...brought, ...tied].map((task) => [task.id, task])),
  }
}

async function tasksOf(own: Sender, ids: readonly string[], known: readonly RoomTask[]): Promise<RoomTask[]> {
  const missing = ids.filter((id) => known.every((task) => task.id !== id))
  return missing.length === 0 ? [] : toTasksOf(table, await tasksById(own, missing))
}
