// The order a person gives their list. A position is a text between two others, so that moving one task changes that task
// alone; the tasks that have none come after those that do, by number.

import { type InputOf, type Operations, type Outcome, refuse, succeed, type TaskView, toTaskView } from '@pawl/contract'
import { present, type Task, todo } from '@pawl/kernel'
import { generateNKeysBetween } from 'fractional-indexing'
import { relationsTo } from '../access/relations.ts'
import { asBatch } from '../batch.ts'
import type { Context } from '../context.ts'
import { among, collectWrites } from '../conversation/collect-writes.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'
import { editFields } from './edit-fields.ts'

/** Tasks further down than this are not put in order by hand. */
const MOST_ARRANGED = 1_000
const ATTEMPTS = 5

export async function arrangeTask(
  context: Context<TaskStore>,
  { task: ref, before, after }: InputOf<Operations['arrangeTask']>,
): Promise<Outcome<{ task: TaskView }>> {
  const neighbour = before ?? present(after)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [moved, beside] = await Promise.all([find(context, ref), find(context, neighbour)])
    if (moved === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
    if (beside === undefined) return refuse('TASK_NOT_FOUND', { task: neighbour })
    // What others share stands in their order.
    const isArranged = (task: Task) => relationsTo(context, task).includes('owner') || task.id === beside.id
    // It stands where it is.
    if (moved.id === beside.id) return succeed({ task: toTaskView(moved) })
    const list = (await inOrder(context)).filter((task) => task.id !== moved.id && isArranged(task))
    const at = list.findIndex(({ id }) => id === beside.id)
    if (at === -1) return refuse('TASK_NOT_FOUND', { task: neighbour })
    const place = before === undefined ? at + 1 : at
    const collected = collectWrites(context.store, among([moved, ...list]))
    const own = { ...context, store: collected.store }
    for (const [id, position] of positions(list, place, moved.id)) {
      const edited = await editFields(own, { task: id }, () => succeed({ position }))
      if (edited.refused) return edited
    }
    const answer = (tasks: readonly Task[]) => ({ task: toTaskView(tasks.find(({ id }) => id === moved.id) ?? moved) })
    const stored = await context.store.storeTogether(
      asBatch(collected.writes, context.newId()),
      receiptFor(context, answer),
    )
    if (stored !== 'stale') return succeed(answer(stored))
  }
  return refuse('STORE_CONTENDED', {})
}

const find = ({ store }: Context<TaskStore>, ref: string) => store.findTask(parseTaskRef(ref))

function inOrder({ store }: Context<TaskStore>): Promise<readonly Task[]> {
  const statuses = ['open', 'in_progress', 'done']
  return store.listTasks({ lifecycle: todo.name, statuses, sort: 'position', limit: MOST_ARRANGED })
}

/**
 * The position of the one that is moved, of those above it that have none yet, and of those below it that have the same as
 * those above: what was deleted and comes back may find its position taken.
 */
function positions(
  list: readonly Task[],
  place: number,
  moved: string,
): readonly (readonly [id: string, position: string])[] {
  const above = list.slice(0, place)
  const unplaced = above.filter((task) => positionOf(task) === null)
  const last = above.findLast((task) => positionOf(task) !== null)
  const from = positionOf(last)
  const below = unplaced.length > 0 ? [] : list.slice(place)
  const free = below.findIndex((task) => from === null || (positionOf(task) ?? '~') > from)
  const crowded = below.slice(0, free === -1 ? below.length : free)
  const next = positionOf(below[crowded.length])
  const ids = [...unplaced, { id: moved }, ...crowded].map(({ id }) => id)
  const keys = generateNKeysBetween(from, next, ids.length)
  return ids.map((id, index) => [id, present(keys[index])])
}

const positionOf = (task: Task | undefined) => (task?.fields.position as string | undefined) ?? null
