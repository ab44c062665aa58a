// Conversations in SQLite. A moment is the number of the last event.

import type { ConversationStore } from '@pawl/operations'
import {
  CONVERSATION_COLUMNS,
  type ConversationRow,
  MESSAGE_COLUMNS,
  type MessageRow,
  tasksFrom,
  toConversation,
  toListedConversation,
  toMessage,
} from '../conversation-rows.ts'
import { isLateAnswer, MessageCache } from '../message-cache.ts'
import { EVENT_COLUMNS, type EventRow, toEvent, toTask } from '../rows.ts'
import { TaskListCache } from '../task-list-cache.ts'
import type { CommitQueue } from './commit-queue.ts'
import type { Statements } from './statements.ts'
import { storeTurn } from './store-turn.ts'

export function sqliteConversations(statements: Statements, workspace: string, queue: CommitQueue): ConversationStore {
  const message = async (condition: string, ...values: (string | number)[]) => {
    const sql = `select ${MESSAGE_COLUMNS} from messages where workspace = ? and conversation_id = ? and ${condition}`
    const [row] = statements.all<MessageRow>(sql, workspace, ...values)
    return row && toMessage(row)
  }
  const messages = new MessageCache({
    last: async (conversationId, limit) => statements.lastMessages(conversationId, limit).map(toMessage).reverse(),
    after: async (conversationId, position) => statements.messagesAfter(conversationId, position).map(toMessage),
  })
  const lists = new TaskListCache()
  return {
    storeTurn: async (turn, receipt) => {
      const outcome = await storeTurn(statements, queue, turn, receipt)
      if (isLateAnswer(turn)) messages.delete(turn.conversation.id)
      return outcome
    },
    findConversation: async (id) => {
      const sql = `select ${CONVERSATION_COLUMNS} from conversations where workspace = ? and id = ?`
      const [row] = statements.all<ConversationRow>(sql, workspace, id)
      return row && toConversation(row)
    },
    conversationOfTask: async (taskId) => {
      const sql = `select ${CONVERSATION_COLUMNS} from conversations where workspace = ?1 and id =
        (select conversation_id from conversation_tasks where workspace = ?1 and task_id = ?2)`
      const [row] = statements.all<ConversationRow>(sql, workspace, taskId)
      return row && toConversation(row)
    },
    listConversations: async (owner, limit) => {
      const sql = `select ${CONVERSATION_COLUMNS},
          (select count(*) from messages where workspace = talk.workspace and conversation_id = talk.id) as messages,
          (select content from messages where workspace = talk.workspace and conversation_id = talk.id and position = 1) as begins_with
        from conversations as talk where workspace = ? and owner = ? order by updated_at desc, id limit ?`
      return statements.all<ConversationRow>(sql, workspace, owner, limit).map(toListedConversation)
    },
    lastMessages: (conversationId, limit) => messages.last(conversationId, limit),
    findMessage: (conversationId, messageId) => message('message_id = ?', conversationId, messageId),
    messageAt: (conversationId, position) => message('position = ?', conversationId, position),
    tasksNow: async (lifecycle) => {
      const cached = lists.find(lifecycle)
      if (cached !== undefined && cached.moment === String(statements.lastSequence() ?? 0)) return cached
      const now = statements.reading(() => ({
        changed: statements.tasksChangedAfter(lifecycle, Number(cached?.moment ?? 0)).map(toTask),
        moment: String(statements.lastSequence() ?? 0),
      }))
      return lists.renew(lifecycle, cached, now.changed, now.moment)
    },
    tasksAt: async (lifecycle, moment) => {
      const sql = `select ${EVENT_COLUMNS} from events where workspace = ? and sequence <= ?`
      return tasksFrom(statements.all<EventRow>(sql, workspace, Number(moment)).map(toEvent), lifecycle)
    },
  }
}
