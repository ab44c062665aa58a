// The index of one array of tasks: by each way to tell tasks apart, who has which key, in the order of the array. It goes over
// to the array that follows, where that differs in a few places only. A task that is told by the same words as before, such as
// one that got another deadline, only takes the place of the one it was.

import type { Reader } from './reader.ts'
import { keepTitleForm, type TitleForm, titleForm } from './title-form.ts'
import type { KnownTask } from './turn.ts'

export type Tasks = readonly KnownTask[]

/** What a task may be told by. */
type Told = Pick<KnownTask, 'id' | 'number' | 'title' | 'status' | 'description' | 'project' | 'tags'>

/** Of a status keys ask nothing else. */
export const isThere = ({ status }: Pick<KnownTask, 'status'>) => status !== 'deleted'

/** One way to tell tasks apart: the keys a task is found by. */
export type Keys = (reader: Reader, task: Told) => Iterable<string>

/** A task, and where it stands among the others. One that comes between two gets a place between theirs. */
interface Entry {
  task: KnownTask
  readonly place: number
}

/** An index is brought up to date if no more tasks than this are other ones, or a quarter of them. */
const MOST_CHANGED = 32

export class TasksByKeys {
  readonly #reader: Reader
  #tasks: Tasks
  readonly #entries: Map<KnownTask, Entry>
  readonly #groups = new Map<Keys, Map<string, Entry[]>>()
  #forms: TitleForm[] | undefined

  constructor(reader: Reader, tasks: Tasks) {
    this.#reader = reader
    this.#tasks = tasks
    this.#entries = new Map(tasks.map((task, place) => [task, { task, place }]))
  }

  get tasks(): Tasks {
    return this.#tasks
  }

