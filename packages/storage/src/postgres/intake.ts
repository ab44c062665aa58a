// Filling the store: one transaction that locks the workspace, so that nobody adds to it meanwhile.

import type { Intake, StoredMessage } from '@pawl/operations'
import { doesNotFit, saidTwice } from '../intake-errors.ts'
import type { Client } from './connect.ts'
import { isConstraint, storeError } from './errors.ts'
import { Sender } from './send.ts'
import { snapshotOf } from './snapshot.ts'
import { insertConversation } from './statements/conversations.ts'
import { insertEvents } from './statements/events.ts'
import { insertMessages } from './statements/messages.ts'
import { insertRecords } from './statements/records.ts'
import { insertRoomMessages } from './statements/room-messages.ts'
import { insertRoom } from './statements/rooms.ts'
import { insertSecurityEvent } from './statements/security-events.ts'
import { registerSessions } from './statements/sessions.ts'
import { insertTasks } from './statements/task-writes.ts'
import { insertToken } from './statements/tokens.ts'
import { lockWorkspace } from './statements/workspaces.ts'
import { commit } from './store-writes.ts'

export async function openIntake(client: Client, workspace: string, afterCommit: () => void): Promise<Intake> {
  const sender = new Sender(client, workspace)
  const end = async (work: () => Promise<unknown>) => {
    let broken = true
    try {
      await work()
      broken = false
    } finally {
      client.release(broken)
    }
  }
  const grown = measuringAnew(sender)
  try {
    await sender.command('begin')
    // A sender may pause for as long as it likes.
    await sender.command('set local idle_in_transaction_session_timeout = 0')
    await lockWorkspace(sender)
  } catch (error) {
    client.release(true)
    throw error
  }
  const said = async (conversation: string, messages: readonly StoredMessage[]) => {
    if ((await insertMessages(sender, conversation, messages)) !== messages.length) throw saidTwice(conversation)
  }
  const fitting = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      throw isConstraint(error) ? doesNotFit(error) : storeError(error)
    }
  }
  /** All that were given in one statement. */
  const adding =
    <Row>(insert: (rows: readonly Row[]) => Promise<unknown>) =>
    (rows: readonly Row[]) =>
      fitting(() => insert(rows))
  const addingEach = <Row>(insert: (row: Row) => Promise<unknown>) =>
    adding<Row>(async (rows) => {
      for (const row of rows) await insert(row)
    })
  return {
    addEvents: adding(async (events) => {
      await insertEvents(sender, events)
      await grown(events.length)
    }),
    addTasks: adding(async (tasks) => {
      await insertTasks(sender, tasks)
      await grown(tasks.length)
    }),
    addTokens: addingEach((token) => insertToken(sender, token)),
    addSessions: adding(async (sessions) => {
      if (sessions.length > 0) await registerSessions(sender, sessions)
    }),
    addConversations: addingEach(async ({ messages = [], ...conversation }) => {
      await insertConversation(sender, conversation)
      if (messages.length > 0) await said(conversation.id, messages)
    }),
    addMessages: adding(async (messages) => {
      for (const [conversation, own] of Map.groupBy(messages, (message) => message.conversation))
        await said(conversation, own)
    }),
    addRooms: addingEach((room) => insertRoom(sender, room)),
    addRoomMessages: adding((messages) => insertRoomMessages(sender, messages)),
    addRecords: adding((records) => insertRecords(sender, records)),
    addSecurityEvents: addingEach((event) => insertSecurityEvent(sender, event)),
    snapshot: () => snapshotOf(sender, async () => {}),
    commit: async () => {
      await end(() => commit(client))
      afterCommit()
    },
    abandon: () => end(() => sender.command('rollback')),
  }
}

/**
 * Plans kept from when the tables were small choose an index that fits a small table: 100,000 foreign keys checked that way take
 * minutes. Each time the tables have doubled they are measured anew.
 */
function measuringAnew(sender: Sender): (added: number) => Promise<void> {
  let rows = 0
  let knownRows = 100
  return async (added) => {
    rows += added
    if (rows < knownRows * 2) return
    knownRows = rows
    await sender.command('analyze pawl.events, pawl.tasks, pawl.record_heads')
  }
}
