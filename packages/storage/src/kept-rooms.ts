// The rooms that were found. A room is never changed once it is there, and the database sees to it; so what was read is
// still so. That there is none of a name can change, and is not kept.

import type { StoredRoom } from '@pawl/operations'

const MOST_ROOMS = 1_000

export class KeptRooms {
  readonly #read: (id: string) => Promise<StoredRoom | undefined>
  /** The one read last is the last. */
  readonly #rooms = new Map<string, StoredRoom>()

  constructor(read: (id: string) => Promise<StoredRoom | undefined>) {
    this.#read = read
  }

  async find(id: string): Promise<StoredRoom | undefined> {
    const known = this.#rooms.get(id)
    if (known !== undefined) return known
    const room = await this.#read(id)
    if (room !== undefined) this.#rooms.set(id, room)
    const [oldest] = this.#rooms.keys()
    if (this.#rooms.size > MOST_ROOMS && oldest !== undefined) this.#rooms.delete(oldest)
    return room
  }
}
