// Several writes that are stored together, inside their transaction.

import { fail } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import {
  type AnyWrite,
  filledIn,
  hasFollowers,
  type NewTask,
  numbered,
  type Receipt,
  type Write,
} from '@pawl/operations'
import { withFollowing } from '../with-following.ts'
import { type Client, connected, type Pool } from './connect.ts'
import { Conflict, storeError, wasInConflict } from './errors.ts'
import { earlierTasks, storeFollowing } from './follow-writes.ts'
import { allAnswered, failureOf, Sender } from './send.ts'
import { insertReceipt } from './statements/receipts.ts'
import { insertWrites, updateAllWrites, updateWrites } from './statements/task-writes.ts'

const ATTEMPTS = 20

/** So many go in one statement: an import brings thousands. */
export const AT_ONCE = 500

/** The tasks in the order of the writes, and after them those that something followed for. One statement for all that change, and another for what changes a task a second time; the same for those that are new. */
export async function storeWrites(own: Sender, writes: readonly AnyWrite[]): Promise<Task[]> {
  const updates = writes.flatMap((write) => ('update' in write ? [write.update] : []))
  const before = updates.some(hasFollowers) ? await earlierTasks(own, writes) : new Map<string, Task>()
  // Without any, the new ones are sent at once: some callers send more behind them.
  if (updates.length > 0) await storeChanges(own, updates)
  const news = writes.flatMap((write) => ('update' in write ? [] : [write]))
  const inserted = await insertNew(own, news)
  const stored = new Map(news.map((write, index) => [write as AnyWrite, present(inserted[index])]))
  const all = writes.map((write) => ('update' in write ? [write.update] : present(stored.get(write))))
  const tasks = all.map((each) => present(each.at(-1)).task)
  if (!all.some((each) => each.some(hasFollowers))) return tasks
  return withFollowing(tasks, await storeFollowing(own, all.flat(), before))
}

async function storeChanges(own: Sender, changes: readonly Write[]): Promise<void> {
  for (const part of inRounds(changes)) {
    const done = await updateWrites(
      own,
      part.map(({ task }) => task),
      part.map(({ event }) => event),
    )
    if (done.size !== part.length) throw new Conflict()
  }
}

/** Sends them one behind the other, and waits for none of them: if one cannot be stored, the transaction fails. */
export async function sendChanges(own: Sender, changes: readonly Write[]): Promise<void> {
  const sent = inRounds(changes).map((part) =>
    updateAllWrites(
      own,
      part.map(({ task }) => task),
      part.map(({ event }) => event),
    ),
  )
  await allAnswered(sent)
}

/** As many as go in one statement; what changes a task a second time goes in a later one. */
function inRounds(changes: readonly Write[]): readonly (readonly Write[])[] {
  const times = new Map<string, number>()
  const rounds = Map.groupBy(changes, ({ task: { id } }) => {
    const before = times.get(id) ?? 0
    times.set(id, before + 1)
    return before
  })
  return [...rounds].sort(([a], [b]) => a - b).flatMap(([, round]) => inParts(round))
}

/** Each with what changed it in the same commit. */
async function insertNew(own: Sender, news: readonly NewTask[]): Promise<readonly (readonly Write[])[]> {
  const stored: Write[][] = []
  const changes: Write[] = []
  for (const part of inParts(news)) {
    const drafts = part.map(({ insert }) => insert(0))
    const before = await insertWrites(
      own,
      drafts.map(({ task }) => task),
      drafts.map(({ event }) => event),
    )
    for (const [index, draft] of drafts.entries()) {
      const number = before + index + 1
      const changed = (present(part[index]).changes ?? []).map((change) => numbered(change, number))
      changes.push(...changed)
      stored.push([numbered(draft, number), ...changed])
    }
  }
  await storeChanges(own, changes)
  return stored
}

function inParts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) =>
    items.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
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
    if (wasInConflict(error)) return 'stale'
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
