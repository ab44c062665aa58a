// The store in a SQLite file.

import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fail } from '@pawl/contract'
import {
  type AuditStore,
  type ConversationStore,
  DEFAULT_WORKSPACE,
  type Decided,
  type ReceiptStore,
  type RecordStore,
  type RoomStore,
  type SessionStore,
  type WorkspaceStore,
} from '@pawl/operations'
import { listQuery } from '../list-query.ts'
import { type TaskRow, toCounts, toStoredEvent, toTask, toToken } from '../rows.ts'
import type { Store } from '../store.ts'
import { sqliteAudit } from './audit.ts'
import { CommitQueue } from './commit-queue.ts'
import { connect } from './connect.ts'
import { sqliteConversations } from './conversations.ts'
import { isBusy, storeError, translated } from './errors.ts'
import { openIntake } from './intake.ts'
import { migrate } from './migrate.ts'
import { newerSchema } from './newer-schema.ts'
import { otherWriters } from './other-writers.ts'
import { keepReceipt, sqliteReceipts } from './receipts.ts'
import { sqliteRecords } from './records.ts'
import { sqliteRooms } from './rooms.ts'
import { sqliteSessions } from './sessions.ts'
import { snapshotOf } from './snapshot.ts'
import { Statements } from './statements.ts'

/** How long to wait for another process that holds the file. */
const PATIENCE = 10_000
/** How often to look whether the file is still there, and whether another process has written. */
const LOOK_EVERY = 500

const DIALECT = {
  table: 'tasks',
  placeholder: () => '?',
  contains: (column: string, placeholder: string) => `instr(${column}, ${placeholder}) > 0`,
}

export async function openSqliteStore(path: string, { patience = PATIENCE } = {}): Promise<Store> {
  const database = await openPatiently(path, patience)
  const listeners = { events: new Set<() => void>(), records: new Set<() => void>() }
  const tell = (what: keyof typeof listeners) => {
    for (const listener of listeners[what]) listener()
  }
  const queue = new CommitQueue(database, {
    patience,
    refusal: newerSchema(database),
    afterCommit: () => tell('events'),
    afterRecords: () => tell('records'),
  })
  // What another process has written can be either.
  const others = otherWriters(database, path, () => {
    tell('events')
    tell('records')
  })
  const isHeard = () => listeners.events.size + listeners.records.size > 0
  const listen = (what: keyof typeof listeners) => (listener: () => void) => {
    listeners[what].add(listener)
    others.startWatching()
    return () => {
      listeners[what].delete(listener)
      if (!isHeard()) others.stopWatching()
    }
  }
  const file = statSync(path).ino
  const watch = setInterval(() => {
    if (inodeOf(path) !== file) queue.stop(fail('STORE_UNAVAILABLE', { reason: 'moved' }))
    others.look()
    // Again, if it could not be watched before.
    if (isHeard()) others.startWatching()
  }, LOOK_EVERY).unref()
  return {
    kind: 'sqlite',
    in: async (workspace = DEFAULT_WORKSPACE) => {
      const statements = new Statements(database, workspace)
      if (!statements.hasWorkspace()) await queue.run(() => statements.addWorkspace())
      return {
        ...openWorkspace(path, workspace, statements, queue),
        ...{ onEvents: listen('events'), onRecords: listen('records') },
        ...sqliteConversations(statements, workspace, queue),
        ...sqliteRooms(statements, workspace, queue),
        ...sqliteRecords(statements, workspace, queue),
        ...sqliteReceipts(statements, workspace, queue),
        ...sqliteSessions(statements, workspace, queue),
        ...sqliteAudit(statements, queue),
      }
    },
    figures: () => ({}),
    close: async () => {
      clearInterval(watch)
      others.stopWatching()
      if (database.isOpen) database.close()
    },
  }
}

