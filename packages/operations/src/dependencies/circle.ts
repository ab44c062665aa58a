// Whether work would wait for itself. Pure: whoever asks loads the tasks, step by step.

import type { Task } from '@pawl/kernel'
import { linksOf } from './links.ts'

type Tasks = ReadonlyMap<string, Task>

/** Those that this one depends on, directly or through others, and that have not been loaded yet. */
export function unknownBlockers(id: string, tasks: Tasks, missing: ReadonlySet<string> = new Set()): readonly string[] {
  const reached = new Set<string>([id])
  for (const one of reached) {
    const task = tasks.get(one)
    if (task !== undefined) for (const blocker of linksOf(task, 'blockedBy')) reached.add(blocker)
  }
  return [...reached].filter((one) => !tasks.has(one) && !missing.has(one))
}

/** The way from this task back to itself, with it at both ends; undefined if there is none. */
export function circleThrough(id: string, tasks: Tasks): readonly string[] | undefined {
  const from = new Map<string, string>()
  const queue = [id]
  for (const one of queue) {
    const task = tasks.get(one)
    for (const blocker of task === undefined ? [] : linksOf(task, 'blockedBy')) {
      if (blocker === id) return pathTo(one, from, id)
      if (from.has(blocker)) continue
      from.set(blocker, one)
      queue.push(blocker)
    }
  }
  return undefined
}

function pathTo(last: string, from: ReadonlyMap<string, string>, id: string): readonly string[] {
  const path = [id]
  for (let one: string | undefined = last; one !== undefined && one !== id; one = from.get(one)) path.unshift(one)
  return [id, ...path]
}
