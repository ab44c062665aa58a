// How work goes on whose blocker was dropped [D50]: what was asked of a person, answered. Dropped is never done, so that
// somebody has to say it: without it, with another instead, or not at all.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed, toTaskView } from '@pawl/contract'
import { isAmong, type Lifecycle, lifecycleOf, type Task } from '@pawl/kernel'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import { changeGovernedTask } from '../governed/change-task.ts'
import { stop } from '../governed/next.ts'
import { cancelTask } from '../rooms/move-room-task.ts'
import { parseTaskRef } from '../task-ref.ts'
import { moveTask } from '../todo/transition-task.ts'
import { dependOn } from './depend-task.ts'
import { dependenciesOf } from './dependencies-of.ts'
import { linksOf } from './links.ts'
import { tasksNamed } from './named-tasks.ts'

type Answer = ResultOf<Operations['unblockTask']>

const ATTEMPTS = 10

export function unblockTask(
  context: Context,
  { task, answer, on = [] }: InputOf<Operations['unblockTask']>,
): Promise<Outcome<Answer>> {
  return unblock(context, { task, answer, on }, async () => undefined)
}

type Unblocked = Required<InputOf<Operations['unblockTask']>>
type Refused = Extract<Outcome<never>, { readonly refused: true }>

/** `refuseUnasked` looks at the task just before it is changed. */
export async function unblock(
  context: Context,
  { task: ref, answer, on }: Unblocked,
  refuseUnasked: (task: Task) => Promise<Refused | undefined>,
): Promise<Outcome<Answer>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const task = await context.store.findTask(parseTaskRef(ref))
    if (task === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
    const unasked = await refuseUnasked(task)
    if (unasked !== undefined) return unasked
    const ids = linksOf(task, 'droppedBlockers')
    if (ids.length === 0) return refuse('NOTHING_DROPPED', { task: String(task.number) })
    const may = mayAnswer(context, task)
    if (may.refused) return may
    if (answer === 'cancel') return cancelled(context, task)
    const instead = await tasksNamed(context, on)
    if (instead.refused) return instead
    if (instead.value.some(({ id }) => id === task.id))
      return refuse('DEPENDS_ON_ITSELF', { task: String(task.number) })
    const changed = await dependOn(context, task, instead.value, ids)
    if (changed !== 'stale') return changed
  }
  return refuse('STORE_CONTENDED', {})
}

/** Whoever may take the dropped ones away. */
export function mayAnswer(context: Pick<Context, 'principal'>, task: Task): Outcome<undefined> {
  const lifecycle: Lifecycle = lifecycleOf(task)
  // A dropped blocker asks a person [D50]: System3 may order work, and may be a program.
  const could = (lifecycle.fields.droppedBlockers?.editable ?? []).filter((one) => one !== 'system3')
  if (isAmong(could, relationsTo(context, task))) return succeed(undefined)
  return refuse('NOT_ALLOWED', { taskId: task.id, currentStatus: task.status, could })
}

/** By the verb that its lifecycle has for it. */
async function cancelled(context: Context, before: Task): Promise<Outcome<Answer>> {
  const { number, lifecycle, id } = before
  const task = String(number)
  // What it depends on is not changed by its own end.
  const dependencies = await dependenciesOf(context.store, before)
  if (context.receipt !== undefined) {
    const { keptAs = (answer) => answer } = context.receipt
    context.receipt.keptAs = (answer) => keptAs({ task: (answer as Pick<Answer, 'task'>).task, dependencies })
  }
  const outcome = await cancellers[lifecycle as keyof typeof cancellers](context, task)
  if (outcome.refused) return outcome
  const now = (await context.store.findTask({ id })) as Task
  return succeed({ task: toTaskView(now), dependencies })
}

const cancellers = {
  todo: (context: Context, task: string): Promise<Outcome<unknown>> => moveTask('deleteTask')(context, { task }),
  room: (context: Context, task: string): Promise<Outcome<unknown>> => cancelTask(context, { task }),
  governed: (context: Context, task: string): Promise<Outcome<unknown>> =>
    changeGovernedTask(
      context,
      task,
      (view, now) => stop(context, view, now),
      ({ task: stopped }) => ({ task: toTaskView(stopped) }),
    ),
}
