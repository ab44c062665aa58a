// The store in a PostgreSQL database. Any number of servers can share it.

import {
  type AuditStore,
  type ConversationStore,
  DEFAULT_WORKSPACE,
  type ReceiptStore,
  type RecordStore,
  type RoomStore,
  type SessionStore,
  type WorkspaceStore,
} from '@pawl/operations'
import { listQuery } from '../list-query.ts'
import { type TaskRow, toCounts, toStoredEvent, toTask, toToken } from '../rows.ts'
import type { Store } from '../store.ts'
import { TaskCache } from '../task-cache.ts'
import { postgresAudit } from './audit.ts'
import { ChangeBatches } from './change-batches.ts'
import { connect, connectedForLong, endAll, figuresOf, LIMITS, type Limits, type Pool } from './connect.ts'
import { postgresConversations } from './conversations.ts'
import { storeError, translated } from './errors.ts'
import { InsertBatches } from './insert-batches.ts'
import { openIntake } from './intake.ts'
import { migrate } from './migrate.ts'
import { Notifications } from './notifications.ts'
import { postgresReceipts, storeKeeping } from './receipts.ts'
import { postgresRecords } from './records.ts'
import { postgresRooms } from './rooms.ts'
import { postgresSessions } from './sessions.ts'
import { snapshotOf } from './snapshot.ts'
import { Statements } from './statements.ts'
import { storingAny } from './storing.ts'

const DIALECT = {
  table: 'pawl.tasks',
  placeholder: (index: number) => `$${index}`,
  contains: (column: string, placeholder: string) => `position(${placeholder} in ${column}) > 0`,
}

export async function openPostgresStore(url: string, limits: Limits = LIMITS): Promise<Store> {
  const pool = connect(url, limits)
  const notifications = new Notifications(url, pool, limits)
  const close = async () => {
    await notifications.close()
    await endAll(pool, limits.connectWithin)
  }
  try {
    await migrate({ connect: () => connectedForLong(pool) })
  } catch (error) {
    await close()
    throw storeError(error)
  }
  return {
    kind: 'postgres',
    in: async (workspace = DEFAULT_WORKSPACE) => {
      await translated(() => new Statements(pool, workspace).addWorkspace())
      const cache = new TaskCache()
      return {
        ...openWorkspace(pool, workspace, cache, notifications),
        ...postgresConversations(pool, workspace, () => notifications.announce.events()),
        ...postgresRooms(pool, workspace, cache, notifications.announce),
        ...postgresRecords(pool, workspace, notifications.announce),
        ...postgresReceipts(pool, workspace),
        ...postgresSessions(pool, workspace),
        ...postgresAudit(pool, workspace),
      }
    },
    figures: () => ({
      ...figuresOf(pool),
      isListening: notifications.isListening,
      listenerReconnects: notifications.reconnects,
    }),
    close,
  }
}

function openWorkspace(
  pool: Pool,
  workspace: string,
  cache: TaskCache,
  notifications: Notifications,
): Omit<
  WorkspaceStore,
  | keyof ConversationStore
  | keyof RoomStore
  | keyof RecordStore
  | keyof ReceiptStore
  | keyof SessionStore
  | keyof AuditStore
> {
  const statements = new Statements(pool, workspace)
  const afterCommit = notifications.announce.events
  const inserts = new InsertBatches(statements, afterCommit)
  const changes = new ChangeBatches(statements, cache, storingAny(statements, afterCommit))
  return {
    insertTask: (build, receipt) => inserts.insert(build, receipt),
    changeTask: (ref, decide, receipt) => changes.change(ref, decide, receipt),
    findTask: (ref) =>
      translated(async () => {
        const [row] = await ('id' in ref ? statements.tasksById([ref.id]) : statements.tasksByNumber([ref.number]))
        return row && toTask(row)
      }),
    findTasks: (ids) => translated(async () => (await statements.tasksById(ids)).map(toTask)),
    listTasks: (query) =>
      translated(async () => {
        const { sql, values } = listQuery(workspace, query, DIALECT)
        return (await statements.query<TaskRow>(sql, values)).map(toTask)
      }),
    countTasks: (lifecycle) => translated(async () => toCounts(await statements.statusCounts(lifecycle))),
    taskEvents: (taskId) => translated(async () => (await statements.eventsOfTasks([taskId])).map(toStoredEvent)),
    actorEvents: (actor, limit) =>
      translated(async () => (await statements.eventsOfActor(actor, limit)).map(toStoredEvent)),
    eventsAfter: (position, limit) =>
      translated(async () => (await statements.settledEventsAfter(position, limit)).map(toStoredEvent)),
    lastPosition: (before) => translated(() => statements.lastSettledPosition(before)),
    onEvents: (listener) => notifications.onEvents(listener),
    onRecords: (listener) => notifications.onRecords(listener),
    insertToken: (token, receipt) =>
      storeKeeping(
        pool,
        workspace,
        receipt,
        (own) => own.insertToken(token),
        (isNew) => (isNew ? token : undefined),
      ),
    findTokenByHash: (hash) =>
      translated(async () => {
        const row = await statements.tokenByHash(hash)
        return row && toToken(row)
      }),
    noteTokenUse: (hash, at) => translated(() => statements.noteTokenUse(hash, at)),
    listTokens: () => translated(async () => (await statements.tokens()).map(toToken)),
    revokeToken: async (name, at, receipt) => {
      const revoked = await storeKeeping(
        pool,
        workspace,
        receipt,
        async (own) => {
          const row = await own.revokeToken(name, at)
          return row && toToken(row)
        },
        (token) => token,
      )
      // Whoever is still served under it hears of it.
      if (revoked !== undefined) notifications.announce.records()
      return revoked
    },
    probe: () => translated(() => statements.touchWorkspace()),
    openSnapshot: () =>
      translated(async () => {
        const client = await connectedForLong(pool)
        const own = new Statements(client, workspace)
        const close = async () => {
          await client.query('rollback').catch(() => {})
          client.release()
        }
        try {
          await own.query('begin isolation level repeatable read read only', [])
          // Whoever reads an export may pause for as long as they like.
          await own.query('set local idle_in_transaction_session_timeout = 0', [])
        } catch (error) {
          client.release(true)
          throw error
        }
        return snapshotOf(own, close)
      }),
    openIntake: () =>
      translated(async () =>
        openIntake(pool, workspace, () => {
          notifications.announce.events()
          notifications.announce.records()
        }),
      ),
  }
}
