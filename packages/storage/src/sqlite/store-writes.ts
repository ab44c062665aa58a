// Writes that are stored together with others, inside their transaction.

import type { Task } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import { type AnyWrite, hasFollowers, numbered, type Receipt, type Write } from '@pawl/operations'
import { withFollowing } from '../with-following.ts'
import type { CommitQueue } from './commit-queue.ts'
import { earlierTasks, storeFollowing } from './follow-writes.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import { insertWrite, updateWrite } from './statements/task-writes.ts'
import { nextNumber } from './statements/workspaces.ts'

/** What was written, in order; undefined if the task is not at the version the write was decided on. */
function storeWrite(sender: Sender, write: AnyWrite): readonly Write[] | undefined {
  if ('update' in write) return updateWrite(sender, write.update) ? [write.update] : undefined
  const number = nextNumber(sender)
  const stored = [write.insert(number)]
  insertWrite(sender, present(stored[0]))
  for (const change of write.changes ?? []) {
    const next = numbered(change, number)
    updateWrite(sender, next)
    stored.push(next)
  }
  return stored
}

/**
 * The tasks as they are now stored, in the order of the writes, and after them those that something followed for; undefined
 * if one is not at the version its write was decided on.
 */
export function storeAll(sender: Sender, writes: readonly AnyWrite[]): Task[] | undefined {
  const before = earlierTasks(sender, writes)
  const stored: Write[] = []
  const tasks: Task[] = []
  for (const write of writes) {
    const own = storeWrite(sender, write)
    if (own === undefined) return undefined
    stored.push(...own)
    tasks.push(present(own.at(-1)).task)
  }
  return stored.some(hasFollowers) ? withFollowing(tasks, storeFollowing(sender, stored, before)) : tasks
}

/** Of what was read in the same transaction: nobody else can have written since. */
export function storeWrites(sender: Sender, writes: readonly AnyWrite[]): Task[] {
  const tasks = storeAll(sender, writes)
  if (tasks === undefined) throw new Error('a task changed inside its own transaction')
  return tasks
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
      const tasks = storeAll(sender, writes)
      if (tasks === undefined) throw new Stale()
      keepReceipt(sender, receipt, tasks)
      return tasks
    })
  } catch (error) {
    if (error instanceof Stale) return 'stale'
    throw error
  }
}
