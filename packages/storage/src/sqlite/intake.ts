// Filling the store: one write transaction on a connection of its own, while the queue is held.

import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Intake, StoredMessage } from '@pawl/operations'
import { doesNotFit, saidTwice } from '../intake-errors.ts'
import { isConstraint, storeError } from './errors.ts'
import { newerSchema } from './outdated-writers.ts'
import { Sender } from './send.ts'
import { snapshotOf } from './snapshot.ts'
import { insertConversation } from './statements/conversations.ts'
import { insertEvent } from './statements/events.ts'
import { insertMessage } from './statements/messages.ts'
import { insertRecord } from './statements/records.ts'
import { insertRoomMessage } from './statements/room-messages.ts'
import { insertRoom } from './statements/rooms.ts'
import { insertSecurityEvent } from './statements/security-events.ts'
import { insertSession } from './statements/sessions.ts'
import { insertTask } from './statements/task-writes.ts'
import { insertToken } from './statements/tokens.ts'
import { raiseLastNumber } from './statements/workspaces.ts'

export function openIntake(database: DatabaseSync, workspace: string, release: () => void): Intake {
  const sender = new Sender(database, workspace)
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
    if (!insertMessage(sender, conversation, message)) throw saidTwice(conversation)
  }
  try {
    database.exec('begin immediate')
    const refusal = newerSchema(database)()
    if (refusal !== undefined) throw refusal
  } catch (error) {
    database.close()
    throw storeError(error)
  }
  const adding =
    <Row>(insert: (row: Row) => void) =>
    (rows: readonly Row[]) =>
      guarded(() => {
        for (const row of rows) insert(row)
      })
  return {
    addEvents: adding((event) => insertEvent(sender, event)),
    addTasks: adding((task) => {
      insertTask(sender, task)
      raiseLastNumber(sender, task.number)
    }),
    addTokens: adding((token) => insertToken(sender, token)),
    addSessions: adding((session) => insertSession(sender, session)),
    addConversations: adding(({ messages = [], ...conversation }) => {
      insertConversation(sender, conversation)
      for (const message of messages) said(conversation.id, message)
    }),
    addMessages: adding(({ conversation, ...message }) => said(conversation, message)),
    addRooms: adding((room) => insertRoom(sender, room)),
    addRoomMessages: adding(({ room, ...message }) => insertRoomMessage(sender, room, message)),
    addRecords: adding((record) => insertRecord(sender, record)),
    addSecurityEvents: adding((event) => insertSecurityEvent(sender, event)),
    snapshot: () => snapshotOf(sender, () => {}),
    commit: async () => end('commit'),
    abandon: async () => end('rollback'),
  }
}
