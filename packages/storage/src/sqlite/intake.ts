// Filling the store: one write transaction on a connection of its own, while the queue is held.

import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Intake, StoredMessage } from '@pawl/operations'
import { doesNotFit, saidTwice } from '../intake-errors.ts'
import { insertSecurityEvent } from './audit.ts'
import { isConstraint, storeError } from './errors.ts'
import { newerSchema } from './newer-schema.ts'
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
  const guarded = async (work: () => void) => {
    // Others of this process get a turn between batches.
    await breathe()
    try {
      work()
    } catch (error) {
      throw isConstraint(error) ? doesNotFit(error) : storeError(error)
    }
  }
  const said = (conversation: string, message: StoredMessage) => {
    if (!statements.insertMessage(conversation, message)) throw saidTwice(conversation)
  }
  try {
    database.exec('begin immediate')
    const refusal = newerSchema(database)()
    if (refusal !== undefined) throw refusal
  } catch (error) {
    database.close()
    throw storeError(error)
  }
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
        for (const { messages = [], ...conversation } of conversations) {
          statements.insertConversation(conversation)
          for (const message of messages) said(conversation.id, message)
        }
      }),
    addMessages: async (messages) =>
      guarded(() => {
        for (const { conversation, ...message } of messages) said(conversation, message)
      }),
    addRooms: async (rooms) =>
      guarded(() => {
        for (const room of rooms) statements.insertRoom(room)
      }),
    addRoomMessages: async (messages) =>
      guarded(() => {
        for (const { room, ...message } of messages) statements.insertRoomMessage(room, message)
      }),
    addRecords: async (records) =>
      guarded(() => {
        for (const record of records) statements.insertRecord(record)
      }),
    addSecurityEvents: async (events) =>
      guarded(() => {
        for (const event of events) insertSecurityEvent(statements, event)
      }),
    snapshot: () => snapshotOf(statements, () => {}),
    commit: async () => end('commit'),
    abandon: async () => end('rollback'),
  }
}
