// Finding tasks by id and by title. The first messages about an array of tasks read all of it; an index costs as much as
// a few readings, so it is made only for an array that is asked about again, and kept as long as the array is. Whoever
// changes tasks makes a new array.

import { normalized } from './normalize.ts'
import { titleForm } from './title-form.ts'
import type { KnownTask } from './turn.ts'

type Groups = ReadonlyMap<string, readonly KnownTask[]>

/** Making an index takes as long as reading everything so many times. */
const READINGS = 4

const byId = index((task) => task.id.toLowerCase())
const byTitle = index((task) => normalized(task.title))
const byKey = index((task) => titleForm(task).key)

/** The task that has exactly this id and is not deleted. */
export function taskWithId(tasks: readonly KnownTask[], id: string): KnownTask | undefined {
  const isIt = (task: KnownTask) => task.id === id && task.status !== 'deleted'
  const made = byId.made(tasks)
  return made === undefined ? tasks.find(isIt) : made.get(id.toLowerCase())?.find(isIt)
}

/** The tasks that are not deleted and have one of these ids, whatever its case. */
export function tasksWithIds(tasks: readonly KnownTask[], ids: readonly string[]): readonly KnownTask[] {
  const lower = ids.map((id) => id.toLowerCase())
  const found = byId.find(tasks, lower)
  return [...new Set(lower)].flatMap((id) => found.get(id) ?? []).sort((a, b) => tasks.indexOf(a) - tasks.indexOf(b))
}

/** The tasks that are not deleted and have the first of these titles that any has, as `normalized` gives it. */
export function tasksWithTitle(tasks: readonly KnownTask[], titles: readonly string[]): readonly KnownTask[] {
  const found = byTitle.find(tasks, titles)
  for (const title of titles) {
    const group = found.get(title)
    if (group !== undefined) return group
  }
  return []
}

/** The tasks that are not deleted and whose title has this key, whatever its articles. */
export function tasksWithKey(tasks: readonly KnownTask[], key: string): readonly KnownTask[] {
  return byKey.find(tasks, [key]).get(key) ?? []
}

const visible = new WeakMap<readonly KnownTask[], readonly KnownTask[]>()

/** The tasks that are not deleted: the same array each time, so that what is kept for it is kept. */
export function visibleTasks(tasks: readonly KnownTask[]): readonly KnownTask[] {
  const before = visible.get(tasks)
  if (before !== undefined) return before
  const isDeleted = ({ status }: KnownTask) => status === 'deleted'
  const made = tasks.some(isDeleted) ? tasks.filter((task) => !isDeleted(task)) : tasks
  visible.set(tasks, made)
  return made
}

function index(keyOf: (task: KnownTask) => string) {
  const readings = new WeakMap<readonly KnownTask[], number>()
  const indexes = new WeakMap<readonly KnownTask[], Groups>()
  return {
    made: (tasks: readonly KnownTask[]) => indexes.get(tasks),
    /** All tasks of these keys are in it; others may be. */
    find(tasks: readonly KnownTask[], keys: readonly string[]): Groups {
      const made = indexes.get(tasks)
      if (made !== undefined) return made
      const before = readings.get(tasks) ?? 0
      readings.set(tasks, before + 1)
      if (before < READINGS) return grouped(tasks, keyOf, (key) => keys.includes(key))
      const whole = grouped(tasks, keyOf, () => true)
      indexes.set(tasks, whole)
      return whole
    },
  }
}

function grouped(
  tasks: readonly KnownTask[],
  keyOf: (task: KnownTask) => string,
  isWanted: (key: string) => boolean,
): Groups {
  const groups = new Map<string, KnownTask[]>()
  for (const task of tasks) {
    if (task.status === 'deleted') continue
    const key = keyOf(task)
    if (!isWanted(key)) continue
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [task])
    else group.push(task)
  }
  return groups
}
