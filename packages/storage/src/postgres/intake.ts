// Filling the store: one transaction that locks the workspace, so that nobody adds to it meanwhile.

import type { Intake, StoredMessage } from '@pawl/operations'
import { doesNotFit, saidTwice } from '../intake-errors.ts'
import { insertSecurityEvent } from './audit.ts'
import { connectedForLong, type Pool } from './connect.ts'
import { isConstraint, storeError } from './errors.ts'
import { snapshotOf } from './snapshot.ts'
import { Statements } from './statements.ts'
import { commit } from './store-writes.ts'

export async function openIntake(pool: Pool, workspace: string, afterCommit: () => void): Promise<Intake> {
  const client = await connectedForLong(pool)
  const statements = new Statements(client, workspace)
  const end = async (work: () => Promise<unknown>) => {
    let broken = true
    try {
      await work()
      broken = false
    } finally {
      client.release(broken)
    }
  }
  let rows = 0
  let knownRows = 1_000
  // Plans kept from when the tables were small choose an index that fits a small table: 100,000 foreign keys checked
  // that way take minutes. Each time the tables have doubled they are measured anew.
  const grown = async (by: number) => {
    rows += by
    if (rows < knownRows * 2) return
    knownRows = rows
    await statements.query('analyze pawl.events, pawl.tasks', [])
  }
  try {
    await statements.query('begin', [])
    // A sender may pause for as long as it likes.
    await statements.query('set local idle_in_transaction_session_timeout = 0', [])
    await statements.query('select 1 from pawl.workspaces where workspace = $1 for update', [workspace])
  } catch (error) {
    client.release(true)
    throw error
  }
  const said = async (conversation: string, messages: readonly StoredMessage[]) => {
    if ((await statements.insertMessages(conversation, messages)) !== messages.length) throw saidTwice(conversation)
  }
  const fitting = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      throw isConstraint(error) ? doesNotFit(error) : storeError(error)
    }
  }
  return {
    addEvents: (events) =>
      fitting(async () => {
        await statements.insertEvents(events)
        await grown(events.length)
      }),
    addTasks: (tasks) =>
      fitting(async () => {
        await statements.insertTasks(tasks)
        await grown(tasks.length)
      }),
    addTokens: (tokens) =>
      fitting(async () => {
        for (const token of tokens) await statements.insertToken(token)
      }),
    addConversations: (conversations) =>
      fitting(async () => {
        for (const { messages = [], ...conversation } of conversations) {
          await statements.insertConversation(conversation)
          if (messages.length > 0) await said(conversation.id, messages)
        }
      }),
    addMessages: (messages) =>
      fitting(async () => {
        for (const [conversation, own] of Map.groupBy(messages, (message) => message.conversation))
          await said(conversation, own)
      }),
    addRooms: (rooms) =>
      fitting(async () => {
        for (const room of rooms) await statements.insertRoom(room)
      }),
    addRoomMessages: (messages) => fitting(() => statements.insertRoomMessages(messages)),
    addRecords: (records) => fitting(() => statements.insertRecords(records)),
    addSecurityEvents: (events) =>
      fitting(async () => {
        for (const event of events) await insertSecurityEvent(statements, event)
      }),
    snapshot: () => snapshotOf(statements, async () => {}),
    commit: async () => {
      await end(() => commit(client))
      afterCommit()
    },
    abandon: () => end(() => statements.query('rollback', [])),
  }
}
