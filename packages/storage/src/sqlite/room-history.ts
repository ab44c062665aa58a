// What happened in a room last, as SQLite finds it.

import type { RoomTask } from '@pawl/kernel'
import type { RoomHistory } from '@pawl/operations'
import { CHANGES_STATUS } from '../insight-rows.ts'
import { sourcesOf, tasksToLookAt, toRoomMessage } from '../room-rows.ts'
import { EVENT_COLUMNS, type EventRow, toEvent } from '../rows.ts'
import { IN_ROOM } from './room-scope.ts'
import type { Sender } from './send.ts'
import { newestRoomMessages } from './statements/room-messages.ts'
import { roomTaskById } from './statements/room-tasks.ts'

export function roomHistory(sender: Sender, room: string, limit: number): RoomHistory {
  const events = lastChanges(sender, room, limit).map(toEvent).reverse()
  const tasks = new Map<string, RoomTask>()
  const load = (id: string) => {
    const task = tasks.has(id) ? undefined : roomTaskById(sender, id)
    if (task !== undefined) tasks.set(id, task)
  }
  for (const { taskId } of events) load(taskId)
  const messages = newestRoomMessages(sender, room, limit, sourcesOf(tasks.values())).map(toRoomMessage)
  for (const { taskId } of messages) if (taskId !== null) load(taskId)
  return { events, messages, tasks }
}

/** Newest first. */
function lastChanges(sender: Sender, room: string, limit: number): EventRow[] {
  const sql = `select ${EVENT_COLUMNS} from events where workspace = ?1 and ${CHANGES_STATUS} and task_id in
      (select id from tasks where ${IN_ROOM} order by updated_at desc limit +?3)
    order by at desc, sequence desc limit +?4`
  return sender.all(sql, room, tasksToLookAt(limit), limit)
}
