// Who gets a task, and what comes after one is over: A and NX1–NX6 of document 003.
//
// F1. After every terminal outcome: the next is assigned, or the initiative waits, or System4 is asked for a review.
// F2. A task that nobody can be given has a question to System5, and only one.
// F3. In an initiative that was stopped nothing begins: what would wait for a System1 ends instead.

import type { Fields, Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeView, StoredRecord } from '../ports/record-store.ts'
import type { Write } from '../ports/write.ts'
import { chooseWorker } from './choose-worker.ts'
import { both, type Effects, NOTHING, recording, writing } from './effects.ts'
import { edit, move } from './moves.ts'
import { newItem, newNotice, nextVersion } from './records.ts'

export const NO_WORKER = 'no System1 is enabled'

export const isStopped = ({ initiative }: InitiativeView) => initiative.state !== 'active'

export function about(view: InitiativeView, task: Task) {
  return {
    initiative_id: view.initiative.id,
    task_id: task.id,
    task_number: task.number,
    title: String(task.fields.title),
  }
}

/** Whether someone owns it by a question; an error that System5 is told of is none. */
export function isAskedAbout({ waiting }: InitiativeView, { id }: Task): boolean {
  return waiting.some(({ body }) => body.task_id === id && body.type !== 'InternalError')
}

/** A: a System1 is chosen; without any System5 is asked for one. */
export function assign(context: Context, view: InitiativeView, task: Task): Effects {
  const worker = chooseWorker(task, view)
  if (worker !== undefined) {
    const told = newNotice(context, 'TaskAssign', { ...about(view, task), worker })
    return both(writing(edit(context, task, { assignee: worker })), recording(told))
  }
  const stood = view.tasks.get(task.id) ?? task
  if (isAskedAbout(view, task) && stood.status === 'pending') return NOTHING
  return recording(newItem(context, 'RemediationRequest', { ...about(view, task), reason: NO_WORKER }))
}

/** H2, J4: set back to pending, and assigned anew. */
export function assignAnew(context: Context, view: InitiativeView, reset: Write): Effects {
  if (isStopped(view)) return writing(reset, move(context, reset.task, 'canceled', 'cancel'))
  return both(writing(reset), assign(context, view, reset.task))
}

/** L: canceled, from wherever it stands; the table knows no way from work to the end but by a block. */
export function stop(context: Context, view: InitiativeView, task: Task): Effects {
  if (task.status === 'in_progress') {
    const taken = takenFromWork(context, task, 'stop')
    return both(writing(taken), stop(context, view, taken.task))
  }
  const trigger = task.status === 'rejected' ? 'archive' : 'cancel'
  const over = move(context, task, 'canceled', trigger)
  return both(writing(over), afterTerminal(context, view, over.task))
}

/** Work that is interrupted by those above it is blocked by them. */
export function takenFromWork(context: Context, task: Task, next_action: string): Write {
  return move(context, task, 'blocked', 'block', { owner: 'system5', next_action })
}

/** Of a task that is made in this commit. */
export function toBeAssigned(
  context: Context,
  view: InitiativeView,
  { id: task_id, fields, worker }: { id: string; fields: Fields; worker: string | undefined },
): StoredRecord {
  const needed = { initiative_id: view.initiative.id, task_id, title: String(fields.title) }
  return worker === undefined
    ? newItem(context, 'RemediationRequest', { ...needed, reason: NO_WORKER })
    : newNotice(context, 'TaskAssign', { ...needed, worker })
}

/** NX1–NX6. `over` is the task that has just ended; the view still has it where it stood. */
export function afterTerminal(context: Context, view: InitiativeView, over: Task): Effects {
  if (isStopped(view)) return NOTHING
  const next = view.unassigned.find(({ id }) => id !== over.id)
  if (next !== undefined) return assign(context, view, next)
  if (view.live.some((id) => id !== over.id)) return NOTHING
  const { initiative } = view
  return recording(
    nextVersion(context, initiative, { state: 'under_review' }),
    newItem(context, 'InitiativeReview', { initiative_id: initiative.id, title: String(initiative.body.title) }),
  )
}
