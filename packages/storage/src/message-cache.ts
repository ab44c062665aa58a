// Caches the last messages of the conversations that were spoken in last. A stored message never changes, so only newer
// ones are read again. A late answer to an older message is the exception: storing one drops the conversation.

import type { StoredMessage, TurnRecord } from '@pawl/operations'
import { LruCache } from './lru-cache.ts'

/** As much as a turn looks at; more is read each time it is asked for. */
const MOST_MESSAGES = 100
const MOST_CONVERSATIONS = 1_000

interface Reader {
  /** The last so many, oldest first. */
  last(conversationId: string, limit: number): Promise<readonly StoredMessage[]>
  /** All after this position, oldest first. */
  after(conversationId: string, position: number): Promise<readonly StoredMessage[]>
}

interface Cached {
  readonly limit: number
  readonly messages: readonly StoredMessage[]
}

/** An answer to something that was said earlier, without it. */
export function isLateAnswer({ messages }: TurnRecord): boolean {
  return messages[0]?.role === 'assistant'
}

export class MessageCache {
  readonly #reader: Reader
  readonly #ends = new LruCache<string, Cached>(MOST_CONVERSATIONS)

  constructor(reader: Reader) {
    this.#reader = reader
  }

  async last(conversationId: string, limit: number): Promise<readonly StoredMessage[]> {
    if (limit > MOST_MESSAGES) return this.#reader.last(conversationId, limit)
    const messages = await this.#renewed(conversationId, limit)
    this.#ends.set(conversationId, { limit, messages })
    return messages
  }

  delete(conversationId: string): void {
    this.#ends.delete(conversationId)
  }

  async #renewed(conversationId: string, limit: number): Promise<readonly StoredMessage[]> {
    const cached = this.#ends.get(conversationId)
    const end = cached?.messages.at(-1)
    if (cached === undefined || end === undefined || cached.limit < limit)
      return this.#reader.last(conversationId, limit)
    const newer = await this.#reader.after(conversationId, end.position)
    return newer.length === 0 ? cached.messages.slice(-limit) : [...cached.messages, ...newer].slice(-limit)
  }
}
