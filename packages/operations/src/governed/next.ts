// Who gets a task, and what comes after one is over: A and NX1–NX6 of document 003.
//
// F1. After every terminal outcome: the next is assigned, or the initiative waits, or System4 is asked for a review.
// F2. A task that nobody can be given has a question to System5, and only one.
// F3. In an initiative that was stopped nothing begins: what would wait for a System1 ends instead.

import { askedFor } from '@pawl/contract'
import { EFFECT, type GovernedTask } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeView, StoredRecord } from '../ports/record-store.ts'
import { moveRecord } from '../record-decisions.ts'
import { chooseWorker } from './choose-worker.ts'
import { both, type Effects, following, NOTHING, recording, type TaskMove, writing } from './effects.ts'
import { edit, move } from './moves.ts'
import { newItem, newNotice } from './records.ts'

const NO_WORKER = askedFor({ reason: 'no_worker_enabled' })

export const isStopped = ({ initiative }: InitiativeView) => initiative.state !== 'active'

export function about(view: InitiativeView, task: GovernedTask) {
  return {
    initiative_id: view.initiative.id,
    task_id: task.id,
    task_number: task.number,
    title: task.fields.title,
  }
}

/** Whether someone owns it by a question; an error that System5 is told of is none. */
export function isAskedAbout({ waiting }: InitiativeView, { id }: GovernedTask): boolean {
  return waiting.some(({ body }) => body.task_id === id && body.type !== 'InternalError')
}

/** A: a System1 is chosen; without any System5 is asked for one. One that was lost only where no other is as fit. */
export function assign(context: Context, view: InitiativeView, task: GovernedTask, lost?: string): Effects {
  const worker = chooseWorker(task, view, lost)
  if (worker !== undefined) {
    const told = newNotice(context, 'TaskAssign', { ...about(view, task), worker })
    return both(writing(edit(context, task, { assignee: worker })), recording(told))
  }
  const stood = view.tasks.get(task.id) ?? task
  if (isAskedAbout(view, task) && stood.status === 'pending') return NOTHING
  return recording(newItem(context, 'RemediationRequest', { ...about(view, task), ...NO_WORKER }))
}

/** H2, J4: set back to pending, and assigned anew. */
export function assignAnew(context: Context, view: InitiativeView, reset: TaskMove, lost?: string): Effects {
  return following(reset, (task) =>
    isStopped(view) ? writing(move(context, task, 'canceled', 'cancel')) : assign(context, view, task, lost),
  )
}

/** L: canceled, from wherever it stands; the table knows no way from work to the end but by a block. */
export function stop(context: Context, view: InitiativeView, task: GovernedTask): Effects {
  if (task.status === 'in_progress')
    return following(takenFromWork(context, task, 'stop'), (taken) => stop(context, view, taken))
  const trigger = task.status === 'rejected' ? 'archive' : 'cancel'
  return following(move(context, task, 'canceled', trigger), (over) => afterTerminal(context, view, over))
}

/** Work that is interrupted by those above it is blocked by them. */
export function takenFromWork(context: Context, task: GovernedTask, next_action: string): TaskMove {
  return move(context, task, 'blocked', 'block', { owner: 'system5', next_action })
}

/** Of a task that is made in this commit. */
export function toBeAssigned(
  context: Context,
  view: InitiativeView,
  {
    id: task_id,
    fields,
    worker,
  }: { id: string; fields: Pick<GovernedTask['fields'], 'title'>; worker: string | undefined },
): StoredRecord {
  const needed = { initiative_id: view.initiative.id, task_id, title: fields.title }
  return worker === undefined
    ? newItem(context, 'RemediationRequest', { ...needed, ...NO_WORKER })
    : newNotice(context, 'TaskAssign', { ...needed, worker })
}

/** Whether it waits for nothing once this one is over [D50]. */
function isFreeAfter({ fields: { waitsFor = [] } }: GovernedTask, over: GovernedTask): boolean {
  return waitsFor.every((id) => id === over.id && over.status === 'approved')
}

/** The first that waits for nothing, else the first. */
export function firstFree(tasks: readonly GovernedTask[]): GovernedTask | undefined {
  return tasks.find(({ fields }) => fields.waitsFor === undefined) ?? tasks[0]
}

/** NX1–NX6. `over` is the task that has just ended; the view still has it where it stood. */
export function afterTerminal(context: Context, view: InitiativeView, over: GovernedTask): Effects {
  if (isStopped(view)) return NOTHING
  const left = view.unassigned.filter(({ id }) => id !== over.id)
  const next = left.find((task) => isFreeAfter(task, over))
  if (next !== undefined) return assign(context, view, next)
  // All that is left waits for other work: each is given to its System1 now, and offered to it once nothing blocks it.
  if (left.length > 0) return both(...left.map((task) => assign(context, view, task)))
  if (view.live.some((id) => id !== over.id)) return NOTHING
  const { initiative } = view
  return recording(
    moveRecord(context, initiative, {
      kind: 'initiative',
      to: 'under_review',
      trigger: 'reviewInitiative',
      as: EFFECT,
    }),
    newItem(context, 'InitiativeReview', { initiative_id: initiative.id, title: String(initiative.body.title) }),
  )
}
