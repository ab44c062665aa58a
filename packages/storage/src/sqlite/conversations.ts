// Conversations in SQLite. A moment is the number of the last event.

import type { ConversationStore } from '@pawl/operations'
import { tasksFrom, toConversation, toListedConversation, toMessage } from '../conversation-rows.ts'
import { isLateAnswer, MessageCache } from '../message-cache.ts'
import { toEvent, toTask } from '../rows.ts'
import { TaskListCache } from '../task-list-cache.ts'
import type { CommitQueue } from './commit-queue.ts'
import type { Sender } from './send.ts'
import { conversationById, conversationOfTask, conversationsOfOwner } from './statements/conversations.ts'
import { eventsUpTo, lastPosition } from './statements/events.ts'
import { lastMessages, lastSaid, messageAt, messageOfName, messagesAfter } from './statements/messages.ts'
import { tasksChangedAfter } from './statements/tasks.ts'
import { storeTurn } from './store-turn.ts'

export function sqliteConversations(sender: Sender, queue: CommitQueue): ConversationStore {
  const messages = new MessageCache({
    last: async (conversationId, limit) => lastMessages(sender, conversationId, limit).map(toMessage).reverse(),
    after: async (conversationId, position) => messagesAfter(sender, conversationId, position).map(toMessage),
  })
  const lists = new TaskListCache()
  const momentNow = () => String(lastPosition(sender) ?? 0)
  return {
    storeTurn: async (turn, receipt) => {
      const outcome = await storeTurn(sender, queue, turn, receipt)
      if (isLateAnswer(turn)) messages.delete(turn.conversation.id)
      return outcome
    },
    findConversation: async (id) => {
      const row = conversationById(sender, id)
      return row && toConversation(row)
    },
    conversationOfTask: async (taskId) => {
      const row = conversationOfTask(sender, taskId)
      return row && toConversation(row)
    },
    listConversations: async (owner, limit) => conversationsOfOwner(sender, owner, limit).map(toListedConversation),
    lastSaid: async (owner, limit) => lastSaid(sender, owner, limit),
    lastMessages: (conversationId, limit) => messages.last(conversationId, limit),
    findMessage: async (conversationId, messageId) => {
      const row = messageOfName(sender, conversationId, messageId)
      return row && toMessage(row)
    },
    messageAt: async (conversationId, position) => {
      const row = messageAt(sender, conversationId, position)
      return row && toMessage(row)
    },
    tasksNow: async (lifecycle, owners) => {
      const listed = { lifecycle, owners }
      const cached = lists.find(listed)
      if (cached !== undefined && cached.moment === momentNow()) return cached
      const now = sender.reading(() => ({
        changed: tasksChangedAfter(sender, lifecycle, Number(cached?.moment ?? 0)).map(toTask),
        moment: momentNow(),
      }))
      return lists.renew(listed, cached, now.changed, now.moment)
    },
    tasksAt: async (lifecycle, moment) => tasksFrom(eventsUpTo(sender, Number(moment)).map(toEvent), lifecycle),
  }
}
