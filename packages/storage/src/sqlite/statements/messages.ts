// What was said in conversations.

import type { SaidMessage, StoredMessage } from '@pawl/operations'
import { addedIn, MESSAGE_COLUMNS, type MessageRow } from '../../conversation-rows.ts'
import type { Sender } from '../send.ts'

const MESSAGES = `select ${MESSAGE_COLUMNS} from messages where workspace = ? and conversation_id = ?`

/** Oldest first. */
export function messagesOf(sender: Sender, conversationId: string): MessageRow[] {
  return sender.all(`${MESSAGES} order by position`, conversationId)
}

/** Newest first. */
export function lastMessages(sender: Sender, conversationId: string, limit: number): MessageRow[] {
  return sender.all(`${MESSAGES} order by position desc limit +?`, conversationId, limit)
}

/** In so many of them. */
const CONVERSATIONS = 200

/** `cross` keeps the order: else SQLite goes through all messages there are, and for each through the conversations. */
export const LAST_SAID = `select talk.id as conversation, role, content, at
  from (select id from conversations where workspace = ?1 and owner = ?2 order by updated_at desc limit ${CONVERSATIONS}) as talk
  cross join messages on workspace = ?1 and conversation_id = talk.id order by at desc, position desc limit +?3`

/** Newest first, in the conversations of this owner that were spoken in last. */
export function lastSaid(sender: Sender, owner: string, limit: number): SaidMessage[] {
  return sender.all(LAST_SAID, owner, limit)
}

/** Oldest first. */
export function messagesAfter(sender: Sender, conversationId: string, position: number): MessageRow[] {
  return sender.all(`${MESSAGES} and position > ? order by position`, conversationId, position)
}

export function messageOfName(sender: Sender, conversationId: string, messageId: string): MessageRow | undefined {
  return sender.get(`${MESSAGES} and message_id = ?`, conversationId, messageId)
}

export function messageAt(sender: Sender, conversationId: string, position: number): MessageRow | undefined {
  return sender.get(`${MESSAGES} and position = ?`, conversationId, position)
}

/** False if there is a message at that position, or of that name, already. */
export function insertMessage(sender: Sender, conversationId: string, message: StoredMessage): boolean {
  const changes = sender.run(
    `insert into messages (workspace, conversation_id, ${MESSAGE_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict do nothing`,
    conversationId,
    message.position,
    message.role,
    message.content,
    message.at,
    message.messageId,
    message.turn === null ? null : JSON.stringify(message.turn),
    message.moment,
  )
  if (changes === 0) return false
  for (const taskId of addedIn(message)) insertConversationTask(sender, taskId, conversationId)
  return true
}

function insertConversationTask(sender: Sender, taskId: string, conversationId: string): void {
  const sql = `insert into conversation_tasks (workspace, task_id, conversation_id) values (?, ?, ?) on conflict do nothing`
  sender.run(sql, taskId, conversationId)
}