  /** The same task twice has no one place. */
  get isUsable(): boolean {
    return this.#entries.size === this.#tasks.length
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
    const groups = new Map<string, Entry[]>()
    for (const task of this.#tasks) {
      const entry = this.#entries.get(task) as Entry
      for (const key of keys(this.#reader, task)) {
        const group = groups.get(key)
        if (group === undefined) groups.set(key, [entry])
        else if (group.at(-1) !== entry) group.push(entry)
      }
    }
    this.#groups.set(keys, groups)
  }

  count(keys: Keys, wanted: readonly string[]): number {
    const groups = this.#groups.get(keys)
    let count = 0
    for (const key of wanted) count += groups?.get(key)?.length ?? 0
    return count
  }

  withAny(keys: Keys, wanted: readonly string[]): Tasks {
    const groups = this.#groups.get(keys)
    // Most questions are about one key.
    if (wanted.length === 1) return groups?.get(wanted[0] as string)?.map(taskOf) ?? NO_TASKS
    const found = wanted.flatMap((key) => groups?.get(key) ?? NONE)
    const inOrder = found.length < 2 ? found : [...new Set(found)].sort(byPlace)
    return inOrder.map(taskOf)
  }

  /**
   * Between the same beginning and the same end: a task that is still there, changed, is exchanged in its place; behind those, what
   * stood there is taken out and what stands there now is put in.
   */
  follow(tasks: Tasks): boolean {
    const before = this.#tasks
    const { from, same, paired } = inCommon(before, tasks)
    const end = before.length - same
    const gone = before.slice(from + paired, end)
    const come = tasks.slice(from + paired, tasks.length - same)
    const pairs: (readonly [gone: KnownTask, come: KnownTask])[] = []
    for (let at = from; at < from + paired; at++)
      if (before[at] !== tasks[at]) pairs.push([before[at] as KnownTask, tasks[at] as KnownTask])
    if (pairs.length + gone.length + come.length > Math.max(MOST_CHANGED, tasks.length / 4)) return false
    if (gone.length === before.length || !this.#areNew(pairs, gone, come)) return false
    const places =
      gone.length === come.length
        ? gone.map((task) => this.#placeOf(task))
        : this.#placesBetween(before[from + paired - 1], before[end], come.length)
    if (places === undefined) return false
    for (const task of gone) this.#takeOut(task)
    for (const [old, now] of pairs) this.#replace(old, now)
    for (const [at, task] of come.entries()) this.#putIn(task, places[at] as number)
    this.#renewForms(tasks, from, same)
    this.#tasks = tasks
    return true
  }

  /** None of those that come stands elsewhere too: the same task twice has no one place. */
  #areNew(pairs: readonly (readonly [KnownTask, KnownTask])[], gone: Tasks, come: Tasks): boolean {
    if (pairs.some(([, now]) => this.#entries.has(now))) return false
    if (come.some((task) => this.#entries.has(task) && !gone.includes(task))) return false
    return new Set([...pairs.map(([, now]) => now), ...come]).size === pairs.length + come.length
  }

  #renewForms(tasks: Tasks, from: number, same: number): void {
    const forms = this.#forms
    if (forms === undefined) return
    if (tasks.length === forms.length) {
      for (let at = from; at < tasks.length - same; at++) forms[at] = titleForm(this.#reader, tasks[at] as KnownTask)
      return
    }
    const now = tasks.slice(from, tasks.length - same).map((task) => titleForm(this.#reader, task))
    this.#forms = [...forms.slice(0, from), ...now, ...forms.slice(this.#tasks.length - same)]
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
    return (this.#entries.get(task) as Entry).place
  }

  #takeOut(task: KnownTask): void {
    const entry = this.#entries.get(task) as Entry
    this.#entries.delete(task)
    for (const [keys, groups] of this.#groups)
      for (const key of new Set(keys(this.#reader, task))) {
        const group = groups.get(key)
        if (group?.length === 1) groups.delete(key)
        else group?.splice(rankIn(group, entry.place), 1)
      }
  }

  #putIn(task: KnownTask, place: number): void {
    const entry = { task, place }
    this.#entries.set(task, entry)
    for (const [keys, groups] of this.#groups)
      for (const key of new Set(keys(this.#reader, task))) {
        const group = groups.get(key)
        if (group === undefined) groups.set(key, [entry])
        else group.splice(rankIn(group, place), 0, entry)
      }
  }

  /** In the same place. Most often it is found by the same keys. */
  #replace(gone: KnownTask, come: KnownTask): void {
    const entry = this.#entries.get(gone) as Entry
    if (!areToldAlike(gone, come)) {
      this.#takeOut(gone)
      this.#putIn(come, entry.place)
      return
    }
    this.#entries.delete(gone)
    this.#entries.set(come, entry)
    entry.task = come
    keepTitleForm(this.#reader, gone, come)
  }
}

/** How many are the same at the beginning and at the end; and how many between them are, from the first on, the same task by its id. */
function inCommon(before: Tasks, now: Tasks) {
  const shorter = Math.min(before.length, now.length)
  let from = 0
  while (from < shorter && before[from] === now[from]) from++
  let same = 0
  while (same < shorter - from && before[before.length - 1 - same] === now[now.length - 1 - same]) same++
  let paired = 0
  while (paired < shorter - from - same && before[from + paired]?.id === now[from + paired]?.id) paired++
  return { from, same, paired }
}

const byPlace = (a: Entry, b: Entry) => a.place - b.place
const taskOf = ({ task }: Entry) => task
const NO_TASKS: Tasks = []

/** How many of a group stand before this place. */
function rankIn(group: readonly Entry[], place: number): number {
  let from = 0
  let to = group.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((group[middle] as Entry).place < place) from = middle + 1
    else to = middle
  }
  return from
}

/** The compiler asks for every field that a key may be made of. */
const TOLD_ALIKE: { readonly [field in keyof Told]-?: (a: Told, b: Told) => boolean } = {
  id: (a, b) => a.id === b.id,
  number: (a, b) => a.number === b.number,
  title: (a, b) => a.title === b.title,
  status: (a, b) => isThere(a) === isThere(b),
  description: (a, b) => a.description === b.description,
  project: (a, b) => a.project === b.project,
  tags: ({ tags: a }, { tags: b }) =>
    a === b || (a?.length === b?.length && (a ?? []).every((tag, at) => tag === b?.[at])),
}
const ALIKE = Object.values(TOLD_ALIKE)

function areToldAlike(a: Told, b: Told): boolean {
  return ALIKE.every((isAlike) => isAlike(a, b))
}

const NONE: readonly Entry[] = []
/** Numbers near each other are told apart down to here. */
const SMALLEST_STEP = 1e-6
