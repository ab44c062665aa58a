// What waits in a room for its turn: messages and tasks in one line, in the order in which they come [D26].

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import type { RoomTask } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { RoomStore, StoredRoomMessage } from '../ports/room-store.ts'

type Queue = ResultOf<Operations['listMessages']>['queue']

export async function listMessages(
  { store }: Context<RoomStore>,
  { room, limit }: InputOf<Operations['listMessages']>,
): Promise<Outcome<ResultOf<Operations['listMessages']>>> {
  if ((await store.findRoom(room)) === undefined) return refuse('ROOM_NOT_FOUND', { room })
  const tasks = await store.roomTasks({ room, statuses: ['queued'], limit })
  return succeed({ queue: queueOf(tasks, await store.waitingMessages(room, limit)).slice(0, limit) })
}

export function queueOf(tasks: readonly RoomTask[], messages: readonly StoredRoomMessage[]): Queue {
  const queued = tasks.map(({ fields, number }) => ({
    position: fields.queuePosition ?? 0,
    content: fields.content,
    message: null,
    task: number,
    priority: fields.priority ?? 0,
  }))
  const waiting = messages.map(({ queuePosition, content, position, priority }) => ({
    position: queuePosition ?? 0,
    content,
    message: position,
    task: null,
    priority,
  }))
  return [...queued, ...waiting].sort((a, b) => b.priority - a.priority || a.position - b.position)
}
