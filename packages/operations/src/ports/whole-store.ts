// What is asked of a store as a whole: whether it works, everything in it as of one moment, and filling it.

import type { Task, TaskEvent } from '@pawl/kernel'
import type { SecurityEvent, StoredSecurityEvent } from './audit-store.ts'
import type { ConversationRecord, MessageRecord, StoredConversation, StoredMessage } from './conversation-store.ts'
import type { InsightReader } from './insight-store.ts'
import type { RecordPlace, StoredRecord } from './record-store.ts'
import type { MadeRoom, RoomMessageRecord } from './room-store.ts'
import type { StoredSession } from './session-store.ts'
import type { StoredEvent } from './task-store.ts'
import type { StoredToken } from './token-store.ts'

export interface WholeStore {
  /** Writes as every change does, and changes nothing: throws what a change would. */
  probe(): Promise<void>
  /** A view of the store as it is now, whatever others write meanwhile. Close it. */
  openSnapshot(): Promise<Snapshot>
  /** Starts to fill the store. Nobody else writes until the intake is committed or abandoned. */
  openIntake(): Promise<Intake>
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
  readonly securityEvents: number
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
  /** By position, after the one given. */
  securityEventsAfter(position: number, limit: number): Promise<readonly StoredSecurityEvent[]>
  /** By name. */
  listRooms(): Promise<readonly MadeRoom[]>
  /** Of one room, by position, after the one given. */
  roomMessagesAfter(room: string, position: number, limit: number): Promise<readonly RoomMessageRecord[]>
  close(): Promise<void>
}

export interface Intake {
  addEvents(events: readonly TaskEvent[]): Promise<void>
  addTasks(tasks: readonly Task[]): Promise<void>
  addTokens(tokens: readonly StoredToken[]): Promise<void>
  /** But for those whose names are taken. */
  addSessions(sessions: readonly StoredSession[]): Promise<void>
  /** With what was said in them, if that does not come by itself. */
  addConversations(
    conversations: readonly (StoredConversation & { readonly messages?: readonly StoredMessage[] })[],
  ): Promise<void>
  addMessages(messages: readonly MessageRecord[]): Promise<void>
  addRecords(records: readonly StoredRecord[]): Promise<void>
  addSecurityEvents(events: readonly SecurityEvent[]): Promise<void>
  addRooms(rooms: readonly MadeRoom[]): Promise<void>
  addRoomMessages(messages: readonly RoomMessageRecord[]): Promise<void>
  /** What the store will hold, seen from inside. */
  snapshot(): Snapshot
  commit(): Promise<void>
  abandon(): Promise<void>
}
