// Caches the rooms that were found, for a second: another process may change one, and nothing that must not be wrong
// depends on it (`room-view.ts` looks at the version, a claim at the state). That there is no room of a name is not cached.

import type { StoredRoom } from '@pawl/operations'
import { LruCache } from './lru-cache.ts'

const MOST_ROOMS = 1_000
const GOOD_FOR = 1_000

interface Cached {
  readonly room: StoredRoom
  readonly readAt: number
}

export class RoomCache {
  readonly #read: (id: string) => Promise<StoredRoom | undefined>
  readonly #rooms = new LruCache<string, Cached>(MOST_ROOMS)

  constructor(read: (id: string) => Promise<StoredRoom | undefined>) {
    this.#read = read
  }

  async find(id: string, as?: 'now'): Promise<StoredRoom | undefined> {
    const cached = as === 'now' ? undefined : this.#rooms.get(id)
    const now = performance.now()
    if (cached !== undefined && now - cached.readAt < GOOD_FOR) return cached.room
    const room = await this.#read(id)
    if (room !== undefined) this.#rooms.set(id, { room, readAt: now })
    return room
  }

  forget(id: string): void {
    this.#rooms.delete(id)
  }
}
