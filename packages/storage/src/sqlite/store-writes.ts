// Writes that are stored together with others, inside their transaction.

import type { Task } from '@pawl/kernel'
import { numbered, type TurnWrite } from '@pawl/operations'
import type { Sender } from './send.ts'
import { insertWrite, updateWrite } from './statements/task-writes.ts'
import { nextNumber } from './statements/workspaces.ts'

/** The task as it is now stored; undefined if it is not at the version the write was decided on. */
export function storeWrite(sender: Sender, write: TurnWrite): Task | undefined {
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
export function storeWrites(sender: Sender, writes: readonly TurnWrite[]): Task[] {
  return writes.map((write) => {
    const task = storeWrite(sender, write)
    if (task === undefined) throw new Error('a task changed inside its own transaction')
    return task
  })
}
