// Who gets a task, and what comes after one is over: A and NX1–NX6 of document 003.
//
// F1. After every terminal outcome: the next is assigned, or the initiative waits, or System4 is asked for a review.
// F2. A task that nobody can be given has a question to System5, and only one.
// F3. In an initiative that was stopped nothing begins: what would wait for a System1 ends instead.

import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeView } from '../ports/record-store.ts'
import type { Write } from '../ports/write.ts'
import { chooseWorker } from './choose-worker.ts'
import { both, type Effects, NOTHING, recording, writing } from './effects.ts'
import { edit, move } from './moves.ts'
import { newItem, nextVersion } from './records.ts'

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

/** A: a System1 is chosen; without any System5 is asked for one. */
export function assign(context: Context, view: InitiativeView, task: Task): Effects {
  const worker = chooseWorker(task, view)
  if (worker !== undefined) return writing(edit(context, task, { assignee: worker }))
  const stood = view.tasks.get(task.id) ?? task
  const isAsked = view.waiting.some(({ body }) => body.type === 'RemediationRequest' && body.task_id === task.id)
  if (isAsked && stood.status === 'pending') return NOTHING
  return recording(newItem(context, 'RemediationRequest', { ...about(view, task), reason: NO_WORKER }))
}

/** H2, J4: set back to pending, and assigned anew. */
export function assignAnew(context: Context, view: InitiativeView, reset: Write): Effects {
  if (isStopped(view)) return writing(reset, move(context, reset.task, 'canceled', 'cancel'))
  return both(writing(reset), assign(context, view, reset.task))
}

/** L: canceled, from wherever it stands. */
export function stop(context: Context, view: InitiativeView, task: Task): Effects {
  const trigger = task.status === 'rejected' ? 'archive' : 'cancel'
  const over = move(context, task, 'canceled', trigger)
  return both(writing(over), afterTerminal(context, view, over.task))
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
