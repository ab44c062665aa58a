// The index of one array of tasks: by each way to tell tasks apart, who has which key, in the order of the array. It goes over
// to the array that follows, where that differs in a few places only.

import type { Reader } from './reader.ts'
import { type TitleForm, titleForm } from './title-form.ts'
import type { KnownTask } from './turn.ts'

export type Tasks = readonly KnownTask[]

/** One way to tell tasks apart: the keys a task is found by. */
export type Keys = (reader: Reader, task: KnownTask) => Iterable<string>

/** An index is brought up to date if no more tasks than this are other ones. */
const MOST_CHANGED = 32

export class TasksByKeys {
  readonly #reader: Reader
  #tasks: Tasks
  /** Where each task stands among the others. A task that comes between two gets a place between theirs. */
  readonly #places: Map<KnownTask, number>
  readonly #groups = new Map<Keys, Map<string, KnownTask[]>>()
  #forms: TitleForm[] | undefined

  constructor(reader: Reader, tasks: Tasks) {
    this.#reader = reader
    this.#tasks = tasks
    this.#places = new Map(tasks.map((task, place) => [task, place]))
  }

  get tasks(): Tasks {
    return this.#tasks
  }

  /** The same task twice has no one place. */
  get isUsable(): boolean {
    return this.#places.size === this.#tasks.length
  }

  /** How the title of each is compared, in their order. */
  get forms(): readonly TitleForm[] {
    this.#forms ??= this.#tasks.map((task) => titleForm(this.#reader, task))
    return this.#forms
  }

  has(keys: Keys): boolean {
    return this.#groups.has(keys)
  }

  add(keys: Keys): void {
    const groups = new Map<string, KnownTask[]>()
    for (const task of this.#tasks)
      for (const key of keys(this.#reader, task)) {
        const group = groups.get(key)
        if (group === undefined) groups.set(key, [task])
        else if (group.at(-1) !== task) group.push(task)
      }
    this.#groups.set(keys, groups)
  }

  count(keys: Keys, wanted: readonly string[]): number {
    const groups = this.#groups.get(keys)
    return wanted.reduce((count, key) => count + (groups?.get(key)?.length ?? 0), 0)
  }

  withAny(keys: Keys, wanted: readonly string[]): Tasks {
    const groups = this.#groups.get(keys)
    const found = wanted.flatMap((key) => groups?.get(key) ?? NONE)
    if (wanted.length < 2 || found.length < 2) return found
    return [...new Set(found)].sort((a, b) => this.#placeOf(a) - this.#placeOf(b))
  }

  /** Takes out what stands between the same beginning and the same end, and puts in what stands there now. */
  follow(tasks: Tasks): boolean {
    const before = this.#tasks
    const shorter = Math.min(before.length, tasks.length)
    let from = 0
    while (from < shorter && before[from] === tasks[from]) from++
    let same = 0
    while (same < shorter - from && before[before.length - 1 - same] === tasks[tasks.length - 1 - same]) same++
    const gone = before.slice(from, before.length - same)
    const come = tasks.slice(from, tasks.length - same)
    if (gone.length + come.length > MOST_CHANGED || gone.length === before.length) return false
    const places =
      gone.length === come.length
        ? gone.map((task) => this.#placeOf(task))
        : this.#placesBetween(before[from - 1], before[before.length - same], come.length)
    const isNew = (task: KnownTask, at: number) =>
      come.indexOf(task) === at && (!this.#places.has(task) || gone.includes(task))
    if (places === undefined || !come.every(isNew)) return false
    if (gone.length === 1 && come.length === 1) this.#exchange(gone[0] as KnownTask, come[0] as KnownTask)
    else {
      for (const task of gone) this.#takeOut(task)
      for (const [at, task] of come.entries()) this.#putIn(task, places[at] as number)
    }
    this.#forms?.splice(from, gone.length, ...come.map((task) => titleForm(this.#reader, task)))
    this.#tasks = tasks
    return true
  }

  /** Undefined if there is no room left between them. */
  #placesBetween(
    before: KnownTask | undefined,
    after: KnownTask | undefined,
    count: number,
  ): readonly number[] | undefined {
    const next = after === undefined ? undefined : this.#placeOf(after)
    const from = before === undefined ? (next ?? 0) - count - 1 : this.#placeOf(before)
    const step = next === undefined ? 1 : (next - from) / (count + 1)
    return step < SMALLEST_STEP ? undefined : Array.from({ length: count }, (_, at) => from + step * (at + 1))
  }

  #placeOf(task: KnownTask): number {
    return this.#places.get(task) as number
  }

  #takeOut(task: KnownTask): void {
    const place = this.#placeOf(task)
    for (const [keys, groups] of this.#groups)
      for (const key of new Set(keys(this.#reader, task))) this.#withoutKey(groups, key, place)
    this.#places.delete(task)
  }

  #putIn(task: KnownTask, place: number): void {
    this.#places.set(task, place)
    for (const [keys, groups] of this.#groups)
      for (const key of new Set(keys(this.#reader, task))) this.#withKey(groups, key, place, task)
  }

  /** One for another in the same place: most of what they are found by is the same. */
  #exchange(gone: KnownTask, come: KnownTask): void {
    const place = this.#placeOf(gone)
    this.#places.set(come, place)
    for (const [keys, groups] of this.#groups) {
      const rest = new Set(keys(this.#reader, gone))
      for (const key of new Set(keys(this.#reader, come))) {
        const group = rest.delete(key) ? groups.get(key) : undefined
        if (group === undefined) this.#withKey(groups, key, place, come)
        else group[this.#rank(group, place)] = come
      }
      for (const key of rest) this.#withoutKey(groups, key, place)
    }
    this.#places.delete(gone)
  }

  #withKey(groups: Map<string, KnownTask[]>, key: string, place: number, task: KnownTask): void {
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [task])
    else group.splice(this.#rank(group, place), 0, task)
  }

  #withoutKey(groups: Map<string, KnownTask[]>, key: string, place: number): void {
    const group = groups.get(key)
    if (group === undefined) return
    if (group.length === 1) groups.delete(key)
    else group.splice(this.#rank(group, place), 1)
  }

  /** How many of a group stand before this place. */
  #rank(group: Tasks, place: number): number {
    let from = 0
    let to = group.length
    while (from < to) {
      const middle = (from + to) >> 1
      if (this.#placeOf(group[middle] as KnownTask) < place) from = middle + 1
      else to = middle
    }
    return from
  }
}

const NONE: Tasks = []
/** Numbers near each other are told apart down to here. */
const SMALLEST_STEP = 1e-6
