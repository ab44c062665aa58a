// The whole store as lines, oldest event first, so that either database can be filled from either.
// The last line says how many lines there are and their checksum: a file that was cut off is not taken for a whole one.

import type { Task, TaskEvent } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import type { SecurityEvent, StoredSecurityEvent } from '../ports/audit-store.ts'
import type { ConversationRecord, MessageRecord, StoredConversation } from '../ports/conversation-store.ts'
import type { RecordPlace, StoredRecord } from '../ports/record-store.ts'
import type { MadeRoom, RoomMessageRecord } from '../ports/room-store.ts'
import type { StoredToken } from '../ports/token-store.ts'
import type { Snapshot, WholeStore } from '../ports/whole-store.ts'

/** 2: what was said in a conversation has lines of its own, so that no line grows with it. */
export const EXPORT_FORMAT = 2
const PAGE = 1000
/** Each with everything that was said in it. */
const CONVERSATIONS_PAGE = 20

export type ExportLine =
  | {
      kind: 'pawl-export'
      format: number
      exportedAt: number
      tasks: number
      events: number
      tokens: number
      conversations: number
      /** Exports from before there were rooms do not say. */
      rooms?: number
      roomMessages?: number
      records?: number
      securityEvents?: number
    }
  | ({ kind: 'event' } & TaskEvent)
  | ({ kind: 'task' } & Task)
  | ({ kind: 'token' } & StoredToken)
  | ({ kind: 'conversation' } & StoredConversation)
  | ({ kind: 'message' } & MessageRecord)
  | ({ kind: 'room' } & MadeRoom)
  | ({ kind: 'room-message' } & RoomMessageRecord)
  | { kind: 'record'; record: StoredRecord }
  | { kind: 'security-event'; event: SecurityEvent }
  | { kind: 'end'; lines: number; checksum: string }

export async function* exportStore(context: Context<WholeStore>): AsyncGenerator<string> {
  const checksum = crypto().createHash('sha256')
  let lines = 0
  for await (const line of exportedLines(context)) {
    const text = JSON.stringify(line)
    checksum.update(`${text}\n`)
    lines++
    yield text
  }
  yield JSON.stringify({ kind: 'end', lines, checksum: checksum.digest('hex') } satisfies ExportLine)
}

function* conversationLines({ messages, ...conversation }: ConversationRecord): Generator<ExportLine> {
  yield { kind: 'conversation', ...conversation }
  // A moment means something only in the database it was taken in.
  for (const message of messages) yield { kind: 'message', conversation: conversation.id, ...message, moment: null }
}

/** Leases are signs of life of another place: they stay there. */
export async function* roomMessages(snapshot: Snapshot, room: string): AsyncGenerator<RoomMessageRecord> {
  let page = await snapshot.roomMessagesAfter(room, 0, PAGE)
  while (page.length > 0) {
    yield* page
    page = await snapshot.roomMessagesAfter(room, page.at(-1)?.position ?? 0, PAGE)
  }
}

/** Oldest first. */
export async function* securityEventsIn(snapshot: Snapshot): AsyncGenerator<StoredSecurityEvent> {
  let page = await snapshot.securityEventsAfter(0, PAGE)
  while (page.length > 0) {
    yield* page
    page = await snapshot.securityEventsAfter(page.at(-1)?.position ?? 0, PAGE)
  }
}

async function* exportedLines(context: Context<WholeStore>): AsyncGenerator<ExportLine> {
  const snapshot = await context.store.openSnapshot()
  try {
    const { lastNumber: _, ...counts } = await snapshot.counts()
    yield { kind: 'pawl-export', format: EXPORT_FORMAT, exportedAt: context.now(), ...counts }
    let page = await snapshot.eventsAfter(null, PAGE)
    while (page.length > 0) {
      for (const { event } of page) yield { kind: 'event', ...event }
      page = await snapshot.eventsAfter(page.at(-1)?.position ?? null, PAGE)
    }
    let tasks = await snapshot.tasksAfter(0, PAGE)
    while (tasks.length > 0) {
      for (const { task } of tasks) yield { kind: 'task', ...task }
      tasks = await snapshot.tasksAfter(tasks.at(-1)?.task.number ?? 0, PAGE)
    }
    for (const token of await snapshot.listTokens()) yield { kind: 'token', ...token }
    let talks = await snapshot.conversationsAfter('', CONVERSATIONS_PAGE)
    while (talks.length > 0) {
      for (const talk of talks) yield* conversationLines(talk)
      talks = await snapshot.conversationsAfter(talks.at(-1)?.id ?? '', CONVERSATIONS_PAGE)
    }
    const rooms = await snapshot.listRooms()
    for (const room of rooms) yield { kind: 'room', ...room }
    for (const { id } of rooms) {
      for await (const message of roomMessages(snapshot, id)) yield { kind: 'room-message', ...message }
    }
    let place: RecordPlace = { kind: '', id: '', version: 0 }
    for (;;) {
      const records = await snapshot.recordsAfter(place, PAGE)
      for (const record of records) yield { kind: 'record', record }
      const last = records.at(-1)
      if (last === undefined) break
      place = last
    }
    for await (const { position: _, ...event } of securityEventsIn(snapshot)) yield { kind: 'security-event', event }
  } finally {
    await snapshot.close()
  }
}
