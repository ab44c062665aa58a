// Writes that are stored together with others, inside their transaction.

import type { Task } from '@pawl/kernel'
import { type AnyWrite, numbered, type Receipt } from '@pawl/operations'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import { insertWrite, updateWrite } from './statements/task-writes.ts'
import { nextNumber } from './statements/workspaces.ts'

/** The task as it is now stored; undefined if it is not at the version the write was decided on. */
export function storeWrite(sender: Sender, write: AnyWrite): Task | undefined {
  if ('update' in write) return updateWrite(sender, write.update) ? write.update.task : undefined
  const number = nextNumber(sender)
  let stored = write.insert(number)
  insertWrite(sender, stored)
  for (const change of write.changes ?? []) {
    stored = numbered(change, number)
    updateWrite(sender, stored)
  }
  return stored.task
}

/** Of what was read in the same transaction: nobody else can have written since. */
export function storeWrites(sender: Sender, writes: readonly AnyWrite[]): Task[] {
  return writes.map((write) => {
    const task = storeWrite(sender, write)
    if (task === undefined) throw new Error('a task changed inside its own transaction')
    return task
  })
}

/** Thrown inside a job, so that the queue takes back what the job has written. */
class Stale extends Error {}

/** One job of the queue, stored whole or not at all. */
export async function storeTogether(
  sender: Sender,
  queue: CommitQueue,
  writes: readonly AnyWrite[],
  receipt: Receipt<readonly Task[]> | undefined,
): Promise<readonly Task[] | 'stale'> {
  try {
    return await queue.run(() => {
      const tasks = writes.map((write) => {
        const task = storeWrite(sender, write)
        if (task === undefined) throw new Stale()
        return task
      })
      keepReceipt(sender, receipt, tasks)
      return tasks
    })
  } catch (error) {
    if (error instanceof Stale) return 'stale'
    throw error
  }
}
