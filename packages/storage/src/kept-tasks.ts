// The tasks this process stored last. Whoever changes one next decides on what is kept; the write is guarded by the
// version, so that deciding on something old costs a second look and nothing else. A refusal is never given on what is
// kept: there is no guard on it.

import type { Task } from '@pawl/kernel'
import type { TaskRef } from '@pawl/operations'

const MOST_TASKS = 2_000
/** What has longer texts is read again. */
const LONGEST_TEXTS = 10_000

export class KeptTasks {
  /** The one stored last is the last. */
  readonly #tasks = new Map<string, Task>()
  readonly #ids = new Map<number, string>()

  find(ref: TaskRef): Task | undefined {
    const id = 'id' in ref ? ref.id : this.#ids.get(ref.number)
    return id === undefined ? undefined : this.#tasks.get(id)
  }

  keep(task: Task): void {
    this.forget(task.id)
    if (lengthOfTexts(task) > LONGEST_TEXTS) return
    this.#tasks.set(task.id, task)
    this.#ids.set(task.number, task.id)
    const [oldest] = this.#tasks.keys()
    if (this.#tasks.size > MOST_TASKS && oldest !== undefined) this.forget(oldest)
  }

  forget(id: string): void {
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
