// What was used, in a SQLite file.

import type { SpendingStore } from '@pawl/operations'
import { toSpent, toSpentBy } from '../spending-rows.ts'
import type { Sender } from './send.ts'
import { spent, spentBy, spentOnTask } from './statements/spending.ts'

export function sqliteSpending(sender: Sender): SpendingStore {
  return {
    spent: async (query) => toSpent(spent(sender, query)),
    spentBy: async (query, limit) => spentBy(sender, query, limit).map(toSpentBy),
    spentOn: async (taskIds) =>
      new Map(taskIds.flatMap((id) => spentOnTask(sender, id)).map((row) => [row.task_id, toSpent(row)])),
  }
}
