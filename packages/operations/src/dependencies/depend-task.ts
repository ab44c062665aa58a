// Says on what a task depends [D50]. Only `blockedBy` is written here: what follows from it, for this task and the others,
// follows in the same commit (`follow.ts`), and a circle is refused there, where nobody else says the like meanwhile.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed, toTaskView } from '@pawl/contract'
import { decideEdit, type FieldChangesOf, type Lifecycle, lifecycleOf, present, type Task } from '@pawl/kernel'
import { signed } from '../access/acting.ts'
import { refuseEdit } from '../access/refuse-edit.ts'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import { parseTaskRef } from '../task-ref.ts'
import { staleVersion } from '../todo/stale-version.ts'
import { dependenciesOf, linkedIn } from './dependencies-of.ts'
import { linksOf } from './links.ts'
import { tasksNamed } from './named-tasks.ts'
import { putAnotherToWork } from './put-another-to-work.ts'
import { relationsToLinks } from './relations-to-links.ts'

const ATTEMPTS = 10

export async function dependTask(
  context: Context,
  { task: ref, on = [], notOn = [], expectedVersion }: InputOf<Operations['dependTask']>,
): Promise<Outcome<ResultOf<Operations['dependTask']>>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const task = await context.store.findTask(parseTaskRef(ref))
    if (task === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
    const stale = staleVersion(task, expectedVersion)
    if (stale) return stale
    const [added, removed] = [await tasksNamed(context, on), await tasksNamed(context, notOn)]
    if (added.refused) return added
    if (removed.refused) return removed
    if (added.value.some(({ id }) => id === task.id)) return refuse('DEPENDS_ON_ITSELF', { task: String(task.number) })
    const changed = await dependOn(
      context,
      task,
      added.value,
      removed.value.map(({ id }) => id),
    )
    if (changed !== 'stale') return changed
  }
  return refuse('STORE_CONTENDED', {})
}

/** The task with these blockers more and those less; stale if someone has changed it since it was read. */
export async function dependOn(
  context: Context,
  task: Task,
  added: readonly Task[],
  removed: readonly string[],
): Promise<Outcome<ResultOf<Operations['dependTask']>> | 'stale'> {
  const gone = new Set(removed)
  const before = linksOf(task, 'blockedBy')
  const blockedBy = [...new Set([...before, ...added.map(({ id }) => id)])].filter((id) => !gone.has(id))
  // What was dropped is asked about: whoever lets go of it answers, and has to be one who may.
  const dropped = linksOf(task, 'droppedBlockers').filter((id) => blockedBy.includes(id))
  const fields: FieldChangesOf<Lifecycle> = { blockedBy: orNone(blockedBy), droppedBlockers: orNone(dropped) }
  const lifecycle: Lifecycle = lifecycleOf(task)
  const decision = decideEdit(lifecycle, task, { ...signed(context), as: relationsToLinks(context, task), fields })
  if (decision.refused) return refuseEdit(task, decision)
  if ('unchanged' in decision)
    return succeed({ task: toTaskView(task), dependencies: await dependenciesOf(context.store, task) })
  const others = new Map((await context.store.findTasks(blockedBy)).map((one) => [one.id, one]))
  for (const id of linksOf(task, 'blocks')) for (const one of await context.store.findTasks([id])) others.set(id, one)
  const answer = ([now]: readonly Task[]) => ({
    task: toTaskView(now as Task),
    dependencies: linkedIn(now as Task, others),
  })
  const update = { task: decision.task, event: decision.event }
  const stored = await context.store.storeTogether([{ update }], receiptFor(context, answer))
  if (stored === 'stale') return 'stale'
  await putAnotherToWork(context, present(stored[0]))
  return succeed(answer(stored))
}

const orNone = (ids: readonly string[]) => (ids.length === 0 ? null : ids)

export async function showDependencies(
  { store }: Context,
  { task: ref }: InputOf<Operations['showDependencies']>,
): Promise<Outcome<ResultOf<Operations['showDependencies']>>> {
  const task = await store.findTask(parseTaskRef(ref))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
  return succeed({ task: toTaskView(task), dependencies: await dependenciesOf(store, task) })
}
