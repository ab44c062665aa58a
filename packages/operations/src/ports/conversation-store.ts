// What the conversation needs of a store.
//
// C1. Whoever stores a message at a position has that position: nobody else can, and only they act on it.
// C2. A moment names what the store held when a turn was taken; the tasks of that moment can be had again, exactly.

import type { Task } from '@pawl/kernel'

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

/** A whole conversation, as it is carried from store to store. */
export interface ConversationRecord extends StoredConversation {
  readonly messages: readonly StoredMessage[]
}

export interface ConversationStore {
  insertConversation(conversation: StoredConversation): Promise<void>
  findConversation(id: string): Promise<StoredConversation | undefined>
  listConversations(
    owner: string,
    limit: number,
  ): Promise<readonly (StoredConversation & { readonly messages: number })[]>
  /** The last so many, oldest first. */
  lastMessages(conversationId: string, limit: number): Promise<readonly StoredMessage[]>
  /** The position of the message that has this name. */
  findMessage(conversationId: string, messageId: string): Promise<StoredMessage | undefined>
  messageAt(conversationId: string, position: number): Promise<StoredMessage | undefined>
  /** False if there is a message at that position, or of that name, already. */
  appendMessage(conversationId: string, message: StoredMessage): Promise<boolean>
  /** The tasks of a lifecycle that a conversation can speak of, by number, and the moment they were read at. */
  tasksNow(lifecycle: string): Promise<{ readonly tasks: readonly Task[]; readonly moment: string }>
  tasksAt(lifecycle: string, moment: string): Promise<readonly Task[]>
}
