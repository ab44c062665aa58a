// What happened in a room last, as PostgreSQL finds it.

import { room as table } from '@pawl/kernel'
import type { RoomHistory } from '@pawl/operations'
import { CHANGES_STATUS } from '../insight-rows.ts'
import { ROOM_MESSAGE_COLUMNS, type RoomMessageRow, sourcesOf, tasksToLookAt, toRoomMessage } from '../room-rows.ts'
import { EVENT_COLUMNS, type EventRow, toEvent, toTasksOf } from '../rows.ts'
import { IN_ROOM } from './room-scope.ts'
import type { Statements } from './statements.ts'

const EVENTS = `select ${EVENT_COLUMNS} from pawl.events where workspace = $1 and ${CHANGES_STATUS} and task_id in
    (select id from pawl.tasks where ${IN_ROOM} order by updated_at desc limit $3)
  order by at desc, transaction_id desc, sequence desc limit $4`
const MESSAGES = `select ${ROOM_MESSAGE_COLUMNS} from pawl.room_messages where workspace = $1 and room = $2 and
    (position > (select max(position) from pawl.room_messages where workspace = $1 and room = $2) - $3
     or position = any($4)) order by position`

export async function roomHistory(statements: Statements, room: string, limit: number): Promise<RoomHistory> {
  const query = <Row>(sql: string, ...values: unknown[]) =>
    statements.query<Row>(sql, [statements.workspace, room, ...values])
  const load = async (ids: readonly string[]) => toTasksOf(table, await statements.tasksById(ids))
  const events = (await query<EventRow>(EVENTS, tasksToLookAt(limit), limit)).map(toEvent).reverse()
  const tasks = await load([...new Set(events.map(({ taskId }) => taskId))])
  const messages = (await query<RoomMessageRow>(MESSAGES, limit, sourcesOf(tasks))).map(toRoomMessage)
  const known = new Map(tasks.map((task) => [task.id, task]))
  const more = await load(messages.flatMap(({ taskId }) => (taskId === null || known.has(taskId) ? [] : [taskId])))
  for (const task of more) known.set(task.id, task)
  return { events, messages, tasks: known }
}
