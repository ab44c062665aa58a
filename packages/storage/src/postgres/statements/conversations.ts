// Conversations, without what was said in them.

import type { StoredConversation } from '@pawl/operations'
import { CONVERSATION_COLUMNS, type ConversationRow } from '../../conversation-rows.ts'
import type { Sender } from '../send.ts'

export async function conversationById(sender: Sender, id: string): Promise<ConversationRow | undefined> {
  const sql = `select ${CONVERSATION_COLUMNS} from pawl.conversations where workspace = $1 and id = $2`
  return (await sender.readOnce<ConversationRow>(sql, id))[0]
}

/** The one the task was added in. */
export async function conversationOfTask(sender: Sender, taskId: string): Promise<ConversationRow | undefined> {
  const sql = `select ${CONVERSATION_COLUMNS} from pawl.conversations where workspace = $1 and id =
    (select conversation_id from pawl.conversation_tasks where workspace = $1 and task_id = $2)`
  return (await sender.readOnce<ConversationRow>(sql, taskId))[0]
}

/**
 * That a message is in this conversation. Ids of conversations are sorted by bytes, and those that messages name are not: compared
 * as the former, no index of messages could be used.
 */
export const isIn = (conversation: string) => `conversation_id = ${conversation}.id collate "default"`

export const OF_OWNER = `select ${CONVERSATION_COLUMNS},
    (select count(*) from pawl.messages where workspace = $1 and ${isIn('talk')}) as messages,
    (select content from pawl.messages where workspace = $1 and ${isIn('talk')} and position = 1) as begins_with
  from pawl.conversations as talk where workspace = $1 and owner = $2 order by updated_at desc, id limit $3`

/** Those spoken in last come first. */
export function conversationsOfOwner(sender: Sender, owner: string, limit: number): Promise<ConversationRow[]> {
  return sender.readOnce(OF_OWNER, owner, limit)
}

/** By id. */
export function conversationsAfter(sender: Sender, id: string, limit: number): Promise<ConversationRow[]> {
  const sql = `select ${CONVERSATION_COLUMNS} from pawl.conversations where workspace = $1 and id > $2 order by id limit $3`
  return sender.read('conversations_after', sql, id, limit)
}

export async function insertConversation(sender: Sender, conversation: StoredConversation): Promise<void> {
  const { id, owner, mode, createdAt, updatedAt } = conversation
  const sql = `insert into pawl.conversations (workspace, ${CONVERSATION_COLUMNS}) values ($1, $2, $3, $4, $5, $6)`
  await sender.write('insert_conversation', sql, id, owner, mode, createdAt, updatedAt)
}
