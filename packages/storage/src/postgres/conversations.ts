// Conversations in PostgreSQL. A moment is a snapshot of the database: the transactions that were visible in it.

import type { ConversationStore } from '@pawl/operations'
import {
  CONVERSATION_COLUMNS,
  type ConversationRow,
  MESSAGE_COLUMNS,
  type MessageRow,
  tasksFrom,
  toConversation,
  toCountedConversation,
  toMessage,
} from '../conversation-rows.ts'
import { EVENT_COLUMNS, type EventRow, TASK_COLUMNS, type TaskRow, toEvent, toTask } from '../rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { Statements } from './statements.ts'

export function postgresConversations(pool: Pool, workspace: string): ConversationStore {
  const statements = new Statements(pool, workspace)
  const query = <Row>(sql: string, ...values: unknown[]) =>
    translated(() => statements.query<Row>(sql, [workspace, ...values]))
  const message = async (condition: string, ...values: unknown[]) => {
    const sql = `select ${MESSAGE_COLUMNS} from pawl.messages where workspace = $1 and conversation_id = $2 and ${condition}`
    const [row] = await query<MessageRow>(sql, ...values)
    return row && toMessage(row)
  }
  return {
    insertConversation: (conversation) => translated(() => statements.insertConversation(conversation)),
    findConversation: async (id) => {
      const sql = `select ${CONVERSATION_COLUMNS} from pawl.conversations where workspace = $1 and id = $2`
      const [row] = await query<ConversationRow>(sql, id)
      return row && toConversation(row)
    },
    listConversations: async (owner, limit) => {
      const sql = `select ${CONVERSATION_COLUMNS},
          (select count(*) from pawl.messages where workspace = talk.workspace and conversation_id = talk.id) as messages
        from pawl.conversations as talk where workspace = $1 and owner = $2 order by updated_at desc, id limit $3`
      return (await query<ConversationRow>(sql, owner, limit)).map(toCountedConversation)
    },
    lastMessages: async (conversationId, limit) => {
      const sql = `select ${MESSAGE_COLUMNS} from pawl.messages where workspace = $1 and conversation_id = $2
        order by position desc limit $3`
      return (await query<MessageRow>(sql, conversationId, limit)).map(toMessage).reverse()
    },
    findMessage: (conversationId, messageId) => message('message_id = $3', conversationId, messageId),
    messageAt: (conversationId, position) => message('position = $3', conversationId, position),
    appendMessage: (conversationId, message) =>
      translated(async () => (await statements.insertMessages(conversationId, [message])) === 1),
    tasksNow: async (lifecycle) => {
      // One statement, one snapshot: the moment is that of the tasks.
      const sql = `select pg_current_snapshot()::text as moment, ${TASK_COLUMNS} from (select 1) as once
        left join (select * from pawl.tasks where workspace = $1 and lifecycle = $2) as task on true order by number`
      const rows = await query<TaskRow & { moment: string }>(sql, lifecycle)
      const tasks = rows.filter((row) => row.id !== null).map(toTask)
      return { tasks, moment: (rows[0] as { moment: string }).moment }
    },
    tasksAt: async (lifecycle, moment) => {
      const sql = `select ${EVENT_COLUMNS} from pawl.events
        where workspace = $1 and pg_visible_in_snapshot(transaction_id, $2::text::pg_snapshot)`
      return tasksFrom((await query<EventRow>(sql, moment)).map(toEvent), lifecycle)
    },
  }
}
