// The room as a change of it needs to see it, read inside the change's transaction.

import type { RoomTask } from '@pawl/kernel'
import type { RoomNeeds, RoomView, StoredRoom, StoredRoomMessage } from '@pawl/operations'
import { toRecord } from '../record-rows.ts'
import { IN_LINE_STATUSES, tiedTo, toRoomMessage } from '../room-rows.ts'
import type { Sender } from './send.ts'
import { recordHead } from './statements/records.ts'
import { lastRoomMessage, roomMessageAt, waitingMessages } from './statements/room-messages.ts'
import {
  countActive,
  isOpenFrom,
  lastQueuePosition,
  nextQueued,
  openWork,
  roomTaskById,
  roomTasks,
} from './statements/room-tasks.ts'

export function viewOf(
  sender: Sender,
  room: StoredRoom,
  taskIds: readonly string[],
  { openWorkOf, openFrom, records = [], message, line = 0 }: RoomNeeds = {},
): RoomView {
  const [nextMessage] = waitingMessages(sender, room.id, 1).map(toRoomMessage)
  return {
    room,
    active: countActive(sender, room.id, room.settings.parallel + 1),
    nextMessage,
    nextTask: nextQueued(sender, room.id),
    lastQueuePosition: lastQueuePosition(sender, room.id),
    lastMessage: lastRoomMessage(sender, room.id),
    tasks: withTies(sender, [...taskIds, ...(nextMessage?.attached ?? [])]),
    isOpenFrom: openFrom !== undefined && isOpenFrom(sender, room.id, openFrom),
    records: records.flatMap(({ kind, id }) => recordHead(sender, kind, id) ?? []).map(toRecord),
    message: messageAt(sender, room.id, message),
    line: {
      messages: line === 0 ? [] : waitingMessages(sender, room.id, line).map(toRoomMessage),
      tasks: line === 0 ? [] : roomTasks(sender, room.id, IN_LINE_STATUSES, line),
    },
    openWork: openWorkOf === undefined ? [] : openWork(sender, room.id, openWorkOf.roles, openWorkOf.limit),
  }
}

function messageAt(sender: Sender, room: string, position: number | undefined): StoredRoomMessage | undefined {
  const row = position === undefined ? undefined : roomMessageAt(sender, room, position)
  return row && toRoomMessage(row)
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
