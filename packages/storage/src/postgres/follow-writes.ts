// What follows for other tasks from what was just written, in the same transaction [D50]. What follows is decided by the
// operations; this loads what they ask for and stores what they say.

import { createHash } from 'node:crypto'
import { fail } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import {
  type AnyWrite,
  addsBlockers,
  circleThrough,
  followingWrites,
  idsAround,
  idsBefore,
  unknownBlockers,
  type Write,
} from '@pawl/operations'
import { toTask } from '../rows.ts'
import { Conflict } from './errors.ts'
import type { Sender } from './send.ts'
import { updateWrites } from './statements/task-writes.ts'
import { tasksById } from './statements/tasks.ts'

/** As they are before the writes, where that has to be known. Who changes what waits for what does so alone. */
export async function earlierTasks(own: Sender, writes: readonly AnyWrite[]): Promise<Map<string, Task>> {
  const ids = idsBefore(writes.flatMap((write) => ('update' in write ? [write.update] : [])))
  if (ids.length === 0) return new Map()
  await own.read('lock_links', 'select pg_advisory_xact_lock($2::bigint) where $1::text is not null', lockKey(own))
  return load(own, ids)
}

export async function storeFollowing(
  own: Sender,
  writes: readonly Write[],
  before: ReadonlyMap<string, Task>,
): Promise<readonly Task[]> {
  for (const id of addsBlockers(writes, before)) await refuseCircle(own, id)
  const following = followingWrites(writes, before, await load(own, idsAround(writes, before)))
  if (following.length === 0) return []
  const tasks = following.map(({ task }) => task)
  const events = following.map(({ event }) => event)
  if ((await updateWrites(own, tasks, events)).size !== following.length) throw new Conflict()
  return tasks
}

async function refuseCircle(own: Sender, id: string): Promise<void> {
  const tasks = new Map<string, Task>()
  const missing = new Set<string>()
  for (;;) {
    const unknown = unknownBlockers(id, tasks, missing)
    if (unknown.length === 0) break
    for (const [found, task] of await load(own, unknown)) tasks.set(found, task)
    for (const one of unknown) if (!tasks.has(one)) missing.add(one)
  }
  const path = circleThrough(id, tasks)
  if (path !== undefined) throw fail('DEPENDENCY_CIRCLE', { circle: path.map((one) => ({ id: one })) })
}

async function load(own: Sender, ids: readonly string[]): Promise<Map<string, Task>> {
  const rows = ids.length === 0 ? [] : await tasksById(own, ids)
  return new Map(rows.map(toTask).map((task) => [task.id, task]))
}

function lockKey({ workspace }: Sender): string {
  return String(createHash('sha256').update(`${workspace}\0what waits for what`).digest().readBigInt64BE())
}
