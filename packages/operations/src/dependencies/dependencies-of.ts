// What a task depends on and what depends on it, as whoever asks may know it.

import type { Dependencies, LinkedTask } from '@pawl/contract'
import type { LifecycleName, Task } from '@pawl/kernel'
import type { TaskReader } from '../ports/task-store.ts'
import { endOf, linksOf, nameOf } from './links.ts'

export async function dependenciesOf(store: Pick<TaskReader, 'findTasks'>, task: Task): Promise<Dependencies> {
  const ids = [...new Set([...linksOf(task, 'blockedBy'), ...linksOf(task, 'blocks')])]
  const found = ids.length === 0 ? [] : await store.findTasks(ids)
  return linkedIn(task, new Map(found.map((one) => [one.id, one])))
}

/** The same where the others are known. */
export function linkedIn(task: Task, others: ReadonlyMap<string, Task>): Dependencies {
  const linked = (field: 'blockedBy' | 'blocks') =>
    linksOf(task, field)
      .flatMap((id) => others.get(id) ?? [])
      .map(toLinked)
  const numbers = (field: 'waitsFor' | 'droppedBlockers') =>
    linksOf(task, field).flatMap((id) => others.get(id)?.number ?? [])
  return {
    blockedBy: linked('blockedBy'),
    waitsFor: numbers('waitsFor'),
    dropped: numbers('droppedBlockers'),
    blocks: linked('blocks'),
    // What waits for it and may not be seen is not there (`access/hidden-links.ts`).
    hidden: linksOf(task, 'blockedBy').filter((id) => !others.has(id)).length,
  }
}

export function toLinked(task: Task): LinkedTask {
  const { number, status } = task
  return {
    number,
    title: nameOf(task),
    lifecycle: task.lifecycle as LifecycleName,
    status,
    ended: endOf(task) ?? null,
  }
}
