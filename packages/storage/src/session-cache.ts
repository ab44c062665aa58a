// Caches the sessions that were looked up or registered. A session never changes, so nothing has to be taken out but for
// room.

import type { StoredSession } from '@pawl/operations'
import { LruCache } from './lru-cache.ts'

const MOST_SESSIONS = 10_000

export class SessionCache {
  readonly #sessions = new LruCache<string, StoredSession>(MOST_SESSIONS)

  async get<Found extends StoredSession | undefined>(
    name: string,
    read: () => Promise<Found>,
  ): Promise<Found | StoredSession> {
    const cached = this.#sessions.get(name)
    if (cached !== undefined) return cached
    const found = await read()
    if (found !== undefined) this.#sessions.set(name, found)
    return found
  }
}

export interface SessionRow {
  readonly name: string
  readonly secret_hash: string
  readonly created_at: number | string
}

export function toSession({ name, secret_hash, created_at }: SessionRow): StoredSession {
  return { name, secretHash: secret_hash, createdAt: Number(created_at) }
}
