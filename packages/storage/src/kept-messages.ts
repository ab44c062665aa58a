// The ends of the conversations that were spoken in last. What was said never changes, so only what is newer is read
// again. A late answer to an older message is the exception: whoever stores one forgets the conversation.

import type { StoredMessage, TurnRecord } from '@pawl/operations'

/** As much as a turn looks at; longer stretches are read when they are asked for and not kept. */
const LONGEST_KEPT = 100
const MOST_CONVERSATIONS = 1_000

interface Reader {
  /** The last so many, oldest first. */
  last(conversationId: string, limit: number): Promise<readonly StoredMessage[]>
  /** All after this position, oldest first. */
  after(conversationId: string, position: number): Promise<readonly StoredMessage[]>
}

interface Kept {
  readonly limit: number
  readonly messages: readonly StoredMessage[]
}

/** An answer to something that was said earlier, without it. */
export function isLateAnswer({ messages }: TurnRecord): boolean {
  return messages[0]?.role === 'assistant'
}

export class KeptMessages {
  readonly #reader: Reader
  /** The one spoken in last is the last. */
  readonly #kept = new Map<string, Kept>()

  constructor(reader: Reader) {
    this.#reader = reader
  }

  async last(conversationId: string, limit: number): Promise<readonly StoredMessage[]> {
    if (limit > LONGEST_KEPT) return this.#reader.last(conversationId, limit)
    const messages = await this.#renewed(conversationId, limit)
    this.#keep(conversationId, { limit, messages })
    return messages
  }

  forget(conversationId: string): void {
    this.#kept.delete(conversationId)
  }

  async #renewed(conversationId: string, limit: number): Promise<readonly StoredMessage[]> {
    const known = this.#kept.get(conversationId)
    const end = known?.messages.at(-1)
    if (known === undefined || end === undefined || known.limit < limit) return this.#reader.last(conversationId, limit)
    const newer = await this.#reader.after(conversationId, end.position)
    return newer.length === 0 ? known.messages.slice(-limit) : [...known.messages, ...newer].slice(-limit)
  }

  #keep(conversationId: string, kept: Kept): void {
    this.#kept.delete(conversationId)
    this.#kept.set(conversationId, kept)
    if (this.#kept.size <= MOST_CONVERSATIONS) return
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined) this.#kept.delete(oldest)
  }
}
