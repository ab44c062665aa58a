// Caches the tasks of a lifecycle, and what was made of each of them, until events change some. A task changes only with
// an event, so only the tasks of newer events are read again and the rest of the list is taken over.

import type { Task } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import { isThereFor, type Owners, type TaskList, type TaskRef } from '@pawl/operations'
import { LruCache } from './lru-cache.ts'

/** Of so many people the lists are kept. */
const MOST_LISTS = 500

type View = (task: Task) => unknown

class CachedTaskList implements TaskList {
  readonly tasks: readonly Task[]
  readonly moment: string
  readonly #views: Map<View, readonly unknown[]>
  /** Of all versions of the list: a task keeps its number. */
  readonly #numbers: Map<string, number>

  constructor(
    tasks: readonly Task[],
    moment: string,
    views = new Map<View, readonly unknown[]>(),
    numbers = new Map(tasks.map(({ id, number }) => [id, number])),
  ) {
    this.tasks = tasks
    this.moment = moment
    this.#views = views
    this.#numbers = numbers
  }

  find(ref: TaskRef): Task | undefined {
    const number = 'id' in ref ? this.#numbers.get(ref.id) : ref.number
    const task = number === undefined ? undefined : this.tasks[placeOf(this.tasks, number)]
    return task?.number === number ? task : undefined
  }

  viewedBy<Viewed>(view: (task: Task) => Viewed): readonly Viewed[] {
    const made = this.#views.get(view) ?? this.tasks.map(view)
    this.#views.set(view, made)
    return made as readonly Viewed[]
  }

  /** The list after these are no longer in it: they were shared, and are not any more. */
  without(gone: ReadonlySet<number>): CachedTaskList {
    const isHere = (number: number) => this.tasks[placeOf(this.tasks, number)]?.number === number
    if (![...gone].some(isHere)) return this
    const stays = this.tasks.map(({ number }) => !gone.has(number))
    const kept = <One>(all: readonly One[]) => all.filter((_, place) => stays[place])
    const views = new Map([...this.#views].map(([view, made]) => [view, kept(made)]))
    return new CachedTaskList(kept(this.tasks), this.moment, views, this.#numbers)
  }

  /** The list after these tasks have changed or come. */
  with(changed: readonly Task[], moment: string): CachedTaskList {
    if (changed.length === 0) return new CachedTaskList(this.tasks, moment, this.#views, this.#numbers)
    const tasks = [...this.tasks]
    const views = new Map([...this.#views].map(([view, made]) => [view, [...made]]))
    for (const task of changed) {
      const place = placeOf(tasks, task.number)
      const isNew = tasks[place]?.number !== task.number
      put(tasks, place, task, isNew)
      if (isNew) this.#numbers.set(task.id, task.number)
      for (const [view, made] of views) put(made, place, view(task), isNew)
    }
    return new CachedTaskList(tasks, moment, views, this.#numbers)
  }
}

/** Which tasks a list has: those of a lifecycle, or of it those of some people. */
export interface Listed {
  readonly lifecycle: string
  readonly owners: Owners | undefined
}

export class TaskListCache {
  readonly #lists = new LruCache<string, CachedTaskList>(MOST_LISTS)

  find(listed: Listed): CachedTaskList | undefined {
    return this.#lists.get(keyOf(listed))
  }

  /**
   * `changed` are the tasks whose events came after the moment of `before`, whoever's they are; all tasks if there was no
   * list. The list that was asked about is handed in: another may have been cached while the database answered.
   */
  renew(listed: Listed, before: CachedTaskList | undefined, changed: readonly Task[], moment: string): TaskList {
    const { owners } = listed
    const isThere = (task: Task) => owners === undefined || isThereFor(owners, task)
    const own = changed.filter(isThere)
    const gone = new Set(changed.filter((task) => !isThere(task)).map(({ number }) => number))
    const list = before === undefined ? new CachedTaskList(own, moment) : before.without(gone).with(own, moment)
    this.#lists.set(keyOf(listed), list)
    return list
  }
}

const keyOf = ({ lifecycle, owners }: Listed) => JSON.stringify([lifecycle, owners])

function put<One>(list: One[], place: number, one: One, isNew: boolean): void {
  if (!isNew) list[place] = one
  else if (place === list.length) list.push(one)
  else list.splice(place, 0, one)
}

/** Where a task of this number stands, or belongs, in tasks sorted by number. */
function placeOf(tasks: readonly Task[], number: number): number {
  let from = 0
  let to = tasks.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (present(tasks[middle]).number < number) from = middle + 1
    else to = middle
  }
  return from
}
