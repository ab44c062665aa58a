// Rooms in a PostgreSQL database.

import type { Task } from '@pawl/kernel'
import type { RoomDecided, RoomOutcome, RoomStore, RoomView } from '@pawl/operations'
import {
  ACTIVE_STATUSES,
  attachedTo,
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
import type { Client, Pool } from './connect.ts'
import { storeError, translated, wasOvertaken } from './errors.ts'
import { Statements } from './statements.ts'
import { changing, storeWrites } from './store-writes.ts'

const IN_ROOM = `workspace = $1 and lifecycle = 'room' and fields ->> 'chatroomId' = $2`
const IN_ORDER = `order by (fields ->> 'queuePosition')::double precision, number`

export function postgresRooms(pool: Pool, workspace: string, afterCommit: () => void): RoomStore {
  const statements = new Statements(pool, workspace)
  const query = <Row>(sql: string, ...values: unknown[]) =>
    translated(() => statements.query<Row>(sql, [workspace, ...values]))
  const change = async (
    work: (own: Statements) => Promise<RoomOutcome | undefined>,
  ): Promise<RoomOutcome | undefined> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        const outcome = await inTransaction(pool, (client) => work(new Statements(client, workspace)))
        if (outcome !== undefined && !outcome.refused) afterCommit()
        return outcome
      } catch (error) {
        if (!(error instanceof Overtaken) && !wasOvertaken(error)) throw storeError(error)
      }
    }
    throw fail('STORE_CONTENDED', {})
  }
  return {
    insertRoom: (room) => translated(() => statements.insertRoom(room)),
    findRoom: async (id) => {
      const [row] = await query<RoomRow>(`select ${ROOM_COLUMNS} from pawl.rooms where workspace = $1 and id = $2`, id)
      return row && toRoom(row)
    },
    listRooms: () => translated(async () => (await statements.rooms()).map(toRoom)),
    changeRoom: (id, taskIds, decide) =>
      change(async (own) => {
        const view = await viewOf(own, workspace, id, taskIds)
        return view && store(own, workspace, id, decide(view))
      }),
    claimNext: (id, role, decide) =>
      change(async (own) => {
        const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status = 'pending' and fields ->> 'role' = $3
          ${IN_ORDER} limit 1 for update skip locked`
        const [row] = await own.query<TaskRow>(sql, [workspace, id, role], 'claim_next')
        if (row === undefined) return undefined
        const task = toTask(row)
        const attached = attachedTo(task)
        const rows = attached.length === 0 ? [] : await own.tasksById(attached)
        return store(own, workspace, id, decide(task, inOrder(attached, rows.map(toTask))))
      }),
    roomTasks: async ({ room, statuses, limit }) => {
      const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status = any($3) ${IN_ORDER} limit $4`
      return (await query<TaskRow>(sql, room, statuses, limit)).map(toTask)
    },
    waitingMessages: async (room, limit) => (await query<RoomMessageRow>(WAITING, room, limit)).map(toRoomMessage),
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

/** Locks the room: whoever else changes it waits here. */
async function viewOf(
  own: Statements,
  workspace: string,
  id: string,
  taskIds: readonly string[],
): Promise<RoomView | undefined> {
  const all = <Row>(sql: string, ...values: unknown[]) => own.query<Row>(sql, [workspace, ...values])
  const [row] = await all<RoomRow>(
    `select ${ROOM_COLUMNS} from pawl.rooms where workspace = $1 and id = $2 for update`,
    id,
  )
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

/** One statement for all that change, and another for what changes a task a second time; one for each that is new. */
async function storeWrites(own: Statements, writes: readonly TurnWrite[]): Promise<Task[]> {
  const updates = writes.flatMap((write) => ('update' in write ? [write.update] : []))
  const rounds = Map.groupBy(
    updates,
    ({ task }, index) => updates.slice(0, index as number).filter((before) => before.task.id === task.id).length,
  )
  for (const [, round] of [...rounds].sort(([a], [b]) => a - b)) {
    const done = await own.updateWrites(
      round.map(({ task }) => task),
      round.map(({ event }) => event),
    )
    if (done.size !== round.length) throw new Overtaken()
  }
  const stored: Task[] = []
  for (const write of writes) stored.push('update' in write ? write.update.task : await inserted(own, write))
  return stored
}

async function inserted(own: Statements, write: Extract<TurnWrite, { insert: unknown }>): Promise<Task> {
  const { task, event } = write.insert(0)
  const number = (await own.insertWrites([task], [event])) + 1
  let last: Task = { ...task, number }
  for (const change of write.changes ?? []) {
    const next = numbered(change, number)
    await own.updateWrites([next.task], [next.event])
    last = next.task
  }
  return last
}

async function inTransaction<Value>(pool: Pool, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('begin')
    const value = await work(client)
    await client.query('commit')
    broken = false
    return value
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    throw error
  } finally {
    client.release(broken)
  }
}

function inOrder(ids: readonly string[], tasks: readonly Task[]): readonly Task[] {
  return ids.flatMap((id) => tasks.find((task) => task.id === id) ?? [])
}
