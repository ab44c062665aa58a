// Tasks that someone names to depend on, and tasks that a refusal names: what may not be seen is not there.

import { type Outcome, type Refusal, refuse, succeed } from '@pawl/contract'
import type { AwaitedTask, Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { TaskReader } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'
import { nameOf } from './links.ts'

export async function tasksNamed(
  { store }: Context<TaskReader>,
  refs: readonly string[],
): Promise<Outcome<readonly Task[]>> {
  const found = new Map<string, Task>()
  for (const ref of refs) {
    const task = await store.findTask(parseTaskRef(ref))
    if (task === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
    found.set(task.id, task)
  }
  return succeed([...found.values()])
}

/** As the fields of something new. */
export function blockedByThese(tasks: readonly Task[]): { readonly blockedBy?: readonly string[] } {
  return tasks.length === 0 ? {} : { blockedBy: tasks.map(({ id }) => id) }
}

/** A refusal that names tasks by their ids says their numbers and titles. Of those that may not be seen it says nothing [D41]. */
export async function withTasksNamed(
  { store }: Pick<Context<TaskReader>, 'store'>,
  refusal: Refusal,
): Promise<Refusal> {
  if (refusal.code === 'DEPENDENCY_CIRCLE')
    return { ...refusal, variables: { circle: await named(store, refusal.variables.circle) } }
  if (refusal.code !== 'TASK_VALIDATION_FAILED' || refusal.variables.waitsFor === undefined) return refusal
  const { variables } = refusal
  return { ...refusal, variables: { ...variables, waitsFor: await named(store, variables.waitsFor ?? []) } }
}

async function named(store: TaskReader, tasks: readonly AwaitedTask[]): Promise<readonly AwaitedTask[]> {
  const ids = new Set(tasks.flatMap(({ id }) => id ?? []))
  const found = new Map((await store.findTasks([...ids])).map((task) => [task.id, task]))
  return tasks.map(({ id }) => {
    const task = id === undefined ? undefined : found.get(id)
    return task === undefined ? {} : { id: task.id, task: task.number, title: nameOf(task), status: task.status }
  })
}
