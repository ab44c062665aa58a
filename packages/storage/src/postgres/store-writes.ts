// Several writes that are stored together, inside their transaction.

import { fail } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import { numbered, type TurnWrite } from '@pawl/operations'
import type { Client, Pool } from './connect.ts'
import { Overtaken, storeError, wasOvertaken } from './errors.ts'
import { Statements } from './statements.ts'

const ATTEMPTS = 20

/** One statement for all that change, and another for what changes a task a second time; one for each that is new. */
export async function storeWrites(own: Statements, writes: readonly TurnWrite[]): Promise<Task[]> {
  const updates = writes.flatMap((write) => ('update' in write ? [write.update] : []))
  const rounds = Map.groupBy(
    updates,
    ({ task }, index) => updates.slice(0, index).filter((before) => before.task.id === task.id).length,
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

/** A transaction that is taken again, on what is there by then, if a task moved meanwhile. */
export async function changing<Value>(
  pool: Pool,
  workspace: string,
  work: (own: Statements, sent: Sent) => Promise<Value>,
  begin = 'begin',
): Promise<Value> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      return await inTransaction(pool, begin, (client, sent) => work(new Statements(client, workspace), sent))
    } catch (error) {
      if (!wasOvertaken(error)) throw storeError(error)
    }
  }
  throw fail('STORE_CONTENDED', {})
}

/** Told of a statement that nobody waits for: the commit goes out right behind it, and fails with it. */
export type Sent = (statement: Promise<unknown>) => void

export async function inTransaction<Value>(
  pool: Pool,
  begin: string,
  work: (client: Client, sent: Sent) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  let broken = true
  try {
    // Not waited for: should it fail, so does everything after it.
    const begun = client.query(begin)
    begun.catch(() => {})
    const unanswered: Promise<unknown>[] = []
    const value = await work(client, (statement) => {
      statement.catch(() => {})
      unanswered.push(statement)
    })
    await begun
    // What failed before it turns a commit into a rollback that reports no error: each is asked.
    await Promise.all([...unanswered, client.query('commit')])
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
