// Those who wait for work in one role of a room and offer the same skills, in one process.
//
// W1. For every hint there is one look for all of them, not one each, and none if nobody sleeps or if it is known what
//     was written; as many are woken as there is work, the one who has waited longest first.
// W2. A hint that comes while someone is looking for themselves is not missed: whoever lies down after it has it looked
//     into.
// W3. When the room has been changed, all of them look, also who is about to lie down: they may have no business there any
//     more.
// W5. When the first of what rests may be tried again, one of them is woken.
// W6. Where as many are held as may be, whatever leaves a holder's hands may make a place: then they look.
// W4. Who was woken and leaves with nothing passes the word on.

import type { RoomTask, Task } from '@pawl/kernel'
import type { RoomStore, StoredRoom } from '../ports/room-store.ts'
import type { EventLog } from '../ports/task-store.ts'

export interface PlaceInLine {
  /** Until there may be work, or so many milliseconds. */
  woken(most: number): Promise<void>
  /** Said before looking: what comes from now on counts. */
  looks(): void
  /** There is work, and no place for it. */
  foundFull(): void
  leave(took: 'a task' | 'nothing'): void
}

type Watched = RoomStore & EventLog & { readonly workspace?: string }

interface Sleeper {
  ring: PromiseWithResolvers<void>
  state: 'looking' | 'asleep' | 'rung'
  /** How many hints there had been when it began to look, and which version of the room. */
  hints: number
  version: number
  /** How often something had left a holder's hands. */
  leavings: number
}

const HELD: readonly string[] = ['acknowledged', 'in_progress']
const BETWEEN_LOOKS = 1_000
const LONGEST_SLEEP = 60_000

const lines = new WeakMap<Watched, Map<string, WaitingLine>>()

/** Who waits in this process, by workspace and room. */
const waitingHere = new Map<string, Set<WaitingLine>>()
const hereOf = ({ workspace }: { readonly workspace?: string }, room: string) => `${workspace}/${room}`

/** Whether someone waits in this process who could be given it. */
export function isOffered(store: { readonly workspace?: string }, { fields }: Pick<RoomTask, 'fields'>): boolean {
  const here = waitingHere.get(hereOf(store, fields.chatroomId)) ?? []
  return [...here].some(({ role, skills }) => role === fields.role && needsNoMore(fields.skills, skills))
}

/** Whether all that is needed is offered. */
function needsNoMore(needed: unknown, offered: readonly string[]): boolean {
  return !Array.isArray(needed) || needed.every((skill) => offered.includes(skill))
}

interface Offer {
  readonly role: string
  readonly skills: readonly string[]
}

export function joinLine(
  { store, now }: { readonly store: Watched; readonly now: () => number },
  room: Pick<StoredRoom, 'id' | 'version'>,
  offer: Offer,
): PlaceInLine {
  const ofStore = lines.get(store) ?? new Map<string, WaitingLine>()
  lines.set(store, ofStore)
  const key = `${room.id}/${offer.role}/${offer.skills.join(' ')}`
  const line = ofStore.get(key) ?? new WaitingLine(store, now, room, offer, () => ofStore.delete(key))
  ofStore.set(key, line)
  return line.join()
}

class WaitingLine {
  readonly #store: Watched
  readonly #room: string
  readonly role: string
  readonly skills: readonly string[]
  readonly #ended: () => void
  readonly #sleepers = new Set<Sleeper>()
  readonly #unsubscribe: readonly (() => void)[]
  #hints = 0
  #isFull = false
  #leavings = 0
  #isLooking = false
  #lookAgain = false
  #isLookingAtRoom = false
  #lookAtRoomAgain = false
  #version: number
  readonly #now: () => number
  #pauseTimer: NodeJS.Timeout | undefined
  #pausesSeenAt: number | undefined
  #isOver = false

  constructor(
    store: Watched,
    now: () => number,
    room: Pick<StoredRoom, 'id' | 'version'>,
    { role, skills }: Offer,
    ended: () => void,
  ) {
    this.#store = store
    this.#now = now
    this.#room = room.id
    this.#version = room.version
    this.role = role
    this.skills = skills
    this.#ended = ended
    const here = waitingHere.get(hereOf(store, room.id)) ?? new Set()
    waitingHere.set(hereOf(store, room.id), here.add(this))
    this.#unsubscribe = [store.onEvents((written) => this.#hear(written)), store.onRecords(() => this.#lookAtRoom())]
  }

