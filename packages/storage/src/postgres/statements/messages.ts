// What was said in conversations.

import type { SaidMessage, StoredMessage, StoredReceipt } from '@pawl/operations'
import { addedIn, MESSAGE_COLUMNS, type MessageRow } from '../../conversation-rows.ts'
import { RECEIPT_COLUMNS } from '../../receipt-rows.ts'
import type { Sender } from '../send.ts'
import { isIn } from './conversations.ts'
import { receiptArrays, receiptColumns } from './receipts.ts'

/** Oldest first. */
export function messagesOf(sender: Sender, conversationId: string): Promise<MessageRow[]> {
  const sql = `select ${MESSAGE_COLUMNS} from pawl.messages where workspace = $1 and conversation_id = $2 order by position`
  return sender.read('messages_of', sql, conversationId)
}

/** Newest first. */
export function lastMessages(sender: Sender, conversationId: string, limit: number): Promise<MessageRow[]> {
  const sql = `select ${MESSAGE_COLUMNS} from pawl.messages where workspace = $1 and conversation_id = $2
    order by position desc limit $3`
  return sender.read('last_messages', sql, conversationId, limit)
}

/** In so many of them. */
const CONVERSATIONS = 200

export const LAST_SAID = `select talk.id as conversation, role, content, at
  from (select id from pawl.conversations where workspace = $1 and owner = $2 order by updated_at desc limit ${CONVERSATIONS}) as talk
  join pawl.messages on workspace = $1 and ${isIn('talk')} order by at desc, position desc limit $3`

/** Newest first, in the conversations of this owner that were spoken in last. */
export function lastSaid(sender: Sender, owner: string, limit: number): Promise<SaidMessage[]> {
  return sender.readOnce(LAST_SAID, owner, limit)
}

/** Oldest first. */
export function messagesAfter(sender: Sender, conversationId: string, position: number): Promise<MessageRow[]> {
  const sql = `select ${MESSAGE_COLUMNS} from pawl.messages where workspace = $1 and conversation_id = $2
    and position > $3 order by position`
  return sender.read('messages_after', sql, conversationId, position)
}

export async function messageOfName(
  sender: Sender,
  conversationId: string,
  messageId: string,
): Promise<MessageRow | undefined> {
  const sql = `select ${MESSAGE_COLUMNS} from pawl.messages where workspace = $1 and conversation_id = $2 and message_id = $3`
  return (await sender.readOnce<MessageRow>(sql, conversationId, messageId))[0]
}

export async function messageAt(
  sender: Sender,
  conversationId: string,
  position: number,
): Promise<MessageRow | undefined> {
  const sql = `select ${MESSAGE_COLUMNS} from pawl.messages where workspace = $1 and conversation_id = $2 and position = $3`
  return (await sender.readOnce<MessageRow>(sql, conversationId, position))[0]
}

const inserting = (kept: string) => `with said as (
  insert into pawl.messages (workspace, conversation_id, ${MESSAGE_COLUMNS})
  select $1, $2, ${MESSAGE_COLUMNS}
  from unnest($3::integer[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::json[], $9::text[]) as message (${MESSAGE_COLUMNS})
  where not exists (
    select 1 from pawl.messages where workspace = $1 and conversation_id = $2 and (position = $3[1] or message_id = $7[1]))
  returning at),
touched as (
  update pawl.conversations set updated_at = greatest(updated_at, (select max(at) from said))
  where workspace = $1 and id = $2 and exists (select 1 from said)),
added as (
  insert into pawl.conversation_tasks (workspace, task_id, conversation_id)
  select $1, task_id, $2 from unnest($10::text[]) as task_id where exists (select 1 from said)
  on conflict do nothing)${kept}
select count(*) as stored from said`
const INSERT_MESSAGES = inserting('')
const INSERT_MESSAGES_KEEPING = inserting(`,
kept as (
  insert into pawl.receipts (workspace, ${RECEIPT_COLUMNS})
  select $1, ${RECEIPT_COLUMNS} from ${receiptArrays(11, '')} where exists (select 1 from said))`)

/** How many were stored: none if there is something at the first position already. Throws if it comes meanwhile. */
export async function insertMessages(
  sender: Sender,
  conversationId: string,
  messages: readonly StoredMessage[],
  receipt?: StoredReceipt,
): Promise<number> {
  const rows = await sender.write<{ stored: number }>(
    receipt === undefined ? 'insert_messages' : 'insert_messages_keeping',
    receipt === undefined ? INSERT_MESSAGES : INSERT_MESSAGES_KEEPING,
    conversationId,
    messages.map((one) => one.position),
    messages.map((one) => one.role),
    messages.map((one) => one.content),
    messages.map((one) => one.at),
    messages.map((one) => one.messageId),
    messages.map((one) => (one.turn === null ? null : JSON.stringify(one.turn))),
    messages.map((one) => one.moment),
    messages.flatMap(addedIn),
    ...(receipt === undefined ? [] : receiptColumns([{ ...receipt, subject: conversationId }])),
  )
  return rows[0]?.stored ?? 0
}
