// What the conversation needs of a store.
//
// C1. A turn is stored whole or not at all: what was said, what was done and what was answered are one commit.
// C2. Nobody else has the positions of a stored turn, and its writes were decided on the tasks that were there.
// C3. A moment names what the store held when a turn was taken; the tasks of that moment can be had again, exactly.

import type { Task } from '@pawl/kernel'
import type { Receipt } from './receipt-store.ts'
import type { Owners, TaskRef } from './task-store.ts'
import type { AnyWrite } from './write.ts'

export interface StoredConversation {
  readonly id: string
  readonly owner: string
  readonly mode: string
  readonly createdAt: number
  readonly updatedAt: number
}

export interface StoredMessage {
  readonly position: number
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly at: number
  /** On a person's message: the name the sender gave it. */
  readonly messageId: string | null
  /** On an assistant's message: the whole turn, as it was answered. */
  readonly turn: object | null
  /** On an assistant's message: what the store held. */
  readonly moment: string | null
}

export interface ListedConversation extends StoredConversation {
  readonly messages: number
  /** What was said first. */
  readonly beginsWith: string
}

/** Something said in a conversation. */
export interface SaidMessage extends Pick<StoredMessage, 'role' | 'content' | 'at'> {
  readonly conversation: string
}

/** A whole conversation, as it is carried from store to store. */
export interface ConversationRecord extends StoredConversation {
  readonly messages: readonly StoredMessage[]
}

/** A message, as it is carried from store to store. */
export interface MessageRecord extends StoredMessage {
  readonly conversation: string
}

export interface TurnRecord {
  readonly conversation: StoredConversation
  /** Whether the conversation is to be stored too. */
  readonly begins: boolean
  readonly messages: readonly StoredMessage[]
  /** In the order they are to be done. */
  readonly writes: readonly AnyWrite[]
}

/** Taken: someone has said something at that position, or under that name. Stale: a task is not what it was. */
export type TurnOutcome = 'stored' | 'taken' | 'stale'

/** By number, with the moment they were read at. The same array as long as they are the same. */
export interface TaskList {
  readonly tasks: readonly Task[]
  readonly moment: string
  /** What `view` makes of each task. It is asked once for each version of a task, so hand in the same function again. */
  viewedBy<Viewed>(view: (task: Task) => Viewed): readonly Viewed[]
  /** Does not go through all of them. */
  find(ref: TaskRef): Task | undefined
}

export interface ConversationStore {
  storeTurn(turn: TurnRecord, receipt?: Receipt<TurnRecord>): Promise<TurnOutcome>
  findConversation(id: string): Promise<StoredConversation | undefined>
  /** The one the task was added in. */
  conversationOfTask(taskId: string): Promise<StoredConversation | undefined>
  listConversations(owner: string, limit: number): Promise<readonly ListedConversation[]>
  /** What was said last in the conversations of this owner, newest first. */
  lastSaid(owner: string, limit: number): Promise<readonly SaidMessage[]>
  /** The last so many, oldest first. */
  lastMessages(conversationId: string, limit: number): Promise<readonly StoredMessage[]>
  /** The position of the message that has this name. */
  findMessage(conversationId: string, messageId: string): Promise<StoredMessage | undefined>
  messageAt(conversationId: string, position: number): Promise<StoredMessage | undefined>
  /** The tasks of a lifecycle as they are now. */
  tasksNow(lifecycle: string, owners?: Owners): Promise<TaskList>
  tasksAt(lifecycle: string, moment: string): Promise<readonly Task[]>
}
