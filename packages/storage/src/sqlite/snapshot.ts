// A read transaction on a connection of its own: it sees the store as it was when it was opened.

import type { Snapshot } from '@pawl/operations'
import { toEvent, toStoredEvent, toTask, toToken } from '../rows.ts'
import type { Statements } from './statements.ts'

export function snapshotOf(statements: Statements, close: () => void): Snapshot {
  return {
    counts: async () => ({
      tasks: statements.count('tasks'),
      events: statements.count('events'),
      tokens: statements.count('tokens'),
    }),
    tasksAfter: async (number, limit) =>
      statements.tasksAfter(number, limit).map((row) => ({
        task: toTask(row),
        events: statements.eventsOfTask(row.id).map(toEvent),
      })),
    eventsAfter: async (position, limit) => statements.eventsAfter(Number(position ?? 0), limit).map(toStoredEvent),
    orphanedTaskIds: async (limit) => statements.orphanedTaskIds(limit),
    listTokens: async () => statements.tokens().map(toToken),
    close: async () => close(),
  }
}
