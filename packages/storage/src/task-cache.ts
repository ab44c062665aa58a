// Caches the tasks this process stored last. The next change of such a task is decided on the cached one; the write is
// guarded by the version, so that a task which another process has changed costs a second read and nothing else. Nobody is
// refused on a cached task: a refusal writes nothing, so no guard would notice that it was out of date.

import type { Task } from '@pawl/kernel'
import type { TaskRef } from '@pawl/operations'
import { LruCache } from './lru-cache.ts'

const MOST_TASKS = 2_000
/** Tasks with longer texts are read again. */
const LONGEST_TEXTS = 10_000

export class TaskCache {
  readonly #tasks = new LruCache<string, Task>(MOST_TASKS, ({ number }) => this.#ids.delete(number))
  readonly #ids = new Map<number, string>()

  find(ref: TaskRef): Task | undefined {
    const id = 'id' in ref ? ref.id : this.#ids.get(ref.number)
    return id === undefined ? undefined : this.#tasks.get(id)
  }

  set(task: Task): void {
    this.delete(task.id)
    if (lengthOfTexts(task) > LONGEST_TEXTS) return
    this.#ids.set(task.number, task.id)
    this.#tasks.set(task.id, task)
  }

  delete(id: string): void {
    const task = this.#tasks.get(id)
    if (task === undefined) return
    this.#tasks.delete(id)
    this.#ids.delete(task.number)
  }
}

function lengthOfTexts({ fields }: Task): number {
  let length = 0
  for (const value of Object.values(fields)) if (typeof value === 'string') length += value.length
  return length
}
