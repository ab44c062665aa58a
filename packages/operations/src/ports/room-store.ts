// What rooms need of a store.
//
// M1. Changes that depend on the whole room are decided one at a time for a room, on what is there, and stored whole.
// M2. Two who claim at once are never shown the same task, and neither waits for the other.
// M3. A session has one task at a time in a role of a room, also if it asks from two places at once.
// M4. A lease is a sign of life: losing one loses nothing.

import type { Refusal, RoomSettings } from '@pawl/contract'
import type { RoomTask, Task, TaskEvent } from '@pawl/kernel'
import type { Receipt } from './receipt-store.ts'
import type { StoredRecord } from './record-store.ts'
import type { Decided, TaskRef } from './task-store.ts'
import type { AnyWrite, Declined, Stored } from './write.ts'

/** A room as it was made. */
export interface MadeRoom {
  readonly id: string
  readonly createdBy: string
  readonly createdAt: number
  readonly settings: RoomSettings
}

/** A room as it is. Every change of it is a version of its record; one that was never changed has none. */
export interface StoredRoom extends MadeRoom {
  /** 1 until it is changed. */
  readonly version: number
  readonly state: 'open' | 'closed'
}

export type { RoomSettings }

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
  /** Higher comes first; 0 unless someone said. */
  readonly priority: number
  /** What else the task has that it becomes. */
  readonly fields: MessageFields
  /** If it was taken back before its turn came. */
  readonly cancelledAt: number | null
}

export type MessageFields = Pick<RoomTask['fields'], 'skills' | 'labels'>

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
  /** Some of the open tasks of the roles asked for, those that are held first. */
  readonly openWork: readonly RoomTask[]
  /** Whether what came of the message asked for is still open. */
  readonly isOpenFrom: boolean
  /** The heads of the records asked for. */
  readonly records: readonly StoredRecord[]
  /** The message asked for. */
  readonly message: StoredRoomMessage | undefined
  /** What waits to be claimed or for its turn, in order, if it was asked for. */
  readonly line: RoomLine
}

export interface RoomLine {
  readonly messages: readonly StoredRoomMessage[]
  /** Pending and queued. */
  readonly tasks: readonly RoomTask[]
}

/** What a change of a room has to see besides. */
export interface RoomNeeds {
  /** The open work of these roles, so many at the most. */
  readonly openWorkOf?: { readonly roles: readonly string[]; readonly limit: number }
  /** Whether the message at this position waits, or a task that came of it is not over. */
  readonly openFrom?: number
  readonly records?: readonly Pick<StoredRecord, 'kind' | 'id'>[]
  /** The message at this position. */
  readonly message?: number
  /** What waits, so many messages and so many tasks at the most. */
  readonly line?: number
}

export interface RoomWrites {
  readonly refused: false
  readonly writes: readonly AnyWrite[]
  readonly messages?: readonly StoredRoomMessage[]
  /** A message that has become a task. */
  readonly promoted?: { readonly position: number; readonly taskId: string }
  /** Messages as they are from now on; which they are says their position. */
  readonly changedMessages?: readonly StoredRoomMessage[]
  /** Versions of records that are stored with it. */
  readonly records?: readonly StoredRecord[]
}

export type RoomDecided = RoomWrites | Declined

export interface Claim {
  readonly room: string
  readonly role: string
  readonly session: string
  /** How many may be active in the room. */
  readonly parallel: number
  /** What whoever claims offers: a task that needs anything else is not for them. */
  readonly skills: readonly string[]
}

export type ClaimOutcome =
  | { readonly found: 'held'; readonly task: RoomTask }
  /** The one that was claimed comes first. */
  | { readonly found: 'claimed'; readonly tasks: readonly RoomTask[] }
  | { readonly found: 'refused'; readonly refusal: Refusal }
  /** Whether something waits for a place that is free; and whether there was something to claim, but no place for it. */
  | { readonly found: 'nothing'; readonly promotable: boolean; readonly heldBack?: true }

/** A claim that stands while whoever made it sleeps. */
export interface StandingClaim {
  /** The task, claimed; undefined if it came to nothing, and they should look for themselves. */
  readonly settled: Promise<RoomTask | undefined>
  /** It stands no longer. If a task is being claimed by it, that is waited for. */
  end(): Promise<RoomTask | undefined>
}

interface RoomTaskQuery {
  readonly room: string
  readonly statuses: readonly string[]
  readonly limit: number
}

interface PausedTaskQuery {
  /** Of the whole workspace if left out. */
  readonly of?: { readonly room: string; readonly role: string } | undefined
  readonly limit: number
}

interface AwaitingQuery {
  /** Only those with a higher number. */
  readonly after: number
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
  insertRoom(room: MadeRoom, receipt?: Receipt<MadeRoom>): Promise<boolean>
  /** It may be what it was a second ago; `now` is what it is now. */
  findRoom(id: string, as?: 'now'): Promise<StoredRoom | undefined>
  listRooms(): Promise<readonly StoredRoom[]>
  /** Undefined if there is no such room. */
  changeRoom<Decision extends RoomWrites>(
    room: string,
    taskIds: readonly string[],
    decide: (view: RoomView) => Decision | Declined,
    receipt?: Receipt<Stored<Decision>>,
    needs?: RoomNeeds,
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
  /**
   * What the session holds already in this role; else the next pending task for it that waits for nothing: by priority, then queue
   * position, then age. Nothing while `parallel` tasks of the room are held, however many are pending.
   */
  claimNext(claim: Claim, decide: (task: RoomTask, attached: readonly RoomTask[]) => RoomDecided): Promise<ClaimOutcome>
  /** Lets a task that this process brings into the room be claimed in the commit that brings it; undefined where a claim costs no round trip. */
  standClaim(
    claim: Claim,
    decide: (task: RoomTask, attached: readonly RoomTask[]) => RoomDecided,
  ): StandingClaim | undefined
  /** What may be claimed by whoever offers these skills, counted no further than `most`. */
  countPending(room: string, role: string, most: number, skills: readonly string[]): Promise<number>
  /** Tasks of all rooms that await a person: a review, or the answer to a question; those that a role was asked are among them. By number. */
  awaitingPerson(query: AwaitingQuery): Promise<readonly RoomTask[]>
  /** By priority, then queue position, then age. */
  roomTasks(query: RoomTaskQuery): Promise<readonly RoomTask[]>
  /** What rests, the first to end first. */
  pausedTasks(query: PausedTaskQuery): Promise<readonly RoomTask[]>
  waitingMessages(room: string, limit: number): Promise<readonly StoredRoomMessage[]>
  /** At most so many events, and so many of the newest messages. The cost is theirs, not the room's. */
  roomHistory(room: string, limit: number): Promise<RoomHistory>
  renewLease(lease: Lease): Promise<void>
  leasesOf(taskIds: readonly string[]): Promise<readonly Lease[]>
}
