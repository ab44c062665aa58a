// Tasks by id and by title, so that finding one does not mean reading all. Made once for an array of tasks and kept as
// long as the array is; whoever changes tasks makes a new array.

import { normalized } from './normalize.ts'
import type { KnownTask } from './turn.ts'

interface TaskIndex {
  byId?: ReadonlyMap<string, readonly KnownTask[]>
  byTitle?: ReadonlyMap<string, readonly KnownTask[]>
}

const indexes = new WeakMap<readonly KnownTask[], TaskIndex>()

/** The tasks that are not deleted and have this id, whatever its case; two only if someone made ids that differ in it. */
export function tasksWithId(tasks: readonly KnownTask[], id: string): readonly KnownTask[] {
  const index = indexFor(tasks)
  index.byId ??= grouped(tasks, (task) => task.id.toLowerCase())
  return index.byId.get(id.toLowerCase()) ?? []
}

/** The tasks that are not deleted and have this title, as `normalized` gives it. */
export function tasksWithTitle(tasks: readonly KnownTask[], title: string): readonly KnownTask[] {
  const index = indexFor(tasks)
  index.byTitle ??= grouped(tasks, (task) => normalized(task.title))
  return index.byTitle.get(title) ?? []
}

function indexFor(tasks: readonly KnownTask[]): TaskIndex {
  let index = indexes.get(tasks)
  if (index === undefined) {
    index = {}
    indexes.set(tasks, index)
  }
  return index
}

function grouped(tasks: readonly KnownTask[], keyOf: (task: KnownTask) => string): Map<string, KnownTask[]> {
  const groups = new Map<string, KnownTask[]>()
  for (const task of tasks) {
    if (task.status === 'deleted') continue
    const key = keyOf(task)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [task])
    else group.push(task)
  }
  return groups
}
