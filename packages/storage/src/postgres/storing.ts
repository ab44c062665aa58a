// How changes of tasks are stored: any of them, and those by which work leaves a room.

import type { Task } from '@pawl/kernel'
import { hasFollowers, type Write } from '@pawl/operations'
import type { DecidedWrite, Storing } from './change-batches.ts'
import type { Pool } from './connect.ts'
import { wasInConflict } from './errors.ts'
import type { AfterCommit } from './notifications.ts'
import { roomKey } from './room-scope.ts'
import { Sender } from './send.ts'
import { insertReceipt, type SubjectReceipt } from './statements/receipts.ts'
import { updateWrites, updateWritesUnlessWaiting } from './statements/task-writes.ts'
import { inTransaction, storeWrites } from './store-writes.ts'

/** A change that brings new tasks along, or from which something follows for others, has a transaction of its own; all others go by one statement. */
export function storingAny(pool: Pool, sender: Sender, afterCommit: AfterCommit): Storing<never> {
  return {
    partOf: (write) => (isAlone(write) ? '' : write.task.id),
    store: async (writes, _, receipts) => {
      const [first] = writes
      if (first === undefined || isAlone(first))
        return asStored(await updateWrites(sender, tasksOf(writes), eventsOf(writes), receipts))
      const stored = await storeBringing(pool, sender.workspace, first, receipts)
      // Whoever waits for the first is told of it by its own change.
      if (stored.length > 1) afterCommit(stored.slice(1))
      return asStored(new Set(stored.slice(0, 1).map(({ id }) => id)))
    },
    afterCommit,
  }
}

async function storeBringing(
  pool: Pool,
  workspace: string,
  write: DecidedWrite,
  receipts: readonly SubjectReceipt[],
): Promise<readonly Task[]> {
  try {
    return await inTransaction(pool, 'begin', async (client) => {
      const own = new Sender(client, workspace)
      const tasks = await storeWrites(own, [{ update: write }, ...(write.also ?? [])])
      for (const receipt of receipts) await insertReceipt(own, receipt)
      return tasks
    })
  } catch (error) {
    if (wasInConflict(error)) return []
    throw error
  }
}

/**
 * Work that leaves a room in which nothing waits. Many leave beside each other, and those of one process together; who
 * brings something in or lets something wait has the room alone, so that no message is left behind in an idle room.
 */
export function storingUnlessWaiting(sender: Sender, afterCommit: AfterCommit): Storing<'whole room'> {
  return {
    // From what has followers something follows in the same commit: it has the room alone, and its neighbours do not.
    partOf: (write) => (hasFollowers(write) ? write.task.id : String(write.task.fields.chatroomId)),
    store: async (writes, room, receipts) => {
      if (writes.some(hasFollowers)) return new Map(writes.map(({ task }) => [task.id, 'whole room']))
      const key = roomKey(sender.workspace, room)
      const [tasks, events] = [tasksOf(writes), eventsOf(writes)]
      const stored = await updateWritesUnlessWaiting(sender, room, key, tasks, events, receipts)
      if (stored !== 'something waits') return asStored(stored)
      return new Map(writes.map(({ task }) => [task.id, 'whole room']))
    },
    afterCommit,
  }
}

const isAlone = (write: DecidedWrite) => write.also === undefined && !hasFollowers(write)
const tasksOf = (writes: readonly Write[]) => writes.map(({ task }) => task)
const eventsOf = (writes: readonly Write[]) => writes.map(({ event }) => event)

function asStored(ids: ReadonlySet<string>): Map<string, 'stored'> {
  return new Map([...ids].map((id) => [id, 'stored']))
}
