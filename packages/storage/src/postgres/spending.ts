// What was used, in a PostgreSQL database.

import type { SpendingStore } from '@pawl/operations'
import { toSpent, toSpentBy } from '../spending-rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { Sender } from './send.ts'
import { spent, spentBy, spentOnTasks } from './statements/spending.ts'

export function postgresSpending(pool: Pool, workspace: string): SpendingStore {
  const sender = new Sender(pool, workspace)
  return {
    spent: (query) => translated(async () => toSpent(await spent(sender, query))),
    spentBy: (query, limit) => translated(async () => (await spentBy(sender, query, limit)).map(toSpentBy)),
    spentOn: (taskIds) =>
      translated(async () => new Map((await spentOnTasks(sender, taskIds)).map((row) => [row.task_id, toSpent(row)]))),
  }
}
