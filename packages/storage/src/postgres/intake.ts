// Filling the store: one transaction that locks the workspace, so that nobody adds to it meanwhile.

import type { Intake } from '@pawl/operations'
import type { Client } from './connect.ts'
import { storeError } from './errors.ts'
import { snapshotOf } from './snapshot.ts'
import { Statements } from './statements.ts'

export async function openIntake(client: Client, workspace: string, afterCommit: () => void): Promise<Intake> {
  const statements = new Statements(client, workspace)
  const end = async (sql: string) => {
    let failure: unknown
    try {
      await client.query(sql)
    } catch (error) {
      failure = storeError(error)
    }
    client.release(failure !== undefined)
    if (failure !== undefined) throw failure
  }
  let rows = 0
  let knownRows = 1_000
  // Plans kept from when the tables were small choose an index that fits a small table: 100,000 foreign keys checked
  // that way take minutes. Each time the tables have doubled they are measured anew.
  const grown = async (by: number) => {
    rows += by
    if (rows < knownRows * 2) return
    knownRows = rows
    await client.query('analyze pawl.events, pawl.tasks')
  }
  await client.query('begin')
  await client.query('select 1 from pawl.workspaces where workspace = $1 for update', [workspace])
  return {
    addEvents: async (events) => {
      await statements.insertEvents(events)
      await grown(events.length)
    },
    addTasks: async (tasks) => {
      await statements.insertTasks(tasks)
      await grown(tasks.length)
    },
    addTokens: async (tokens) => {
      for (const token of tokens) await statements.insertToken(token)
    },
    addConversations: async (conversations) => {
      for (const { messages, ...conversation } of conversations) {
        await statements.insertConversation(conversation)
        await statements.insertMessages(conversation.id, messages)
      }
    },
    addRooms: async (rooms) => {
      for (const room of rooms) await statements.insertRoom(room)
    },
    addRoomMessages: (messages) => statements.insertRoomMessages(messages),
    addRecords: async (records) => {
      await statements.insertRecords(records)
    },
    snapshot: () => snapshotOf(statements, async () => {}),
    commit: async () => {
      await end('commit')
      afterCommit()
    },
    abandon: () => end('rollback'),
  }
}
