// F, G, H: only what is completed or blocked can be reviewed; anything else is an error that System5 hears of [D31].
//
// Q1. A review at the wrong time takes the task from whoever has it. Only that worker, or one of the systems that review is
//     a matter of, can cause it; everyone else is refused, and nothing changes.
// Q2. System5 is told once: as long as it has not answered, the same review of the same task adds nothing.

import {
  askedFor,
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  succeed,
  toTaskView,
} from '@pawl/contract'
import type { GovernedTask } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeView, StoredRecord } from '../ports/record-store.ts'
import { type ChangedTask, changeGovernedTask } from './change-task.ts'
import { both, type Effects, following, NOTHING, recording } from './effects.ts'
import { mayWorkAs } from './may-work-as.ts'
import { edit, move } from './moves.ts'
import { about, assign, assignAnew, isAskedAbout, isStopped } from './next.ts'
import { newItem, toItemView } from './records.ts'
import { resultOf, review } from './review.ts'

const TOO_MANY_REVIEWS = askedFor({ reason: 'too_many_reviews' })
const INVALID_REVIEW = askedFor({ reason: 'invalid_review' })

export async function requestReview(
  context: Context,
  { task }: InputOf<Operations['requestReview']>,
): Promise<Outcome<ResultOf<Operations['requestReview']>>> {
  const follow = (view: InitiativeView, now: GovernedTask): Effects => {
    const waiting = view.waiting.filter(({ body }) => body.task_id === now.id && body.type !== 'InternalError')
    if (now.status === 'completed') return askAgain(context, view, now, waiting)
    if (now.status === 'blocked') return waiting.length > 0 ? NOTHING : askHowToResolve(context, view, now)
    return invalidReview(context, view, now)
  }
  const answer = ({ task: reviewed, items }: ChangedTask) => ({
    task: toTaskView(reviewed),
    items: items.map((item) => toItemView(item, context.language)),
  })
  const changed = await changeGovernedTask(context, task, follow, answer, { policyHistory: true })
  return changed.refused ? changed : succeed(answer(changed.value))
}

/** What is asked already is not asked twice. */
function askAgain(
  context: Context,
  view: InitiativeView,
  task: GovernedTask,
  waiting: readonly StoredRecord[],
): Effects {
  return waiting.length > 0 ? NOTHING : review(context, view, task, resultOf(view, task))
}

function askHowToResolve(context: Context, view: InitiativeView, task: GovernedTask): Effects {
  const [owner, next_action] = [task.fields.owner ?? '', task.fields.next_action ?? '']
  return recording(newItem(context, 'BlockedResolution', { ...about(view, task), owner, next_action }))
}

function invalidReview(context: Context, view: InitiativeView, task: GovernedTask): Effects {
  const { actor } = context
  const assignee = task.fields.assignee
  const isHeld = assignee !== undefined && (task.status === 'in_progress' || task.status === 'pending')
  if (isHeld && !mayTakeAway(context, view, assignee))
    return refuse('REVIEW_TOO_EARLY', { task: task.number, status: task.status, assignee, actor })
  const after = afterInvalidReview(context, view, task)
  if (after === 'known') return NOTHING
  const error = newItem(context, 'InternalError', { ...about(view, task), status: task.status, ...INVALID_REVIEW })
  return both(recording(error), after)
}

/** The worker itself, which only those who run it act as, and those between whom a TaskReviewMessage goes. */
function mayTakeAway({ actor, principal }: Context, { workers }: InitiativeView, assignee: string): boolean {
  if (actor === 'system3' || actor === 'system5') return true
  if (!actor.startsWith('agent:') || actor.slice('agent:'.length).split('/')[0] !== assignee) return false
  const profile = workers.find(({ id }) => id === assignee)
  return mayWorkAs(principal, assignee, profile)
}

function isTold({ waiting }: InitiativeView, { id, status }: GovernedTask): boolean {
  return waiting.some(({ body }) => body.type === 'InternalError' && body.task_id === id && body.status === status)
}

function afterInvalidReview(context: Context, view: InitiativeView, task: GovernedTask): Effects | 'known' {
  if (task.status !== 'in_progress' && isTold(view, task)) return 'known'
  if (task.status === 'pending') return reassigned(context, view, task)
  if (task.status !== 'in_progress') return NOTHING
  const reset = move(context, task, 'pending', 'resetInvalidReview')
  return reset.refused ? waitForRemediation(context, view, task) : assignAnew(context, view, reset)
}

/** H4: the third retry is used up; from here on only System5 can help, or the work itself goes on. */
function waitForRemediation(context: Context, view: InitiativeView, task: GovernedTask): Effects | 'known' {
  if (isAskedAbout(view, task)) return isTold(view, task) ? 'known' : NOTHING
  return recording(newItem(context, 'RemediationRequest', { ...about(view, task), ...TOO_MANY_REVIEWS }))
}

/** Taken from the one it was assigned to, and assigned anew; what waits for its turn goes on waiting. */
export function reassigned(context: Context, view: InitiativeView, task: GovernedTask): Effects {
  if (task.fields.assignee === undefined || isStopped(view)) return NOTHING
  const free = edit(context, task, { assignee: null })
  return free === undefined ? assign(context, view, task) : following(free, (now) => assign(context, view, now))
}
