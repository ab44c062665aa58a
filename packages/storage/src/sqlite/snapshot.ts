// A read transaction on a connection of its own: it sees the store as it was when it was opened.
// SQLite answers at once; between pages whoever else wants something of this process gets a turn.

import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Snapshot } from '@pawl/operations'
import { toConversation, toMessage } from '../conversation-rows.ts'
import { toRecord } from '../record-rows.ts'
import { toMadeRoom, toRoomMessage } from '../room-rows.ts'
import { misfiled, toEvent, toStoredEvent, toTask, toToken } from '../rows.ts'
import { toSecurityEvent } from '../security-event-rows.ts'
import { translated } from './errors.ts'
import { sqliteInsight } from './insight.ts'
import { Sender } from './send.ts'
import { conversationsAfter } from './statements/conversations.ts'
import { eventsAfter, eventsOfTask, orphanedTaskIds } from './statements/events.ts'
import { messagesOf } from './statements/messages.ts'
import { recordsAbout, recordsAfter, wrongRecordHeads } from './statements/records.ts'
import { roomMessagesAfter } from './statements/room-messages.ts'
import { madeRooms } from './statements/rooms.ts'
import { securityEventsAfter } from './statements/security-events.ts'
import { taskById, tasksAfter } from './statements/tasks.ts'
import { allTokens } from './statements/tokens.ts'
import { countRows, lastNumber } from './statements/workspaces.ts'

export function openSnapshot(reader: DatabaseSync, workspace: string): Snapshot {
  translated(() => reader.exec('begin'))
  return snapshotOf(new Sender(reader, workspace), () => reader.close())
}

export function snapshotOf(sender: Sender, close: () => void): Snapshot {
  return {
    ...sqliteInsight(sender),
    counts: async () => ({
      tasks: countRows(sender, 'tasks'),
      events: countRows(sender, 'events'),
      tokens: countRows(sender, 'tokens'),
      conversations: countRows(sender, 'conversations'),
      rooms: countRows(sender, 'rooms'),
      roomMessages: countRows(sender, 'room_messages'),
      records: countRows(sender, 'records'),
      securityEvents: countRows(sender, 'security_events'),
      lastNumber: lastNumber(sender),
    }),
    tasksAfter: async (number, limit) => {
      await breathe()
      return tasksAfter(sender, number, limit).map((row) => ({
        task: toTask(row),
        misfiled: misfiled(row),
        events: eventsOfTask(sender, row.id).map(toEvent),
      }))
    },
    eventsAfter: async (position, limit) => {
      await breathe()
      return eventsAfter(sender, Number(position ?? 0), limit).map(toStoredEvent)
    },
    orphanedTaskIds: async (limit) => orphanedTaskIds(sender, limit),
    listTokens: async () => allTokens(sender).map(toToken),
    conversationsAfter: async (id, limit) =>
      conversationsAfter(sender, id, limit).map((row) => ({
        ...toConversation(row),
        messages: messagesOf(sender, row.id).map(toMessage),
      })),
    findTasks: async (ids) => ids.flatMap((id) => taskById(sender, id) ?? []),
    listRooms: async () => madeRooms(sender).map(toMadeRoom),
    roomMessagesAfter: async (room, position, limit) => {
      await breathe()
      return roomMessagesAfter(sender, room, position, limit).map((row) => ({ room, ...toRoomMessage(row) }))
    },
    recordsAfter: async (place, limit) => {
      await breathe()
      return recordsAfter(sender, place, limit).map(toRecord)
    },
    recordsAbout: async (ids) => ids.flatMap((id) => recordsAbout(sender, id)).map(toRecord),
    securityEventsAfter: async (position, limit) => securityEventsAfter(sender, position, limit).map(toSecurityEvent),
    wrongHeads: async (limit) => wrongRecordHeads(sender, limit),
    close: async () => close(),
  }
}
