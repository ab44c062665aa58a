// Finding tasks by id and by title. The first questions about an array of tasks read all of it; an index costs as much as a
// few readings, so it is made only for an array that is asked about again. Whoever changes a task makes a new array: the
// index of the array before is then brought up to date, where the two differ in a few places only.

import { normalized } from './normalize.ts'
import { kept, type Reader } from './reader.ts'
import { titleForm } from './title-form.ts'
import type { KnownTask } from './turn.ts'

type Tasks = readonly KnownTask[]
type Groups = ReadonlyMap<string, Tasks>

/** Making an index takes as long as reading everything so many times. */
const READINGS = 4
/** So many readings of arrays that are not asked about again: the next is indexed all the same, for what may follow it. */
const READINGS_OF_OTHERS = 16
/** An index is brought up to date if no more tasks than this are other ones. */
const MOST_CHANGED = 32

const BY_ID = kept(() => new TaskIndex((task) => task.id.toLowerCase()))
const BY_TITLE = kept(() => new TaskIndex((task) => normalized(task.title)))
const BY_KEY = kept((reader) => new TaskIndex((task) => titleForm(reader, task).key))

/** The task that has exactly this id and is not deleted. */
export function taskWithId(reader: Reader, tasks: Tasks, id: string): KnownTask | undefined {
  const isIt = (task: KnownTask) => task.id === id && task.status !== 'deleted'
  const made = reader.get(BY_ID).made(tasks)
  return made === undefined ? tasks.find(isIt) : made.get(id.toLowerCase())?.find(isIt)
}

/** The tasks that are not deleted and have one of these ids, whatever its case. */
export function tasksWithIds(reader: Reader, tasks: Tasks, ids: readonly string[]): Tasks {
  const lower = ids.map((id) => id.toLowerCase())
  const found = reader.get(BY_ID).find(tasks, lower)
  return [...new Set(lower)].flatMap((id) => found.get(id) ?? []).sort((a, b) => tasks.indexOf(a) - tasks.indexOf(b))
}

/** The tasks that are not deleted and have the first of these titles that any has, as `normalized` gives it. */
export function tasksWithTitle(reader: Reader, tasks: Tasks, titles: readonly string[]): Tasks {
  const found = reader.get(BY_TITLE).find(tasks, titles)
  for (const title of titles) {
    const group = found.get(title)
    if (group !== undefined) return group
  }
  return []
}

/** The tasks that are not deleted and whose title has this key, whatever its articles. */
export function tasksWithKey(reader: Reader, tasks: Tasks, key: string): Tasks {
  return reader.get(BY_KEY).find(tasks, [key]).get(key) ?? []
}

const VISIBLE = kept(() => new WeakMap<Tasks, Tasks>())

/** The tasks that are not deleted: the same array each time, so that its index is found again. */
export function visibleTasks(reader: Reader, tasks: Tasks): Tasks {
  const visible = reader.get(VISIBLE)
  const before = visible.get(tasks)
  if (before !== undefined) return before
  const isDeleted = ({ status }: KnownTask) => status === 'deleted'
  const made = tasks.some(isDeleted) ? tasks.filter((task) => !isDeleted(task)) : tasks
  visible.set(tasks, made)
  return made
}

class TaskIndex {
  readonly #keyOf: (task: KnownTask) => string
  readonly #readings = new WeakMap<Tasks, number>()
  /** The array that was indexed last. */
  #tasks: Tasks = []
  #groups: Map<string, Tasks> | undefined
  /** Readings since the index was last of use. */
  #withoutIndex = 0

  constructor(keyOf: (task: KnownTask) => string) {
    this.#keyOf = keyOf
  }

  /** Undefined if there is none of this array yet. */
  made(tasks: Tasks): Groups | undefined {
    if (this.#groups === undefined) return undefined
    return tasks === this.#tasks || this.#bringUpToDate(tasks, this.#groups) ? this.#groups : undefined
  }

  /** All tasks of these keys are in it; others may be. */
  find(tasks: Tasks, keys: readonly string[]): Groups {
    const made = this.made(tasks)
    if (made !== undefined) {
      this.#withoutIndex = 0
      return made
    }
    const before = this.#readings.get(tasks) ?? 0
    this.#readings.set(tasks, before + 1)
    if (before < READINGS && this.#withoutIndex++ < READINGS_OF_OTHERS)
      return this.#grouped(tasks, (key) => keys.includes(key))
    this.#groups = this.#grouped(tasks, () => true)
    this.#tasks = tasks
    return this.#groups
  }

  #grouped(tasks: Tasks, isWanted: (key: string) => boolean): Map<string, Tasks> {
    const groups = new Map<string, KnownTask[]>()
    for (const task of tasks) {
      if (task.status === 'deleted') continue
      const key = this.#keyOf(task)
      if (!isWanted(key)) continue
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [task])
      else group.push(task)
    }
    return groups
  }

  /** Takes out what stands between the same beginning and the same end, and puts in what stands there now. */
  #bringUpToDate(tasks: Tasks, groups: Map<string, Tasks>): boolean {
    const before = this.#tasks
    const shorter = Math.min(before.length, tasks.length)
    let from = 0
    while (from < shorter && before[from] === tasks[from]) from++
    let same = 0
    while (same < shorter - from && before[before.length - 1 - same] === tasks[tasks.length - 1 - same]) same++
    const gone = before.slice(from, before.length - same)
    const come = tasks.slice(from, tasks.length - same)
    if (gone.length + come.length > MOST_CHANGED) return false
    for (const task of gone) this.#takeOut(task, groups)
    for (const task of come) this.#putIn(task, tasks, groups)
    this.#tasks = tasks
    return true
  }

  #takeOut(task: KnownTask, groups: Map<string, Tasks>): void {
    if (task.status === 'deleted') return
    const key = this.#keyOf(task)
    const rest = groups.get(key)?.filter((one) => one !== task) ?? []
    if (rest.length === 0) groups.delete(key)
    else groups.set(key, rest)
  }

  #putIn(task: KnownTask, tasks: Tasks, groups: Map<string, Tasks>): void {
    if (task.status === 'deleted') return
    const key = this.#keyOf(task)
    const group = groups.get(key)
    const more = group === undefined ? [task] : [...group, task].sort((a, b) => tasks.indexOf(a) - tasks.indexOf(b))
    groups.set(key, more)
  }
}
