// What is asked of a whole list with every message: which of its tasks are there, and the highest number one has. A list that
// follows another differs from it in a few places, and only those tasks are looked at.

import { kept, type Reader } from './reader.ts'
import type { KnownTask } from './turn.ts'

type Tasks = readonly KnownTask[]

interface ListFacts {
  readonly tasks: Tasks
  /** Those that are not deleted: the same array each time, so that its index is found again. */
  readonly visible: Tasks
  /** 0 if none has a number. */
  readonly highestNumber: number
}

class FactsOfLists {
  readonly #known = new WeakMap<Tasks, ListFacts>()
  #last: ListFacts | undefined

  of(tasks: Tasks): ListFacts {
    const facts = this.#known.get(tasks) ?? (this.#last && following(this.#last, tasks)) ?? read(tasks)
    this.#known.set(tasks, facts)
    this.#last = facts
    return facts
  }
}

const FACTS = kept(() => new FactsOfLists())

export const factsOf = (reader: Reader, tasks: Tasks): ListFacts => reader.get(FACTS).of(tasks)

const isThere = ({ status }: KnownTask) => status !== 'deleted'

function read(tasks: Tasks): ListFacts {
  let highestNumber = 0
  for (const { number = 0 } of tasks) if (number > highestNumber) highestNumber = number
  return { tasks, visible: tasks.every(isThere) ? tasks : tasks.filter(isThere), highestNumber }
}

/** Undefined if all of them have to be looked at: one is deleted, or the one with the highest number may be gone. */
function following(before: ListFacts, tasks: Tasks): ListFacts | undefined {
  if (before.visible !== before.tasks || tasks.length < before.tasks.length) return undefined
  let { highestNumber } = before
  for (let at = 0; at < tasks.length; at++) {
    const task = tasks[at] as KnownTask
    const old = before.tasks[at]
    if (task === old) continue
    if (!isThere(task) || (old?.number === before.highestNumber && task.number !== old.number)) return undefined
    if (task.number !== undefined && task.number > highestNumber) highestNumber = task.number
  }
  return { tasks, visible: tasks, highestNumber }
}
