// Those who wait for work in one role of a room, in one process.
//
// W1. For every hint there is one look for all of them, not one each, and none if nobody sleeps or if it is known what
//     was written; as many are woken as there is work, the one who has waited longest first.
// W2. A hint that comes while someone is looking for themselves is not missed: whoever lies down after it has it looked
//     into.
// W3. Who was woken and leaves with nothing passes the word on.

import type { Task } from '@pawl/kernel'
import type { RoomStore } from '../ports/room-store.ts'
import type { EventLog } from '../ports/task-store.ts'

export interface PlaceInLine {
  /** Until there may be work, or so many milliseconds. */
  woken(most: number): Promise<void>
  /** Said before looking: what comes from now on counts. */
  looks(): void
  leave(took: 'a task' | 'nothing'): void
}

type Watched = RoomStore & EventLog

interface Sleeper {
  ring: PromiseWithResolvers<void>
  state: 'looking' | 'asleep' | 'rung'
  /** How many hints there had been when it began to look. */
  hints: number
}

const lines = new WeakMap<Watched, Map<string, WaitingLine>>()

export function joinLine(store: Watched, room: string, role: string): PlaceInLine {
  const ofStore = lines.get(store) ?? new Map<string, WaitingLine>()
  lines.set(store, ofStore)
  const key = `${room}/${role}`
  const line = ofStore.get(key) ?? new WaitingLine(store, room, role, () => ofStore.delete(key))
  ofStore.set(key, line)
  return line.join()
}

class WaitingLine {
  readonly #store: Watched
  readonly #room: string
  readonly #role: string
  readonly #ended: () => void
  readonly #sleepers = new Set<Sleeper>()
  readonly #unsubscribe: () => void
  #hints = 0
  #isLooking = false
  #lookAgain = false

  constructor(store: Watched, room: string, role: string, ended: () => void) {
    this.#store = store
    this.#room = room
    this.#role = role
    this.#ended = ended
    this.#unsubscribe = store.onEvents((written) => this.#hear(written))
  }

  join(): PlaceInLine {
    const sleeper: Sleeper = { ring: Promise.withResolvers(), state: 'looking', hints: this.#hints }
    this.#sleepers.add(sleeper)
    return {
      looks: () => {
        // Who was called away while asleep leaves no timer behind: it would keep the process alive.
        sleeper.ring.resolve()
        sleeper.ring = Promise.withResolvers()
        sleeper.state = 'looking'
        sleeper.hints = this.#hints
      },
      woken: async (most) => {
        sleeper.state = 'asleep'
        const timer = setTimeout(() => sleeper.ring.resolve(), most)
        if (sleeper.hints !== this.#hints) this.#look()
        await sleeper.ring.promise
        clearTimeout(timer)
      },
      leave: (took) => {
        this.#sleepers.delete(sleeper)
        if (this.#sleepers.size === 0) {
          this.#unsubscribe()
          this.#ended()
        } else if (sleeper.state === 'rung' && took === 'nothing') this.#look()
      },
    }
  }

  /** What was written here is known; only for what others wrote the store is asked. */
  #hear(written: readonly Task[] | undefined): void {
    const pending = written?.filter((task) => this.#isForUs(task)).length
    if (pending === 0) return
    this.#hints++
    if (pending === undefined) this.#look()
    else this.#wake(pending)
  }

  #isForUs({ status, fields }: Task): boolean {
    return status === 'pending' && fields.chatroomId === this.#room && fields.role === this.#role
  }

  async #look(): Promise<void> {
    if (this.#isLooking) {
      this.#lookAgain = true
      return
    }
    this.#isLooking = true
    do {
      this.#lookAgain = false
      if (this.#count('asleep') === 0) break
      const pending = await this.#store
        .countPending(this.#room, this.#role, this.#sleepers.size)
        // Whoever is woken will meet the trouble and can tell of it.
        .catch(() => this.#sleepers.size)
      // Those who are rung already are on their way to one each.
      this.#wake(pending - this.#count('rung'))
    } while (this.#lookAgain)
    this.#isLooking = false
  }

  #wake(many: number): void {
    let left = many
    for (const sleeper of this.#sleepers) {
      if (left <= 0) return
      if (sleeper.state !== 'asleep') continue
      sleeper.state = 'rung'
      sleeper.ring.resolve()
      left--
    }
  }

  #count(wanted: Sleeper['state']): number {
    let count = 0
    for (const { state } of this.#sleepers) if (state === wanted) count++
    return count
  }
}
