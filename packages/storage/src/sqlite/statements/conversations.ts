// Conversations, without what was said in them.

import type { StoredConversation } from '@pawl/operations'
import { CONVERSATION_COLUMNS, type ConversationRow } from '../../conversation-rows.ts'
import type { Sender } from '../send.ts'

export function conversationById(sender: Sender, id: string): ConversationRow | undefined {
  return sender.get(`select ${CONVERSATION_COLUMNS} from conversations where workspace = ? and id = ?`, id)
}

/** The one the task was added in. */
export function conversationOfTask(sender: Sender, taskId: string): ConversationRow | undefined {
  const sql = `select ${CONVERSATION_COLUMNS} from conversations where workspace = ?1 and id =
    (select conversation_id from conversation_tasks where workspace = ?1 and task_id = ?2)`
  return sender.get(sql, taskId)
}

/** Those spoken in last come first. */
export function conversationsOfOwner(sender: Sender, owner: string, limit: number): ConversationRow[] {
  const sql = `select ${CONVERSATION_COLUMNS},
      (select count(*) from messages where workspace = talk.workspace and conversation_id = talk.id) as messages,
      (select content from messages where workspace = talk.workspace and conversation_id = talk.id and position = 1) as begins_with
    from conversations as talk where workspace = ? and owner = ? order by updated_at desc, id limit +?`
  return sender.all(sql, owner, limit)
}

/** By id. */
export function conversationsAfter(sender: Sender, id: string, limit: number): ConversationRow[] {
  const sql = `select ${CONVERSATION_COLUMNS} from conversations where workspace = ? and id > ? order by id limit +?`
  return sender.all(sql, id, limit)
}

export function insertConversation(sender: Sender, conversation: StoredConversation): void {
  const { id, owner, mode, createdAt, updatedAt } = conversation
  const sql = `insert into conversations (workspace, ${CONVERSATION_COLUMNS}) values (?, ?, ?, ?, ?, ?)`
  sender.run(sql, id, owner, mode, createdAt, updatedAt)
}

export function touchConversation(sender: Sender, id: string, at: number): void {
  sender.run('update conversations set updated_at = ?3 where workspace = ?1 and id = ?2', id, at)
}
