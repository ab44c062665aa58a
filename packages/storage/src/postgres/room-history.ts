// What happened in a room last, as PostgreSQL finds it.

import { room as table } from '@pawl/kernel'
import type { RoomHistory } from '@pawl/operations'
import { CHANGES_STATUS } from '../insight-rows.ts'
import { sourcesOf, tasksToLookAt, toRoomMessage } from '../room-rows.ts'
import { EVENT_COLUMNS, type EventRow, toEvent, toTasksOf } from '../rows.ts'
import { IN_ROOM, IS_HELD } from './room-scope.ts'
import type { Sender } from './send.ts'
import { newestRoomMessages } from './statements/room-messages.ts'
import { tasksById } from './statements/tasks.ts'

export async function roomHistory(sender: Sender, room: string, limit: number): Promise<RoomHistory> {
  const load = async (ids: readonly string[]) => toTasksOf(table, await tasksById(sender, ids))
  const events = (await lastChanges(sender, room, limit)).map(toEvent).reverse()
  const tasks = await load([...new Set(events.map(({ taskId }) => taskId))])
  const messages = (await newestRoomMessages(sender, room, limit, sourcesOf(tasks))).map(toRoomMessage)
  const known = new Map(tasks.map((task) => [task.id, task]))
  const more = await load(messages.flatMap(({ taskId }) => (taskId === null || known.has(taskId) ? [] : [taskId])))
  for (const task of more) known.set(task.id, task)
  return { events, messages, tasks: known }
}

/** Newest first. What is held can have been started since it was listed as that. */
function lastChanges(sender: Sender, room: string, limit: number): Promise<EventRow[]> {
  const sql = `select ${EVENT_COLUMNS} from pawl.events where workspace = $1 and ${CHANGES_STATUS} and task_id in
      ((select id from pawl.tasks where ${IN_ROOM} order by listed_at desc limit $3)
        union all (select id from pawl.tasks where ${IN_ROOM} and ${IS_HELD}))
    order by at desc, transaction_id desc, sequence desc limit $4`
  return sender.readOnce(sql, room, tasksToLookAt(limit), limit)
}
