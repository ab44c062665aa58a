// What the operations need of a store, in the domain's words. SQLite and PostgreSQL give it; one suite holds both to it.
//
// S1. A task and its event are stored together or not at all, and a task is never stored over a version it was not
//     decided on.
// S2. Whoever is told of success can pull the plug: the change is durable by then.
// S3. Events are only ever added. The database itself refuses anything else.
// S4. `decide` may be called again with a newer task; it must be pure.
// S5. Positions order the events so that whoever resumes after one misses none that is stored later.
// S6. A write that is given a receipt stores it too (receipt-store.ts); a refusal stores nothing.

import type { Access, Refusal } from '@pawl/contract'
import type { Task, TaskEvent } from '@pawl/kernel'
import type {
  ConversationRecord,
  ConversationStore,
  MessageRecord,
  StoredConversation,
  StoredMessage,
} from './conversation-store.ts'
import type { InsightReader } from './insight-store.ts'
import type { Receipt, ReceiptStore } from './receipt-store.ts'
import type { RecordPlace, RecordStore, StoredRecord } from './record-store.ts'
import type { RoomMessageRecord, RoomStore, StoredRoom } from './room-store.ts'
import type { Write } from './write.ts'

export const DEFAULT_WORKSPACE = 'default'

/** Everything below belongs to one workspace; every key in the database starts with it. */
export interface WorkspaceStore extends TaskStore, TokenStore, ConversationStore, RoomStore, RecordStore, ReceiptStore {
  /** Writes as every change does, and changes nothing: throws what a change would. */
  probe(): Promise<void>
  /** A view of the store as it is now, whatever others write meanwhile. Close it. */
  openSnapshot(): Promise<Snapshot>
  /** Starts to fill the store. Nobody else writes until the intake is committed or abandoned. */
  openIntake(): Promise<Intake>
}

/** What is to become of a task: this, nothing for that reason, or nothing because it is so already. */
export type Decided =
  | (Write & { readonly refused: false; readonly unchanged?: undefined })
  | { readonly refused: true; readonly refusal: Refusal }
  | { readonly refused: false; readonly unchanged: Task }

export type TaskRef = { readonly number: number } | { readonly id: string }

export interface StoredEvent {
  readonly event: TaskEvent
  readonly position: string
}

interface TaskStore {
  /** Stores a new task under the next free number. */
  insertTask(build: (number: number) => Write, receipt?: Receipt<Task>): Promise<Write>
  /** Loads a task, asks what is to become of it, and stores that; or stores nothing and hands back the refusal. */
  changeTask(ref: TaskRef, decide: (task: Task) => Decided, receipt?: Receipt<Task>): Promise<Decided | undefined>

  findTask(ref: TaskRef): Promise<Task | undefined>
  /** Those of these ids that there are, in any order. */
  findTasks(ids: readonly string[]): Promise<readonly Task[]>
  listTasks(query: TaskQuery): Promise<readonly Task[]>
  /** How many tasks of a lifecycle are in each status that has any. */
  countTasks(lifecycle: string): Promise<StatusCounts>
  /** Oldest first. */
  taskEvents(taskId: string): Promise<readonly StoredEvent[]>
  /** What this actor did, newest first. */
  actorEvents(actor: string, limit: number): Promise<readonly StoredEvent[]>

  /** In the order of their positions, after the one given. */
  eventsAfter(position: string | null, limit: number): Promise<readonly StoredEvent[]>
  /** Of all events, or of those before a moment. */
  lastPosition(before?: number): Promise<string | null>
  /** Calls back when there may be new events. A hint: it may come early, late or once for many. */
  onEvents(listener: EventsListener): () => void
  /** The same for what has no event of its own: records, rooms, and what is said in them. */
  onRecords(listener: () => void): () => void
}

/** With the tasks that were written, if the store knows: what another process wrote it does not. */
export type EventsListener = (written?: readonly Task[]) => void

export type StatusCounts = { readonly [status: string]: number }

export type TaskSort = 'number' | 'deadline' | 'priority' | 'updated'

