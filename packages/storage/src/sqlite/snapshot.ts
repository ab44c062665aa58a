// A read transaction on a connection of its own: it sees the store as it was when it was opened.

import type { Snapshot } from '@pawl/operations'
import { toConversation, toMessage } from '../conversation-rows.ts'
import { toEvent, toStoredEvent, toTask, toToken } from '../rows.ts'
import type { Statements } from './statements.ts'

export function snapshotOf(statements: Statements, close: () => void): Snapshot {
  return {
    counts: async () => ({
      tasks: statements.count('tasks'),
      events: statements.count('events'),
      tokens: statements.count('tokens'),
      conversations: statements.count('conversations'),
    }),
    tasksAfter: async (number, limit) =>
      statements.tasksAfter(number, limit).map((row) => ({
        task: toTask(row),
        events: statements.eventsOfTask(row.id).map(toEvent),
      })),
    eventsAfter: async (position, limit) => statements.eventsAfter(Number(position ?? 0), limit).map(toStoredEvent),
    orphanedTaskIds: async (limit) => statements.orphanedTaskIds(limit),
    listTokens: async () => statements.tokens().map(toToken),
    conversationsAfter: async (id, limit) =>
      statements.conversationsAfter(id, limit).map((row) => ({
        ...toConversation(row),
        messages: statements.messagesOf(row.id).map(toMessage),
      })),
    close: async () => close(),
  }
}
