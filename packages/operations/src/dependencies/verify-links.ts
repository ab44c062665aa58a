// What must agree between tasks that depend on each other.
//
// VL1. Who is depended on knows it: `blockedBy` and `blocks` are each other's other direction.
// VL2. `waitsFor` and `droppedBlockers` are what the blockers' own statuses say [FD1].
// VL3. Nothing waits for itself.

import type { Difference } from '@pawl/contract'
import { isLifecycleName, present, type Task } from '@pawl/kernel'
import type { Snapshot } from '../ports/whole-store.ts'
import { circleThrough } from './circle.ts'
import { endOf } from './links.ts'

type Tasks = ReadonlyMap<string, Task>

/** Those these depend on, and those that depend on them, by id. */
export async function linkedTo(snapshot: Snapshot, tasks: readonly Task[]): Promise<Tasks> {
  const ids = [...new Set(tasks.flatMap((task) => [...idsIn(task, 'blockedBy'), ...idsIn(task, 'blocks')]))]
  const found = ids.length === 0 ? [] : await snapshot.findTasks(ids)
  return new Map(found.map((task) => [task.id, task]))
}

export function* linkProblems(task: Task, others: Tasks): Generator<Difference> {
  for (const [field, back] of [
    ['blockedBy', 'blocks'],
    ['blocks', 'blockedBy'],
  ] as const) {
    const ids = idsIn(task, field)
    if (new Set(ids).size !== ids.length) yield { reason: 'named_twice', field }
    for (const id of ids) {
      const other = others.get(id)
      if (other === undefined) yield { reason: 'names_nothing', field, task: id }
      else if (!idsIn(other, back).includes(task.id))
        yield { reason: 'not_named_back', field, task: other.number, back }
    }
  }
  const ends = new Map(
    [...others].map(([id, other]) => [id, isLifecycleName(other.lifecycle) ? endOf(other) : undefined]),
  )
  const known = idsIn(task, 'blockedBy').filter((id) => others.has(id))
  yield* disagreement(
    task,
    'waitsFor',
    others,
    known.filter((id) => ends.get(id) !== 'done'),
  )
  yield* disagreement(
    task,
    'droppedBlockers',
    others,
    known.filter((id) => ends.get(id) === 'dropped'),
  )
}

/** What depends on anything, gathered while the store is walked through. */
export class Dependents {
  readonly #tasks = new Map<string, Task>()

  note(task: Task): void {
    if (idsIn(task, 'blockedBy').length > 0) this.#tasks.set(task.id, task)
  }

  *circles(): Generator<{ readonly task: Task; readonly difference: Difference }> {
    this.#leaveOutTheRest()
    for (const task of this.#tasks.values()) {
      if (circleThrough(task.id, this.#tasks) !== undefined) yield { task, difference: { reason: 'waits_for_itself' } }
    }
  }

  /** Whatever depends on nothing that is left is in no circle. */
  #leaveOutTheRest(): void {
    const blockersLeft = (task: Task) => idsIn(task, 'blockedBy').filter((id) => this.#tasks.has(id)).length
    const left = new Map([...this.#tasks].map(([id, task]) => [id, blockersLeft(task)]))
    const free = [...left].filter(([, count]) => count === 0).map(([id]) => id)
    for (const id of free) {
      const task = present(this.#tasks.get(id))
      this.#tasks.delete(id)
      for (const dependent of idsIn(task, 'blocks')) {
        const count = (left.get(dependent) ?? 0) - 1
        left.set(dependent, count)
        if (count === 0 && this.#tasks.has(dependent)) free.push(dependent)
      }
    }
  }
}

function* disagreement(
  task: Task,
  field: 'waitsFor' | 'droppedBlockers',
  others: Tasks,
  right: readonly string[],
): Generator<Difference> {
  const stored = idsIn(task, field)
  if (JSON.stringify(stored) === JSON.stringify(right)) return
  const numbers = (ids: readonly string[]) => ids.map((id) => others.get(id)?.number ?? id).join(', ')
  yield { reason: 'waits_wrongly', field, stored: numbers(stored), right: numbers(right) }
}

function idsIn(task: Task, field: 'blockedBy' | 'blocks' | 'waitsFor' | 'droppedBlockers'): readonly string[] {
  const value = task.fields?.[field]
  return Array.isArray(value) ? (value as readonly string[]) : []
}
