// Finds tasks by what they are told by: id, number, title, words. The first questions about an array of tasks read all of it;
// an index costs as much as a few readings, so it is made only for an array that is asked about again. Whoever changes a task
// makes a new array: the index of the array before is then brought up to date, where the two differ in a few places only.
//
// TI1. An index only narrows: all tasks that have a key are among those it gives, in the order of the array. Whether a task
//      is meant is for who asked to say, so that the answer is the same with and without an index [D20].

import { kept, type Reader } from './reader.ts'
import { type Keys, type Tasks, TasksByKeys } from './tasks-by-keys.ts'
import { type TitleForm, titleForm } from './title-form.ts'
import type { KnownTask } from './turn.ts'

/** Making an index takes as long as reading everything so many times. */
const READINGS = 4
/** So many readings of arrays that are not asked about again: the next is indexed all the same, for what may follow it. */
const READINGS_OF_OTHERS = 16
const INDEXES = kept((reader) => new Indexes(reader))

/** The tasks that may have one of these keys: all of them, as long as there is no index. In the order of the array. */
export function mayHave(reader: Reader, tasks: Tasks, keys: Keys, wanted: readonly string[]): Tasks {
  return reader.get(INDEXES).of(tasks, keys)?.withAny(keys, wanted) ?? tasks
}

/** The tasks that may have a key of every group: those of the group that fewest have. */
export function mayHaveAll(reader: Reader, tasks: Tasks, keys: Keys, groups: readonly (readonly string[])[]): Tasks {
  const index = reader.get(INDEXES).of(tasks, keys)
  if (index === undefined || groups.length === 0) return tasks
  const counted = groups.map((group) => ({ group, count: index.count(keys, group) }))
  return index.withAny(keys, counted.reduce((least, one) => (one.count < least.count ? one : least)).group)
}

/** How many have this key; undefined as long as there is no index. */
export function countWith(reader: Reader, tasks: Tasks, keys: Keys, key: string): number | undefined {
  return reader.get(INDEXES).of(tasks, keys)?.count(keys, [key])
}

/** Goes through all of them, with how each title is compared. */
export function forEachTitle(reader: Reader, tasks: Tasks, visit: (form: TitleForm, task: KnownTask) => void): void {
  const forms = reader.get(INDEXES).made(tasks)?.forms
  for (let place = 0; place < tasks.length; place++) {
    const task = tasks[place] as KnownTask
    visit(forms?.[place] ?? titleForm(reader, task), task)
  }
}

/** The indexes of the arrays that were asked about. An index goes over to the array that follows its own. */
class Indexes {
  readonly #reader: Reader
  readonly #made = new WeakMap<Tasks, TasksByKeys>()
  /** By a few of its tasks: an array that has one of them is likely to be the next state of the same list. */
  readonly #near = new WeakMap<KnownTask, TasksByKeys>()
  readonly #readings = new WeakMap<Tasks, Map<Keys, number>>()
  /** Readings since an index was last of use. */
  readonly #without = new Map<Keys, number>()

  constructor(reader: Reader) {
    this.#reader = reader
  }

  made(tasks: Tasks): TasksByKeys | undefined {
    return this.#made.get(tasks) ?? this.#following(tasks)
  }

  /** Undefined if everything is to be read. */
  of(tasks: Tasks, keys: Keys): TasksByKeys | undefined {
    if (tasks.length === 0) return undefined
    const index = this.made(tasks)
    if (index?.has(keys)) {
      this.#without.set(keys, 0)
      return index
    }
    if (!this.#isWorthwhile(tasks, keys)) return undefined
    const made = index ?? new TasksByKeys(this.#reader, tasks)
    if (!made.isUsable) return undefined
    made.add(keys)
    this.#keep(made)
    return made
  }

  #isWorthwhile(tasks: Tasks, keys: Keys): boolean {
    const readings = this.#readings.get(tasks) ?? new Map<Keys, number>()
    this.#readings.set(tasks, readings)
    const before = readings.get(keys) ?? 0
    const others = this.#without.get(keys) ?? 0
    readings.set(keys, before + 1)
    this.#without.set(keys, others + 1)
    return before >= READINGS || others >= READINGS_OF_OTHERS
  }

  #following(tasks: Tasks): TasksByKeys | undefined {
    for (const task of placesOf(tasks)) {
      const index = this.#near.get(task)
      if (index === undefined) continue
      const before = index.tasks
      if (!index.follow(tasks)) continue
      this.#made.delete(before)
      this.#keep(index)
      return index
    }
    return undefined
  }

  #keep(index: TasksByKeys): void {
    this.#made.set(index.tasks, index)
    for (const task of placesOf(index.tasks)) this.#near.set(task, index)
  }
}

function placesOf(tasks: Tasks): readonly KnownTask[] {
  const last = tasks.length - 1
  return [tasks[0], tasks[last >> 1], tasks[last]].filter((task) => task !== undefined)
}
