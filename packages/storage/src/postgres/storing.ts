// How changes of tasks are stored: any of them, and those by which work leaves a room.

import type { Write } from '@pawl/operations'
import type { DecidedWrite, Storing } from './change-batches.ts'
import type { Pool } from './connect.ts'
import { Conflict } from './errors.ts'
import type { AfterCommit } from './notifications.ts'
import { roomKey } from './room-scope.ts'
import { Sender } from './send.ts'
import { insertReceipt, type SubjectReceipt } from './statements/receipts.ts'
import { updateWrites, updateWritesUnlessWaiting } from './statements/task-writes.ts'
import { inTransaction, storeWrites } from './store-writes.ts'

/** A change that brings new tasks along has a transaction of its own; all others go by one statement. */
export function storingAny(pool: Pool, sender: Sender, afterCommit: AfterCommit): Storing<never> {
  return {
    partOf: ({ task, also }) => (also === undefined ? '' : task.id),
    store: async (writes, _, receipts) => {
      const [first] = writes
      if (first?.also === undefined)
        return asStored(await updateWrites(sender, tasksOf(writes), eventsOf(writes), receipts))
      return asStored(await storeBringing(pool, sender.workspace, first, receipts))
    },
    afterCommit,
  }
}

async function storeBringing(
  pool: Pool,
  workspace: string,
  write: DecidedWrite,
  receipts: readonly SubjectReceipt[],
): Promise<Set<string>> {
  try {
    await inTransaction(pool, 'begin', async (client) => {
      const own = new Sender(client, workspace)
      await storeWrites(own, [{ update: write }, ...(write.also ?? [])])
      for (const receipt of receipts) await insertReceipt(own, receipt)
    })
    return new Set([write.task.id])
  } catch (error) {
    if (error instanceof Conflict) return new Set()
    throw error
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