export interface TaskQuery {
  readonly lifecycle: string
  readonly statuses: readonly string[]
  readonly priority?: string
  readonly dueBefore?: string
  readonly dueAfter?: string
  readonly text?: string
  readonly sort: TaskSort
  readonly limit: number
  readonly after?: SortKey
}

/** Where a task stands in a sorted list; the number breaks ties. */
export interface SortKey {
  readonly key: string | number
  readonly number: number
}

export interface StoredToken {
  readonly name: string
  readonly actor: string
  readonly may: Access
  readonly secretHash: string
  readonly createdAt: number
  readonly revokedAt: number | null
}

interface TokenStore {
  /** False if the name is taken. */
  insertToken(token: StoredToken, receipt?: Receipt<StoredToken>): Promise<boolean>
  findTokenByHash(secretHash: string): Promise<StoredToken | undefined>
  listTokens(): Promise<readonly StoredToken[]>
  /** Undefined if there is none of this name; a token revoked before keeps its time. */
  revokeToken(name: string, at: number, receipt?: Receipt<StoredToken>): Promise<StoredToken | undefined>
}

export interface StoreCounts {
  readonly tasks: number
  readonly events: number
  readonly tokens: number
  readonly conversations: number
  readonly rooms: number
  readonly roomMessages: number
  /** Versions of records. */
  readonly records: number
  /** The highest number given out. */
  readonly lastNumber: number
}

/** A task with all its events, oldest first. */
export interface TaskRecord {
  readonly task: Task
  readonly events: readonly TaskEvent[]
  /** The columns by which it is listed that do not fit its fields. */
  readonly misfiled: readonly string[]
}

export interface Snapshot extends InsightReader {
  counts(): Promise<StoreCounts>
  /** By number, after the one given, each with its events, oldest first. */
  tasksAfter(number: number, limit: number): Promise<readonly TaskRecord[]>
  eventsAfter(position: string | null, limit: number): Promise<readonly StoredEvent[]>
  /** Ids that events speak of and no task has. */
  orphanedTaskIds(limit: number): Promise<readonly string[]>
  listTokens(): Promise<readonly StoredToken[]>
  /** By id, after the one given, each with everything that was said in it. */
  conversationsAfter(id: string, limit: number): Promise<readonly ConversationRecord[]>
  /** Those of these ids that there are, in any order. */
  findTasks(ids: readonly string[]): Promise<readonly Task[]>
  /** Every version of every record, by kind, id and version, after the one given. */
  recordsAfter(place: RecordPlace, limit: number): Promise<readonly StoredRecord[]>
  /** Heads of results, cases, messages and items about these tasks, in any order. */
  recordsAbout(taskIds: readonly string[]): Promise<readonly StoredRecord[]>
  /** Records whose head is not their newest version, and heads that have none. */
  wrongHeads(limit: number): Promise<readonly { readonly kind: string; readonly id: string }[]>
  /** By name. */
  listRooms(): Promise<readonly StoredRoom[]>
  /** Of one room, by position, after the one given. */
  roomMessagesAfter(room: string, position: number, limit: number): Promise<readonly RoomMessageRecord[]>
  close(): Promise<void>
}

export interface Intake {
  addEvents(events: readonly TaskEvent[]): Promise<void>
  addTasks(tasks: readonly Task[]): Promise<void>
  addTokens(tokens: readonly StoredToken[]): Promise<void>
  /** With what was said in them, if that does not come by itself. */
  addConversations(
    conversations: readonly (StoredConversation & { readonly messages?: readonly StoredMessage[] })[],
  ): Promise<void>
  addMessages(messages: readonly MessageRecord[]): Promise<void>
  addRecords(records: readonly StoredRecord[]): Promise<void>
  addRooms(rooms: readonly StoredRoom[]): Promise<void>
  addRoomMessages(messages: readonly RoomMessageRecord[]): Promise<void>
  /** What the store will hold, seen from inside. */
  snapshot(): Snapshot
  commit(): Promise<void>
  abandon(): Promise<void>
}
