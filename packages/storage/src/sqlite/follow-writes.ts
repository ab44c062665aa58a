// What follows for other tasks from what was just written, in the same transaction [D50]. What follows is decided by the
// operations; this loads what they ask for and stores what they say.

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
import type { Sender } from './send.ts'
import { updateWrite } from './statements/task-writes.ts'
import { taskById } from './statements/tasks.ts'

/** As they are before the writes, where that has to be known. */
export function earlierTasks(sender: Sender, writes: readonly AnyWrite[]): Map<string, Task> {
  return load(sender, idsBefore(writes.flatMap((write) => ('update' in write ? [write.update] : []))))
}

export function storeFollowing(
  sender: Sender,
  writes: readonly Write[],
  before: ReadonlyMap<string, Task>,
): readonly Task[] {
  for (const id of addsBlockers(writes, before)) refuseCircle(sender, id)
  const following = followingWrites(writes, before, load(sender, idsAround(writes, before)))
  for (const write of following)
    if (!updateWrite(sender, write)) throw new Error(`${write.task.id} changed inside its own transaction`)
  return following.map(({ task }) => task)
}

function refuseCircle(sender: Sender, id: string): void {
  const tasks = new Map<string, Task>()
  const missing = new Set<string>()
  for (;;) {
    const unknown = unknownBlockers(id, tasks, missing)
    if (unknown.length === 0) break
    for (const [found, task] of load(sender, unknown)) tasks.set(found, task)
    for (const one of unknown) if (!tasks.has(one)) missing.add(one)
  }
  const path = circleThrough(id, tasks)
  if (path !== undefined) throw fail('DEPENDENCY_CIRCLE', { circle: path.map((one) => ({ id: one })) })
}

function load(sender: Sender, ids: readonly string[]): Map<string, Task> {
  return new Map(ids.flatMap((id) => taskById(sender, id) ?? []).map((task) => [task.id, task]))
}
