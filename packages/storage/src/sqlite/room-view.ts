// The room as a change of it needs to see it, read inside the change's transaction.

import type { RoomTask } from '@pawl/kernel'
import type { RoomView, StoredRoom } from '@pawl/operations'
import { tiedTo, toRoomMessage } from '../room-rows.ts'
import type { Sender } from './send.ts'
import { lastRoomMessage, waitingMessages } from './statements/room-messages.ts'
import { countActive, lastQueuePosition, nextQueued, roomTaskById } from './statements/room-tasks.ts'

export function viewOf(sender: Sender, room: StoredRoom, taskIds: readonly string[]): RoomView {
  const [nextMessage] = waitingMessages(sender, room.id, 1).map(toRoomMessage)
  return {
    room,
    active: countActive(sender, room.id, room.settings.parallel + 1),
    nextMessage,
    nextTask: nextQueued(sender, room.id),
    lastQueuePosition: lastQueuePosition(sender, room.id),
    lastMessage: lastRoomMessage(sender, room.id),
    tasks: withTies(sender, [...taskIds, ...(nextMessage?.attached ?? [])]),
  }
}

/** These tasks, and those tied to them either way. */
function withTies(sender: Sender, ids: readonly string[]): ReadonlyMap<string, RoomTask> {
  const found = new Map<string, RoomTask>()
  const load = (id: string) => {
    const task = found.get(id) ?? roomTaskById(sender, id)
    if (task !== undefined) found.set(id, task)
    return task
  }
  for (const id of ids) for (const tied of tiedTo(load(id))) load(tied)
  return found
}