/** Two processes that create the same file at once can find it locked for a moment. */
async function openPatiently(path: string, patience: number): Promise<DatabaseSync> {
  const giveUpAt = performance.now() + patience
  for (;;) {
    let database: DatabaseSync | undefined
    try {
      database = connect(path)
      migrate(database)
      return database
    } catch (error) {
      database?.close()
      const cause = (error as Error).cause ?? error
      if (!isBusy(cause) || performance.now() > giveUpAt) throw storeError(error)
      await pause(1 + Math.random() * 20)
    }
  }
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino
}

function openWorkspace(
  path: string,
  workspace: string,
  statements: Statements,
  queue: CommitQueue,
): Omit<
  WorkspaceStore,
  | keyof ConversationStore
  | keyof RoomStore
  | keyof RecordStore
  | keyof ReceiptStore
  | keyof SessionStore
  | keyof AuditStore
  | 'onEvents'
  | 'onRecords'
> {
  const read = async <Value>(work: () => Value): Promise<Value> => work()
  return {
    insertTask: (build, receipt) =>
      queue.run(() => {
        const write = build(statements.nextNumber())
        statements.insertWrite(write)
        keepReceipt(statements, receipt, write.task)
        return write
      }),
    changeTask: (ref, decide, receipt) =>
      queue.run((): Decided | undefined => {
        const task = statements.findTask(ref)
        if (task === undefined) return undefined
        const decided = decide(task)
        if (decided.refused) return decided
        keepReceipt(statements, receipt, decided.unchanged ?? decided.task)
        if (decided.unchanged !== undefined) return decided
        // Nobody else can have written since it was read: the transaction holds the only right to.
        if (!statements.updateWrite(decided)) throw new Error(`${task.id} changed inside its own transaction`)
        return decided
      }),
    findTask: (ref) => read(() => statements.findTask(ref)),
    findTasks: (ids) => read(() => ids.flatMap((id) => statements.findTask({ id }) ?? [])),
    listTasks: (query) =>
      read(() => {
        const { sql, values } = listQuery(workspace, query, DIALECT)
        return statements.all<TaskRow>(sql, ...values).map(toTask)
      }),
    countTasks: (lifecycle) => read(() => toCounts(statements.statusCounts(lifecycle))),
    taskEvents: (taskId) => read(() => statements.eventsOfTask(taskId).map(toStoredEvent)),
    actorEvents: (actor, limit) => read(() => statements.eventsOfActor(actor, limit).map(toStoredEvent)),
    eventsAfter: (position, limit) =>
      read(() => statements.eventsAfter(Number(position ?? 0), limit).map(toStoredEvent)),
    lastPosition: (before) => read(() => statements.lastSequence(before)?.toString() ?? null),
    insertToken: (token, receipt) =>
      queue.run(() => {
        const isNew = statements.insertToken(token)
        if (isNew) keepReceipt(statements, receipt, token)
        return isNew
      }),
    findTokenByHash: (hash) =>
      read(() => {
        const row = statements.tokenByHash(hash)
        return row && toToken(row)
      }),
    noteTokenUse: (hash, at) => queue.run(() => statements.noteTokenUse(hash, at)),
    listTokens: () => read(() => statements.tokens().map(toToken)),
    revokeToken: (name, at, receipt) =>
      queue.run(() => {
        const row = statements.revokeToken(name, at)
        const token = row && toToken(row)
        if (token !== undefined) keepReceipt(statements, receipt, token)
        // Whoever is still served under it hears of it.
        queue.noteRecords()
        return token
      }),
    probe: () => queue.run(() => statements.touchWorkspace()),
    openSnapshot: () =>
      read(() => {
        const reader = translated(() => connect(path, { readOnly: true }))
        translated(() => reader.exec('begin'))
        return snapshotOf(new Statements(reader, workspace), () => reader.close())
      }),
    openIntake: async () => {
      const release = await queue.hold()
      try {
        return openIntake(
          translated(() => connect(path)),
          workspace,
          release,
        )
      } catch (error) {
        release()
        throw error
      }
    },
  }
}
