// Several writes that are stored together, inside their transaction.

import { fail } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import { type AnyWrite, filledIn, numbered, type Receipt } from '@pawl/operations'
import { type Client, connected, type Pool } from './connect.ts'
import { Conflict, storeError, wasInConflict } from './errors.ts'
import { failureOf, Sender } from './send.ts'
import { insertReceipt } from './statements/receipts.ts'
import { insertWrites, updateWrites } from './statements/task-writes.ts'

const ATTEMPTS = 20

/** One statement for all that change, and another for what changes a task a second time; one for each that is new. */
export async function storeWrites(own: Sender, writes: readonly AnyWrite[]): Promise<Task[]> {
  const updates = writes.flatMap((write) => ('update' in write ? [write.update] : []))
  const rounds = Map.groupBy(
    updates,
    ({ task }, index) => updates.slice(0, index).filter((before) => before.task.id === task.id).length,
  )
  for (const [, round] of [...rounds].sort(([a], [b]) => a - b)) {
    const done = await updateWrites(
      own,
      round.map(({ task }) => task),
      round.map(({ event }) => event),
    )
    if (done.size !== round.length) throw new Conflict()
  }
  const stored: Task[] = []
  for (const write of writes) stored.push('update' in write ? write.update.task : await inserted(own, write))
  return stored
}

async function inserted(own: Sender, write: Extract<AnyWrite, { insert: unknown }>): Promise<Task> {
  const { task, event } = write.insert(0)
  const number = (await insertWrites(own, [task], [event])) + 1
  let last: Task = { ...task, number }
  for (const change of write.changes ?? []) {
    const next = numbered(change, number)
    await updateWrites(own, [next.task], [next.event])
    last = next.task
  }
  return last
}

/** One transaction, stored whole or not at all. */
export async function storeTogether(
  pool: Pool,
  workspace: string,
  writes: readonly AnyWrite[],
  receipt: Receipt<readonly Task[]> | undefined,
): Promise<readonly Task[] | 'stale'> {
  try {
    return await inTransaction(pool, 'begin', async (client) => {
      const own = new Sender(client, workspace)
      const tasks = await storeWrites(own, writes)
      if (receipt !== undefined) await insertReceipt(own, filledIn(receipt, tasks))
      return tasks
    })
  } catch (error) {
    if (error instanceof Conflict) return 'stale'
    throw error
  }
}

/** A transaction that is taken again, on what is there by then, if a task moved meanwhile. */
export async function changing<Value>(
  pool: Pool,
  workspace: string,
  work: (own: Sender, sent: Sent) => Promise<Value>,
  begin = 'begin',
): Promise<Value> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      return await inTransaction(pool, begin, (client, sent) => work(new Sender(client, workspace), sent))
    } catch (error) {
      if (!wasInConflict(error)) throw storeError(error)
    }
  }
  throw fail('STORE_CONTENDED', {})
}

/** Told of a statement that nobody waits for: the commit goes out right behind it, and fails with it. */
export type Sent = (statement: Promise<unknown>) => void

/** Until the commit is sent nothing is stored; from then on it is not known until it is answered. */
export async function inTransaction<Value>(
  pool: Pool,
  begin: string,
  work: (client: Client, sent: Sent) => Promise<Value>,
): Promise<Value> {
  const client = await connected(pool)
  let broken = true
  // Not waited for: should it fail, so does everything after it.
  const begun = client.query(begin).catch((error: unknown) => {
    throw failureOf(error, 'reads')
  })
  begun.catch(() => {})
  try {
    const unanswered: Promise<unknown>[] = []
    const sent: Sent = (statement) => {
      statement.catch(() => {})
      unanswered.push(statement)
    }
    // What went wrong first is what went wrong.
    const value = await work(client, sent).catch((error: unknown) => begun.then(() => Promise.reject(error)))
    await begun
    await commit(client)
    // What failed before it turns a commit into a rollback that reports no error: each is asked.
    await Promise.all(unanswered)
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

export async function commit(client: Client): Promise<void> {
  try {
    await client.query('commit')
  } catch (error) {
    throw failureOf(error, 'writes')
  }
}
