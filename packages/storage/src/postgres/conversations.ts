// Conversations in PostgreSQL. A moment is a snapshot of the database: the transactions that were visible in it.

import { present } from '@pawl/kernel'
import type { ConversationStore } from '@pawl/operations'
import { tasksFrom, toConversation, toListedConversation, toMessage } from '../conversation-rows.ts'
import { isLateAnswer, MessageCache } from '../message-cache.ts'
import { toEvent, toTask } from '../rows.ts'
import { TaskListCache } from '../task-list-cache.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { Sender } from './send.ts'
import { conversationById, conversationOfTask, conversationsOfOwner } from './statements/conversations.ts'
import { eventsUpTo } from './statements/events.ts'
import { lastMessages, lastSaid, messageAt, messageOfName, messagesAfter } from './statements/messages.ts'
import { tasksChangedSince } from './statements/tasks.ts'
import { storeTurn } from './store-turn.ts'

export function postgresConversations(pool: Pool, workspace: string, afterCommit: () => void): ConversationStore {
  const sender = new Sender(pool, workspace)
  const messages = new MessageCache({
    last: (conversationId, limit) =>
      translated(async () => (await lastMessages(sender, conversationId, limit)).map(toMessage).reverse()),
    after: (conversationId, position) =>
      translated(async () => (await messagesAfter(sender, conversationId, position)).map(toMessage)),
  })
  const lists = new TaskListCache()
  return {
    storeTurn: async (turn, receipt) => {
      const outcome = await translated(() => storeTurn(pool, workspace, turn, receipt, afterCommit))
      if (isLateAnswer(turn)) messages.delete(turn.conversation.id)
      return outcome
    },
    findConversation: (id) =>
      translated(async () => {
        const row = await conversationById(sender, id)
        return row && toConversation(row)
      }),
    conversationOfTask: (taskId) =>
      translated(async () => {
        const row = await conversationOfTask(sender, taskId)
        return row && toConversation(row)
      }),
    listConversations: (owner, limit) =>
      translated(async () => (await conversationsOfOwner(sender, owner, limit)).map(toListedConversation)),
    lastSaid: (owner, limit) => translated(() => lastSaid(sender, owner, limit)),
    lastMessages: (conversationId, limit) => messages.last(conversationId, limit),
    findMessage: (conversationId, messageId) =>
      translated(async () => {
        const row = await messageOfName(sender, conversationId, messageId)
        return row && toMessage(row)
      }),
    messageAt: (conversationId, position) =>
      translated(async () => {
        const row = await messageAt(sender, conversationId, position)
        return row && toMessage(row)
      }),
    tasksNow: async (lifecycle, owners) => {
      const listed = { lifecycle, owners }
      const cached = lists.find(listed)
      const rows = await translated(() => tasksChangedSince(sender, lifecycle, cached?.moment))
      const changed = rows.filter((row) => row.id !== null).map(toTask)
      const { moment } = present(rows[0])
      return lists.renew(listed, cached, changed, moment)
    },
    tasksAt: (lifecycle, moment) =>
      translated(async () => tasksFrom((await eventsUpTo(sender, moment)).map(toEvent), lifecycle)),
  }
}
