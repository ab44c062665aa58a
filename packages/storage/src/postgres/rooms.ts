// Rooms in a PostgreSQL database.

import { room as table } from '@pawl/kernel'
import type { RoomStore } from '@pawl/operations'
import { RoomCache } from '../room-cache.ts'
import {
  LEASE_COLUMNS,
  type LeaseRow,
  ROOM_MESSAGE_COLUMNS,
  type RoomMessageRow,
  toLease,
  toRoom,
  toRoomMessage,
} from '../room-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTasksOf } from '../rows.ts'
import type { TaskCache } from '../task-cache.ts'
import { ChangeBatches } from './change-batches.ts'
import { ClaimBatches } from './claim-batches.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import type { Announce } from './notifications.ts'
import { storeKeeping } from './receipts.ts'
import { RoomBatches } from './room-batches.ts'
import { roomHistory } from './room-history.ts'
import { IN_ORDER, IN_ROOM } from './room-scope.ts'
import { Statements } from './statements.ts'
import { storingUnlessWaiting } from './storing.ts'

export function postgresRooms(pool: Pool, workspace: string, cache: TaskCache, announce: Announce): RoomStore {
  const afterCommit = announce.events
  const statements = new Statements(pool, workspace)
  const claims = new ClaimBatches(pool, workspace, cache, afterCommit)
  const leaves = new ChangeBatches(statements, cache, storingUnlessWaiting(statements, workspace, afterCommit))
  const whole = new RoomBatches(pool, workspace, afterCommit)
  const rooms = new RoomCache(async (id) => {
    const row = await translated(() => statements.room(id))
    return row && toRoom(row)
  })
  const query = <Row>(name: string, sql: string, ...values: unknown[]) =>
    translated(() => statements.query<Row>(sql, [workspace, ...values], name))
  return {
    insertRoom: async (room, receipt) => {
      const insert = (own: Statements) => own.insertRoom(room)
      const isNew = await storeKeeping(pool, workspace, receipt, insert, (done) => (done ? room : undefined))
      if (isNew) announce.records()
      return isNew
    },
    findRoom: (id) => rooms.find(id),
    listRooms: () => translated(async () => (await statements.rooms()).map(toRoom)),
    changeRoom: async (id, taskIds, decide, receipt) => {
      const room = await rooms.find(id)
      const outcome = room && (await whole.change(room, taskIds, decide, receipt))
      // A message that waits has no event.
      if (outcome?.refused === false && outcome.tasks.length === 0) announce.records()
      return outcome
    },
    changeUnlessWaiting: (ref, decide, receipt) => leaves.change(ref, decide, receipt),
    claimNext: (claim, decide) => claims.claim(claim, decide),
    countPending: async (room, role, most) => {
      const sql = `select count(*) as count from (select 1 from pawl.tasks where ${IN_ROOM} and status = 'pending'
        and fields ->> 'role' = $3 limit $4) as pending`
      return (await query<{ count: number }>('count_pending', sql, room, role, most))[0]?.count ?? 0
    },
    roomTasks: async ({ room, statuses, limit }) => {
      const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status = any($3) ${IN_ORDER} limit $4`
      return toTasksOf(table, await query<TaskRow>('room_tasks', sql, room, statuses, limit))
    },
    waitingMessages: async (room, limit) =>
      (await query<RoomMessageRow>('waiting_messages', WAITING, room, limit)).map(toRoomMessage),
    roomHistory: (room, limit) => translated(() => roomHistory(statements, room, limit)),
    renewLease: async ({ taskId, session, epoch, renewedAt }) => {
      const sql = `insert into pawl.leases as lease (workspace, ${LEASE_COLUMNS}) values ($1, $2, $3, $4, $5)
        on conflict (workspace, task_id) do update set session = excluded.session, epoch = excluded.epoch, renewed_at = excluded.renewed_at
        where excluded.epoch >= lease.epoch`
      const values = [workspace, taskId, session, epoch, renewedAt]
      await translated(() => statements.write(sql, values, 'renew_lease'))
    },
    leasesOf: async (taskIds) => {
      const sql = `select ${LEASE_COLUMNS} from pawl.leases where workspace = $1 and task_id = any($2)`
      return (await query<LeaseRow>('leases_of', sql, taskIds)).map(toLease)
    },
  }
}

const WAITING = `select ${ROOM_MESSAGE_COLUMNS} from pawl.room_messages
  where workspace = $1 and room = $2 and queue_position is not null order by queue_position limit $3`
