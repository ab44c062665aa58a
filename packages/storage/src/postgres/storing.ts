// How changes of tasks are stored: any of them, and those by which work leaves a room.

import type { Write } from '@pawl/operations'
import type { Storing } from './change-batches.ts'
import type { AfterCommit } from './notifications.ts'
import { roomKey } from './room-scope.ts'
import type { Sender } from './send.ts'
import { updateWrites, updateWritesUnlessWaiting } from './statements/task-writes.ts'

export function storingAny(sender: Sender, afterCommit: AfterCommit): Storing<never> {
  return {
    partOf: () => '',
    store: async (writes, _, receipts) =>
      asStored(await updateWrites(sender, tasksOf(writes), eventsOf(writes), receipts)),
    afterCommit,
  }
}

/**
 * Work that leaves a room in which nothing waits. Many leave beside each other, and those of one process together; who
 * brings something in or lets something wait has the room alone, so that no message is left behind in an idle room.
 */
export function storingUnlessWaiting(sender: Sender, afterCommit: AfterCommit): Storing<'whole room'> {
  return {
    partOf: ({ task }) => String(task.fields.chatroomId),
    store: async (writes, room, receipts) => {
      const key = roomKey(sender.workspace, room)
      const [tasks, events] = [tasksOf(writes), eventsOf(writes)]
      const stored = await updateWritesUnlessWaiting(sender, room, key, tasks, events, receipts)
      if (stored !== 'something waits') return asStored(stored)
      return new Map(writes.map(({ task }) => [task.id, 'whole room']))
    },
    afterCommit,
  }
}

const tasksOf = (writes: readonly Write[]) => writes.map(({ task }) => task)
const eventsOf = (writes: readonly Write[]) => writes.map(({ event }) => event)

function asStored(ids: ReadonlySet<string>): Map<string, 'stored'> {
  return new Map([...ids].map((id) => [id, 'stored']))
}
