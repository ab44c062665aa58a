// Filling the store: one write transaction on a connection of its own, while the queue is held.

import type { DatabaseSync } from 'node:sqlite'
import type { Intake } from '@pawl/operations'
import { storeError } from './errors.ts'
import { snapshotOf } from './snapshot.ts'
import { Statements } from './statements.ts'

export function openIntake(database: DatabaseSync, workspace: string, release: () => void): Intake {
  const statements = new Statements(database, workspace)
  const end = (sql: string) => {
    try {
      if (database.isTransaction) database.exec(sql)
    } catch (error) {
      throw storeError(error)
    } finally {
      if (database.isOpen) database.close()
      release()
    }
  }
  const guarded = (work: () => void) => {
    try {
      work()
    } catch (error) {
      throw storeError(error)
    }
  }
  guarded(() => database.exec('begin immediate'))
  return {
    addEvents: async (events) =>
      guarded(() => {
        for (const event of events) statements.insertEvent(event)
      }),
    addTasks: async (tasks) =>
      guarded(() => {
        for (const task of tasks) {
          statements.insertTask(task)
          statements.raiseLastNumber(task.number)
        }
      }),
    addTokens: async (tokens) =>
      guarded(() => {
        for (const token of tokens) statements.insertToken(token)
      }),
    addConversations: async (conversations) =>
      guarded(() => {
        for (const { messages, ...conversation } of conversations) {
          statements.insertConversation(conversation)
          for (const message of messages) statements.insertMessage(conversation.id, message)
        }
      }),
    snapshot: () => snapshotOf(statements, () => {}),
    commit: async () => end('commit'),
    abandon: async () => end('rollback'),
  }
}