  join(): PlaceInLine {
    const sleeper: Sleeper = {
      ring: Promise.withResolvers(),
      state: 'looking',
      hints: this.#hints,
      version: this.#version,
      leavings: this.#leavings,
    }
    this.#sleepers.add(sleeper)
    return {
      looks: () => {
        // Who was called away while asleep leaves no timer behind: it would keep the process alive.
        sleeper.ring.resolve()
        sleeper.ring = Promise.withResolvers()
        sleeper.state = 'looking'
        sleeper.hints = this.#hints
        sleeper.version = this.#version
        sleeper.leavings = this.#leavings
      },
      foundFull: () => {
        this.#isFull = true
        // A place came free while they looked.
        if (sleeper.leavings !== this.#leavings) this.#hints++
      },
      woken: async (most) => {
        if (sleeper.version !== this.#version) return
        sleeper.state = 'asleep'
        // Whoever finds work at once has no use for it.
        if (this.#pausesSeenAt === undefined) this.#lookForPauses()
        const timer = setTimeout(() => sleeper.ring.resolve(), most)
        if (sleeper.hints !== this.#hints) this.#look()
        await sleeper.ring.promise
        clearTimeout(timer)
      },
      leave: (took) => {
        this.#sleepers.delete(sleeper)
        if (this.#sleepers.size === 0) {
          for (const stop of this.#unsubscribe) stop()
          this.#leaveHere()
          this.#isOver = true
          clearTimeout(this.#pauseTimer)
          this.#ended()
        } else if (sleeper.state === 'rung' && took === 'nothing') this.#look()
      },
    }
  }

  #leaveHere(): void {
    const key = hereOf(this.#store, this.#room)
    const here = waitingHere.get(key)
    here?.delete(this)
    if (here?.size === 0) waitingHere.delete(key)
  }

  /** What was written here is known; only for what others wrote the store is asked. */
  #hear(written: readonly Task[] | undefined): void {
    const ours = written?.filter((task) => this.#isForUs(task))
    if (ours === undefined || ours.some(({ fields }) => fields.pausedUntil !== undefined)) this.#lookForPausesSoon()
    const pending = ours?.filter(({ fields }) => fields.pausedUntil === undefined).length
    const leavesPlace = written?.some((task) => this.#leavesPlace(task)) ?? true
    if (leavesPlace) this.#leavings++
    const hasLeft = leavesPlace && this.#isFull
    if (pending === 0 && !hasLeft) return
    this.#hints++
    if (hasLeft) this.#isFull = false
    if (pending === undefined || hasLeft) this.#look()
    else this.#wake(pending)
  }

  #isForUs({ status, fields }: Task): boolean {
    return (
      status === 'pending' &&
      fields.chatroomId === this.#room &&
      fields.role === this.role &&
      fields.waitsFor === undefined &&
      needsNoMore(fields.skills, this.skills)
    )
  }

  #leavesPlace({ status, fields }: Task): boolean {
    return fields.chatroomId === this.#room && !HELD.includes(status)
  }

  /** What others write may be anything: it is looked at once a second. */
  #lookForPausesSoon(): void {
    const since = performance.now() - (this.#pausesSeenAt ?? 0)
    if (since >= BETWEEN_LOOKS) this.#lookForPauses()
    else this.#lookForPausesIn(BETWEEN_LOOKS - since)
  }

  async #lookForPauses(): Promise<void> {
    this.#pausesSeenAt = performance.now()
    // Whoever looks for work meets the trouble and can tell of it.
    const query = { of: { room: this.#room, role: this.role }, limit: 1 }
    const [first] = await this.#store.pausedTasks(query).catch(() => [])
    const until = first?.fields.pausedUntil
    if (until === undefined || this.#isOver) return
    const left = until - this.#now()
    if (left <= 0) {
      this.#hints++
      this.#wake(1)
    }
    this.#lookForPausesIn(Math.min(Math.max(left, BETWEEN_LOOKS), LONGEST_SLEEP))
  }

  #lookForPausesIn(milliseconds: number): void {
    clearTimeout(this.#pauseTimer)
    if (!this.#isOver) this.#pauseTimer = setTimeout(() => this.#lookForPauses(), milliseconds)
  }

  async #lookAtRoom(): Promise<void> {
    if (this.#isLookingAtRoom) {
      this.#lookAtRoomAgain = true
      return
    }
    this.#isLookingAtRoom = true
    do {
      this.#lookAtRoomAgain = false
      const room = await this.#store.findRoom(this.#room, 'now').catch(() => undefined)
      if (room?.version === this.#version) continue
      this.#version = room?.version ?? this.#version
      // Whoever is woken will meet the trouble and can tell of it.
      this.#wake(this.#sleepers.size)
    } while (this.#lookAtRoomAgain)
    this.#isLookingAtRoom = false
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
        .countPending(this.#room, this.role, this.#sleepers.size, this.skills)
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
