// A read transaction on a connection of its own: it sees the store as it was when it was opened.
// SQLite answers at once; between pages whoever else wants something of this process gets a turn.

import { setImmediate as breathe } from 'node:timers/promises'
import type { Snapshot } from '@pawl/operations'
import { toConversation, toMessage } from '../conversation-rows.ts'
import { toRecord } from '../record-rows.ts'
import { toRoom, toRoomMessage } from '../room-rows.ts'
import { misfiled, toEvent, toStoredEvent, toTask, toToken } from '../rows.ts'
import { securityEventsAfter } from './audit.ts'
import { sqliteInsight } from './insight.ts'
import type { Statements } from './statements.ts'

export function snapshotOf(statements: Statements, close: () => void): Snapshot {
  return {
    ...sqliteInsight(statements),
    counts: async () => ({
      tasks: statements.count('tasks'),
      events: statements.count('events'),
      tokens: statements.count('tokens'),
      conversations: statements.count('conversations'),
      rooms: statements.count('rooms'),
      roomMessages: statements.count('room_messages'),
      records: statements.count('records'),
      securityEvents: statements.count('security_events'),
      lastNumber: statements.lastNumber(),
    }),
    tasksAfter: async (number, limit) => {
      await breathe()
      return statements.tasksAfter(number, limit).map((row) => ({
        task: toTask(row),
        misfiled: misfiled(row),
        events: statements.eventsOfTask(row.id).map(toEvent),
      }))
    },
    eventsAfter: async (position, limit) => {
      await breathe()
      return statements.eventsAfter(Number(position ?? 0), limit).map(toStoredEvent)
    },
    orphanedTaskIds: async (limit) => statements.orphanedTaskIds(limit),
    listTokens: async () => statements.tokens().map(toToken),
    conversationsAfter: async (id, limit) =>
      statements.conversationsAfter(id, limit).map((row) => ({
        ...toConversation(row),
        messages: statements.messagesOf(row.id).map(toMessage),
      })),
    findTasks: async (ids) => ids.flatMap((id) => statements.findTask({ id }) ?? []),
    listRooms: async () => statements.rooms().map(toRoom),
    roomMessagesAfter: async (room, position, limit) => {
      await breathe()
      return statements.roomMessagesAfter(room, position, limit).map((row) => ({ room, ...toRoomMessage(row) }))
    },
    recordsAfter: async (place, limit) => {
      await breathe()
      return statements.recordsAfter(place, limit).map(toRecord)
    },
    recordsAbout: async (ids) => ids.flatMap((id) => statements.recordsAbout(id)).map(toRecord),
    securityEventsAfter: async (position, limit) => securityEventsAfter(statements, position, limit),
    wrongHeads: async (limit) => statements.wrongHeads(limit),
    close: async () => close(),
  }
}
