// Rooms in a PostgreSQL database.

import type { RoomDecided, RoomOutcome, RoomStore, RoomView } from '@pawl/operations'
import {
  ACTIVE_STATUSES,
  LEASE_COLUMNS,
  type LeaseRow,
  ROOM_COLUMNS,
  ROOM_MESSAGE_COLUMNS,
  type RoomMessageRow,
  type RoomRow,
  tiedTo,
  toLease,
  toRoom,
  toRoomMessage,
} from '../room-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTask } from '../rows.ts'
import { ClaimGroups } from './claim-groups.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { LeaveGroups } from './leave-groups.ts'
import type { Announce } from './notifications.ts'
import { roomHistory } from './room-history.ts'
import { IN_ORDER, IN_ROOM, lockRoom } from './room-scope.ts'
import { Statements } from './statements.ts'
import { changing, storeWrites } from './store-writes.ts'

export function postgresRooms(pool: Pool, workspace: string, announce: Announce): RoomStore {
  const afterCommit = () => announce('events')
  const statements = new Statements(pool, workspace)
  const claims = new ClaimGroups(pool, workspace, afterCommit)
  const leaves = new LeaveGroups(pool, workspace, afterCommit)
  const query = <Row>(sql: string, ...values: unknown[]) =>
    translated(() => statements.query<Row>(sql, [workspace, ...values]))
  const change = async (
    lock: string,
    work: (own: Statements) => Promise<RoomOutcome | undefined>,
  ): Promise<RoomOutcome | undefined> => {
    const outcome = await changing(pool, workspace, work, `begin; ${lock}`)
    if (outcome !== undefined && !outcome.refused && outcome.tasks.length > 0) afterCommit()
    return outcome
  }
  return {
    insertRoom: async (room) => {
      const isNew = await translated(() => statements.insertRoom(room))
      if (isNew) announce('records')
      return isNew
    },
    findRoom: async (id) => {
      const [row] = await query<RoomRow>(`select ${ROOM_COLUMNS} from pawl.rooms where workspace = $1 and id = $2`, id)
      return row && toRoom(row)
    },
    listRooms: () => translated(async () => (await statements.rooms()).map(toRoom)),
    changeRoom: async (id, taskIds, decide) => {
      let isSaid = false
      const outcome = await change(lockRoom(workspace, id), async (own) => {
        const view = await viewOf(own, workspace, id, taskIds)
        const decided = view && decide(view)
        isSaid = decided?.refused === false && (decided.messages !== undefined || decided.promoted !== undefined)
        return decided && store(own, workspace, id, decided)
      })
      if (isSaid) announce('records')
      return outcome
    },
    changeUnlessWaiting: (ref, decide) => leaves.change(ref, decide),
    claimNext: (claim, decide) => claims.claim(claim, decide),
    countPending: async (room, role, most) => {
      const sql = `select count(*) as count from (select 1 from pawl.tasks where ${IN_ROOM} and status = 'pending'
        and fields ->> 'role' = $3 limit $4) as pending`
      return (await query<{ count: number }>(sql, room, role, most))[0]?.count ?? 0
    },
    roomTasks: async ({ room, statuses, limit }) => {
      const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status = any($3) ${IN_ORDER} limit $4`
      return (await query<TaskRow>(sql, room, statuses, limit)).map(toTask)
    },
    waitingMessages: async (room, limit) => (await query<RoomMessageRow>(WAITING, room, limit)).map(toRoomMessage),
    roomHistory: (room, limit) => translated(() => roomHistory(statements, room, limit)),
    renewLease: async ({ taskId, session, epoch, renewedAt }) => {
      const sql = `insert into pawl.leases as lease (workspace, ${LEASE_COLUMNS}) values ($1, $2, $3, $4, $5)
        on conflict (workspace, task_id) do update set session = excluded.session, epoch = excluded.epoch, renewed_at = excluded.renewed_at
        where excluded.epoch >= lease.epoch`
      await query(sql, taskId, session, epoch, renewedAt)
    },
    leasesOf: async (taskIds) => {
      const sql = `select ${LEASE_COLUMNS} from pawl.leases where workspace = $1 and task_id = any($2)`
      return (await query<LeaseRow>(sql, taskIds)).map(toLease)
    },
  }
}

const WAITING = `select ${ROOM_MESSAGE_COLUMNS} from pawl.room_messages
  where workspace = $1 and room = $2 and queue_position is not null order by queue_position limit $3`

async function viewOf(
  own: Statements,
  workspace: string,
  id: string,
  taskIds: readonly string[],
): Promise<RoomView | undefined> {
  const all = <Row>(sql: string, ...values: unknown[]) => own.query<Row>(sql, [workspace, ...values])
  const [row] = await all<RoomRow>(`select ${ROOM_COLUMNS} from pawl.rooms where workspace = $1 and id = $2`, id)
  if (row === undefined) return undefined
  const room = toRoom(row)
  const [counts] = await all<{ active: number; position: number; message: number }>(
    `select (select count(*) from (select 1 from pawl.tasks where ${IN_ROOM} and status = any($3) limit $4) as active) as active,
      greatest(
        coalesce((select max((fields ->> 'queuePosition')::double precision) from pawl.tasks where ${IN_ROOM} and status = any($5)), 0),
        coalesce((select max(queue_position) from pawl.room_messages where workspace = $1 and room = $2 and queue_position is not null), 0)
      ) as position,
      coalesce((select max(position) from pawl.room_messages where workspace = $1 and room = $2), 0) as message`,
    ...[id, ACTIVE_STATUSES, room.settings.parallel + 1, [...ACTIVE_STATUSES, 'queued']],
  )
  const [message] = await all<RoomMessageRow>(WAITING, id, 1)
  const [queued] = await all<TaskRow>(
    `select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status = 'queued' ${IN_ORDER} limit 1`,
    id,
  )
  const nextMessage = message && toRoomMessage(message)
  const wanted = [...taskIds, ...(nextMessage?.attached ?? [])]
  const asked = wanted.length === 0 ? [] : (await own.tasksById(wanted)).map(toTask)
  const more = asked.flatMap(tiedTo)
  const tied = more.length === 0 ? [] : (await own.tasksById(more)).map(toTask)
  const { active = 0, position = 0, message: lastMessage = 0 } = counts ?? {}
  return {
    ...{ room, active, lastQueuePosition: position, lastMessage },
    nextMessage,
    nextTask: queued && toTask(queued),
    tasks: new Map([...asked, ...tied].map((task) => [task.id, task])),
  }
}

async function store(own: Statements, workspace: string, id: string, decided: RoomDecided): Promise<RoomOutcome> {
  if (decided.refused) return decided
  const { messages = [] } = decided
  if (messages.length > 0) await own.insertRoomMessages(messages.map((message) => ({ room: id, ...message })))
  if (decided.promoted !== undefined) {
    const sql =
      'update pawl.room_messages set queue_position = null, task_id = $4 where workspace = $1 and room = $2 and position = $3'
    await own.query(sql, [workspace, id, decided.promoted.position, decided.promoted.taskId])
  }
  return { refused: false, tasks: await storeWrites(own, decided.writes) }
}
