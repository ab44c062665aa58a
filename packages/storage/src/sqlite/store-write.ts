// One write of several that are stored together, inside their transaction.

import type { Task } from '@pawl/kernel'
import { numbered, type TurnWrite } from '@pawl/operations'
import type { Statements } from './statements.ts'

/** The task as it is now stored. */
export function storeWrite(statements: Statements, write: TurnWrite): Task[] {
  if ('update' in write) {
    if (!statements.updateWrite(write.update))
      throw new Error(`${write.update.task.id} changed inside its own transaction`)
    return [write.update.task]
  }
  const number = statements.nextNumber()
  const added = write.insert(number)
  statements.insertWrite(added)
  const changes = (write.changes ?? []).map((change) => numbered(change, number))
  for (const change of changes) statements.updateWrite(change)
  return [(changes.at(-1) ?? added).task]
}
