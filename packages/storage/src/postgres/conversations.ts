// Conversations in PostgreSQL. A moment is a snapshot of the database: the transactions that were visible in it.

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
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { Statements } from './statements.ts'
import { storeTurn } from './store-turn.ts'

export function postgresConversations(pool: Pool, workspace: string, afterCommit: () => void): ConversationStore {
  const statements = new Statements(pool, workspace)
  const query = <Row>(sql: string, ...values: unknown[]) =>
    translated(() => statements.query<Row>(sql, [workspace, ...values]))
  const message = async (condition: string, ...values: unknown[]) => {
    const sql = `select ${MESSAGE_COLUMNS} from pawl.messages where workspace = $1 and conversation_id = $2 and ${condition}`
    const [row] = await query<MessageRow>(sql, ...values)
    return row && toMessage(row)
  }
  const messages = new MessageCache({
    last: async (conversationId, limit) =>
      (await translated(() => statements.lastMessages(conversationId, limit))).map(toMessage).reverse(),
    after: async (conversationId, position) =>
      (await translated(() => statements.messagesAfter(conversationId, position))).map(toMessage),
  })
  const lists = new TaskListCache()
  return {
    storeTurn: async (turn, receipt) => {
      const outcome = await translated(() => storeTurn(pool, workspace, turn, receipt, afterCommit))
      if (isLateAnswer(turn)) messages.delete(turn.conversation.id)
      return outcome
    },
    findConversation: async (id) => {
      const sql = `select ${CONVERSATION_COLUMNS} from pawl.conversations where workspace = $1 and id = $2`
      const [row] = await query<ConversationRow>(sql, id)
      return row && toConversation(row)
    },
    conversationOfTask: async (taskId) => {
      const sql = `select ${CONVERSATION_COLUMNS} from pawl.conversations where workspace = $1 and id =
        (select conversation_id from pawl.conversation_tasks where workspace = $1 and task_id = $2)`
      const [row] = await query<ConversationRow>(sql, taskId)
      return row && toConversation(row)
    },
    listConversations: async (owner, limit) => {
      const sql = `select ${CONVERSATION_COLUMNS},
          (select count(*) from pawl.messages where workspace = talk.workspace and conversation_id = talk.id) as messages,
          (select content from pawl.messages where workspace = talk.workspace and conversation_id = talk.id and position = 1) as begins_with
        from pawl.conversations as talk where workspace = $1 and owner = $2 order by updated_at desc, id limit $3`
      return (await query<ConversationRow>(sql, owner, limit)).map(toListedConversation)
    },
    lastMessages: (conversationId, limit) => messages.last(conversationId, limit),
    findMessage: (conversationId, messageId) => message('message_id = $3', conversationId, messageId),
    messageAt: (conversationId, position) => message('position = $3', conversationId, position),
    tasksNow: async (lifecycle) => {
      const cached = lists.find(lifecycle)
      const rows = await translated(() => statements.tasksChangedSince(lifecycle, cached?.moment))
      const changed = rows.filter((row) => row.id !== null).map(toTask)
      const { moment } = rows[0] as { moment: string }
      return lists.renew(lifecycle, cached, changed, moment)
    },
    tasksAt: async (lifecycle, moment) => {
      const sql = `select ${EVENT_COLUMNS} from pawl.events
        where workspace = $1 and pg_visible_in_snapshot(transaction_id, $2::text::pg_snapshot)`
      return tasksFrom((await query<EventRow>(sql, moment)).map(toEvent), lifecycle)
    },
  }
}
