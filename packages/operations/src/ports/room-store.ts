// What rooms need of a store.
//
// M1. Changes that depend on the whole room are decided one at a time for a room, on what is there, and stored whole.
// M2. Two who claim at once are never shown the same task, and neither waits for the other.
// M3. A session has one task at a time in a role of a room, also if it asks from two places at once.
// M4. A lease is a sign of life: losing one loses nothing.

import type { Refusal } from '@pawl/contract'
import type { RoomTask, Task, TaskEvent } from '@pawl/kernel'
import type { Receipt } from './receipt-store.ts'
import type { Decided, TaskRef } from './task-store.ts'
import type { AnyWrite, Declined, Stored } from './write.ts'

export interface StoredRoom {
  readonly id: string
  readonly createdBy: string
  readonly createdAt: number
  readonly settings: RoomSettings
}

export interface RoomSettings {
  readonly roles: readonly string[]
  /** Whom messages are for. */
  readonly entryRole: string
  /** How many tasks may be pending or in work at once before messages wait. */
  readonly parallel: number
  /** How long a claim without a sign of life counts as alive. */
  readonly leaseSeconds: number
  /** Whether a waiting agent may take work back from a suspect. Off unless someone turns it on [D28]. */
  readonly resetSuspects: boolean
}

export interface StoredRoomMessage {
  readonly position: number
  readonly sender: string
  readonly content: string
  readonly at: number
  /** The backlog items that go with it. */
  readonly attached: readonly string[]
  /** While it waits. */
  readonly queuePosition: number | null
  readonly taskId: string | null
}

/** A message as it is carried from store to store. */
export interface RoomMessageRecord extends StoredRoomMessage {
  readonly room: string
}

export interface Lease {
  readonly taskId: string
  readonly session: string
  readonly epoch: number
  readonly renewedAt: number
}

/** The room as a change of it needs to see it. */
export interface RoomView {
  readonly room: StoredRoom
  /** Pending, acknowledged and in progress; counted up to one more than may be. */
  readonly active: number
  /** What would be promoted next: a waiting message or a queued task. */
  readonly nextMessage: StoredRoomMessage | undefined
  readonly nextTask: RoomTask | undefined
  readonly lastQueuePosition: number
  readonly lastMessage: number
  /** The tasks asked for, those tied to them either way, and those the next message brings along, by id. */
  readonly tasks: ReadonlyMap<string, RoomTask>
}

export interface RoomWrites {
  readonly refused: false
  readonly writes: readonly AnyWrite[]
  readonly messages?: readonly StoredRoomMessage[]
  /** A message that has become a task. */
  readonly promoted?: { readonly position: number; readonly taskId: string }
}

export type RoomDecided = RoomWrites | Declined

export interface Claim {
  readonly room: string
  readonly role: string
  readonly session: string
  /** How many may be active in the room. */
  readonly parallel: number
}

export type ClaimOutcome =
  | { readonly found: 'held'; readonly task: RoomTask }
  /** The one that was claimed comes first. */
  | { readonly found: 'claimed'; readonly tasks: readonly RoomTask[] }
  | { readonly found: 'refused'; readonly refusal: Refusal }
  /** Whether something waits for a place that is free. */
  | { readonly found: 'nothing'; readonly promotable: boolean }

interface RoomTaskQuery {
  readonly room: string
  readonly statuses: readonly string[]
  readonly limit: number
}

/** What happened in a room last. */
export interface RoomHistory {
  /** Those that led to another status, oldest first. */
  readonly events: readonly TaskEvent[]
  /** The newest, and those the tasks came from, by position. */
  readonly messages: readonly StoredRoomMessage[]
  /** Whatever the events and the messages speak of. */
  readonly tasks: ReadonlyMap<string, RoomTask>
}

export interface RoomStore {
  /** False if there is one of this name. */
  insertRoom(room: StoredRoom, receipt?: Receipt<StoredRoom>): Promise<boolean>
  findRoom(id: string): Promise<StoredRoom | undefined>
  listRooms(): Promise<readonly StoredRoom[]>
  /** Undefined if there is no such room. */
  changeRoom<Decision extends RoomWrites>(
    room: string,
    taskIds: readonly string[],
    decide: (view: RoomView) => Decision | Declined,
    receipt?: Receipt<Stored<Decision>>,
  ): Promise<Stored<Decision> | Declined | undefined>
  /**
   * For a change that needs the rest of the room only if something waits there, or if `decide` says so. Many of them go
   * on beside each other; none is stored beside a `changeRoom`. Undefined if there is no such task.
   */
  changeUnlessWaiting(
    ref: TaskRef,
    decide: (task: Task) => Decided | 'whole room',
    receipt?: Receipt<Task>,
  ): Promise<Decided | 'whole room' | undefined>
  /** What the session holds already in this role; else the oldest pending task for it, with what is attached. */
  claimNext(claim: Claim, decide: (task: RoomTask, attached: readonly RoomTask[]) => RoomDecided): Promise<ClaimOutcome>
  /** Counted no further than `most`. */
  countPending(room: string, role: string, most: number): Promise<number>
  /** By queue position. */
  roomTasks(query: RoomTaskQuery): Promise<readonly RoomTask[]>
  waitingMessages(room: string, limit: number): Promise<readonly StoredRoomMessage[]>
  /** At most so many events, and so many of the newest messages. The cost is theirs, not the room's. */
  roomHistory(room: string, limit: number): Promise<RoomHistory>
  renewLease(lease: Lease): Promise<void>
  leasesOf(taskIds: readonly string[]): Promise<readonly Lease[]>
}
