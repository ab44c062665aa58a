// A repeatable-read transaction on a connection of its own: it sees the store as it was when it was opened.

import type { Snapshot } from '@pawl/operations'
import { toConversation, toMessage } from '../conversation-rows.ts'
import { toRecord } from '../record-rows.ts'
import { toRoom, toRoomMessage } from '../room-rows.ts'
import { type EventRow, misfiled, toEvent, toStoredEvent, toTask, toToken } from '../rows.ts'
import { securityEventsAfter } from './audit.ts'
import { postgresInsight } from './insight.ts'
import type { Statements } from './statements.ts'

export function snapshotOf(statements: Statements, close: () => Promise<void>): Snapshot {
  return {
    ...postgresInsight(statements),
    counts: async () => ({
      tasks: await statements.count('tasks'),
      events: await statements.count('events'),
      tokens: await statements.count('tokens'),
      conversations: await statements.count('conversations'),
      rooms: await statements.count('rooms'),
      roomMessages: await statements.count('room_messages'),
      records: await statements.count('records'),
      securityEvents: await statements.count('security_events'),
      lastNumber: await statements.lastNumber(),
    }),
    tasksAfter: async (number, limit) => {
      const rows = await statements.tasksAfter(number, limit)
      const events = Map.groupBy(
        await statements.eventsOfTasks(rows.map((row) => row.id)),
        (event: EventRow) => event.task_id,
      )
      return rows.map((row) => ({
        task: toTask(row),
        misfiled: misfiled(row),
        events: (events.get(row.id) ?? []).map(toEvent),
      }))
    },
    eventsAfter: async (position, limit) => (await statements.eventsAfter(position, limit)).map(toStoredEvent),
    orphanedTaskIds: (limit) => statements.orphanedTaskIds(limit),
    listTokens: async () => (await statements.tokens()).map(toToken),
    conversationsAfter: async (id, limit) => {
      const found = await statements.conversationsAfter(id, limit)
      const records = []
      for (const row of found) {
        records.push({ ...toConversation(row), messages: (await statements.messagesOf(row.id)).map(toMessage) })
      }
      return records
    },
    findTasks: async (ids) => (await statements.tasksById(ids)).map(toTask),
    recordsAfter: async (place, limit) => (await statements.recordsAfter(place, limit)).map(toRecord),
    recordsAbout: async (ids) => (await statements.recordsAbout(ids)).map(toRecord),
    securityEventsAfter: async (position, limit) => securityEventsAfter(statements, position, limit),
    wrongHeads: (limit) => statements.wrongHeads(limit),
    listRooms: async () => (await statements.rooms()).map(toRoom),
    roomMessagesAfter: async (room, position, limit) => {
      const rows = await statements.roomMessagesAfter(room, position, limit)
      return rows.map((row) => ({ room, ...toRoomMessage(row) }))
    },
    close,
  }
}
