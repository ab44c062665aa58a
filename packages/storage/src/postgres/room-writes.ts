// Writing what was decided in a room, inside a transaction.

import { createHash } from 'node:crypto'
import type { Task } from '@pawl/kernel'
import { numbered, type TurnWrite } from '@pawl/operations'
import type { Client, Pool } from './connect.ts'
import { Overtaken } from './errors.ts'
import type { Statements } from './statements.ts'

export const IN_ROOM = `workspace = $1 and lifecycle = 'room' and fields ->> 'chatroomId' = $2`
export const IN_ORDER = `order by (fields ->> 'queuePosition')::double precision, number`

/**
 * One change of a room at a time. A lock of its own and not one of the row: it can go out with the `begin`, writes
 * nothing, and what is read after it is what there is by then.
 */
export function lockRoom(workspace: string, room: string): string {
  return `select pg_advisory_xact_lock(${roomKey(workspace, room)})`
}

export function roomKey(workspace: string, room: string): bigint {
  return createHash('sha256').update(`${workspace}\0${room}`).digest().readBigInt64BE()
}

/** One statement for all that change, and another for what changes a task a second time; one for each that is new. */
export async function storeWrites(own: Statements, writes: readonly TurnWrite[]): Promise<Task[]> {
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

export async function inTransaction<Value>(
  pool: Pool,
  begin: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query(begin)
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
