// Conversations and messages as rows. Both databases have the same columns.

import { replay, type Task, type TaskEvent } from '@pawl/kernel'
import type { ListedConversation, StoredConversation, StoredMessage } from '@pawl/operations'

export interface ConversationRow {
  id: string
  owner: string
  mode: string
  created_at: number
  updated_at: number
  messages?: number
  begins_with?: string | null
}

export interface MessageRow {
  position: number
  role: string
  content: string
  at: number
  message_id: string | null
  turn: string | object | null
  moment: string | null
}

export const CONVERSATION_COLUMNS = 'id, owner, mode, created_at, updated_at'
export const MESSAGE_COLUMNS = 'position, role, content, at, message_id, turn, moment'

export function toConversation(row: ConversationRow): StoredConversation {
  const { id, owner, mode, created_at, updated_at } = row
  return { id, owner, mode, createdAt: created_at, updatedAt: updated_at }
}

export function toListedConversation(row: ConversationRow): ListedConversation {
  return { ...toConversation(row), messages: row.messages ?? 0, beginsWith: row.begins_with ?? '' }
}

export function toMessage(row: MessageRow): StoredMessage {
  const { position, role, content, at, message_id, turn, moment } = row
  return {
    position,
    role: role as StoredMessage['role'],
    content,
    at,
    messageId: message_id,
    moment,
    turn: typeof turn === 'string' ? JSON.parse(turn) : turn,
  }
}

/** The ids of the tasks that were added by an answer. */
export function addedIn({ turn }: StoredMessage): readonly string[] {
  const { executed = [] } = (turn ?? {}) as { executed?: readonly { intent: string; task: string | null }[] }
  return executed.flatMap(({ intent, task }) => (intent === 'add_task' && task !== null ? [task] : []))
}

/** The tasks of a lifecycle as these events, in any order of tasks, left them. */
export function tasksFrom(events: readonly TaskEvent[], lifecycle: string): Task[] {
  const byTask = Map.groupBy(events, (event) => event.taskId)
  return [...byTask.values()]
    .map((own) => replay(own.sort((a, b) => a.version - b.version)) as Task)
    .filter((task) => task.lifecycle === lifecycle)
    .sort((a, b) => a.number - b.number)
}
