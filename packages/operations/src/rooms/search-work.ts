// Finding work by what was asked for or handed in.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import { room as table } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { RoomStore } from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { toRoomTaskView } from './room-decisions.ts'
import { asRoomTask } from './room-task.ts'

export async function searchWork(
  { store }: Context<RoomStore & TaskStore>,
  { text, room, status, limit }: InputOf<Operations['searchWork']>,
): Promise<Outcome<ResultOf<Operations['searchWork']>>> {
  if (room !== undefined && (await store.findRoom(room)) === undefined) return refuse('ROOM_NOT_FOUND', { room })
  const statuses = status === undefined ? Object.keys(table.statuses) : [status]
  const tasks = await store.listTasks({ lifecycle: table.name, statuses, text, room, sort: 'updated', limit })
  return succeed({ tasks: tasks.map((task) => toRoomTaskView(asRoomTask(task))) })
}
