// Caches the rooms that were found. A room is never changed once it is there (the database refuses it), so a cached one is
// never out of date. That there is no room of a name can change, and is not cached.

import type { StoredRoom } from '@pawl/operations'
import { LruCache } from './lru-cache.ts'

const MOST_ROOMS = 1_000

export class RoomCache {
  readonly #read: (id: string) => Promise<StoredRoom | undefined>
  readonly #rooms = new LruCache<string, StoredRoom>(MOST_ROOMS)

  constructor(read: (id: string) => Promise<StoredRoom | undefined>) {
    this.#read = read
  }

  async find(id: string): Promise<StoredRoom | undefined> {
    const cached = this.#rooms.get(id)
    if (cached !== undefined) return cached
    const room = await this.#read(id)
    if (room !== undefined) this.#rooms.set(id, room)
    return room
  }
}
