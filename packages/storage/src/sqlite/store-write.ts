// Writes that are stored together with others, inside their transaction.

import type { Task } from '@pawl/kernel'
import { numbered, type TurnWrite } from '@pawl/operations'
import type { Statements } from './statements.ts'

/** The task as it is now stored; undefined if it is not at the version the write was decided on. */
export function storeWrite(statements: Statements, write: TurnWrite): Task | undefined {
  if ('update' in write) return statements.updateWrite(write.update) ? write.update.task : undefined
  const number = statements.nextNumber()
  let stored = write.insert(number)
  statements.insertWrite(stored)
  for (const change of write.changes ?? []) {
    stored = numbered(change, number)
    statements.updateWrite(stored)
  }
  return stored.task
}

/** Of what was read in the same transaction: nobody else can have written since. */
export function storeWrites(statements: Statements, writes: readonly TurnWrite[]): Task[] {
  return writes.map((write) => {
    const task = storeWrite(statements, write)
    if (task === undefined) throw new Error('a task changed inside its own transaction')
    return task
  })
}
