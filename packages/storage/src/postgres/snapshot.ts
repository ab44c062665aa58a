// A repeatable-read transaction on a connection of its own: it sees the store as it was when it was opened.

import type { Snapshot } from '@pawl/operations'
import { toConversation, toMessage } from '../conversation-rows.ts'
import { toRecord } from '../record-rows.ts'
import { toMadeRoom, toRoomMessage } from '../room-rows.ts'
import { type EventRow, toEvent, toStoredEvent, toTask, toToken } from '../rows.ts'
import { toSecurityEvent } from '../security-event-rows.ts'
import type { Client } from './connect.ts'
import { postgresInsight } from './insight.ts'
import { Sender } from './send.ts'
import { conversationsAfter } from './statements/conversations.ts'
import { eventsAfter, eventsOfTasks, orphanedTaskIds } from './statements/events.ts'
import { messagesOf } from './statements/messages.ts'
import { recordsAbout, recordsAfter, wrongRecordHeads } from './statements/records.ts'
import { roomMessagesAfter } from './statements/room-messages.ts'
import { madeRooms } from './statements/rooms.ts'
import { securityEventsAfter } from './statements/security-events.ts'
import { tasksAfter, tasksById } from './statements/tasks.ts'
import { allTokens } from './statements/tokens.ts'
import { countRows, lastNumber } from './statements/workspaces.ts'
import { mislisted } from './task-listing.ts'

export async function openSnapshot(client: Client, workspace: string): Promise<Snapshot> {
  const sender = new Sender(client, workspace)
  try {
    await sender.command('begin isolation level repeatable read read only')
    // Whoever reads an export may pause for as long as they like.
    await sender.command('set local idle_in_transaction_session_timeout = 0')
  } catch (error) {
    client.release(true)
    throw error
  }
  return snapshotOf(sender, async () => {
    await client.query('rollback').catch(() => {})
    client.release()
  })
}

export function snapshotOf(sender: Sender, close: () => Promise<void>): Snapshot {
  return {
    ...postgresInsight(sender),
    counts: async () => ({
      tasks: await countRows(sender, 'tasks'),
      events: await countRows(sender, 'events'),
      tokens: await countRows(sender, 'tokens'),
      conversations: await countRows(sender, 'conversations'),
      rooms: await countRows(sender, 'rooms'),
      roomMessages: await countRows(sender, 'room_messages'),
      records: await countRows(sender, 'records'),
      securityEvents: await countRows(sender, 'security_events'),
      lastNumber: await lastNumber(sender),
    }),
    tasksAfter: async (number, limit) => {
      const rows = await tasksAfter(sender, number, limit)
      const events = Map.groupBy(
        await eventsOfTasks(
          sender,
          rows.map((row) => row.id),
        ),
        (event: EventRow) => event.task_id,
      )
      return rows.map((row) => ({
        task: toTask(row),
        misfiled: mislisted(row),
        events: (events.get(row.id) ?? []).map(toEvent),
      }))
    },
    eventsAfter: async (position, limit) => (await eventsAfter(sender, position, limit)).map(toStoredEvent),
    orphanedTaskIds: (limit) => orphanedTaskIds(sender, limit),
    listTokens: async () => (await allTokens(sender)).map(toToken),
    conversationsAfter: async (id, limit) => {
      const found = await conversationsAfter(sender, id, limit)
      const records = []
      for (const row of found) {
        records.push({ ...toConversation(row), messages: (await messagesOf(sender, row.id)).map(toMessage) })
      }
      return records
    },
    findTasks: async (ids) => (await tasksById(sender, ids)).map(toTask),
    recordsAfter: async (place, limit) => (await recordsAfter(sender, place, limit)).map(toRecord),
    recordsAbout: async (ids) => (await recordsAbout(sender, ids)).map(toRecord),
    securityEventsAfter: async (position, limit) =>
      (await securityEventsAfter(sender, position, limit)).map(toSecurityEvent),
    wrongHeads: (limit) => wrongRecordHeads(sender, limit),
    listRooms: async () => (await madeRooms(sender)).map(toMadeRoom),
    roomMessagesAfter: async (room, position, limit) => {
      const rows = await roomMessagesAfter(sender, room, position, limit)
      return rows.map((row) => ({ room, ...toRoomMessage(row) }))
    },
    close,
  }
}
