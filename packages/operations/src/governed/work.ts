// What a System1 does with its task: A1, B and C of document 003.

import { type InputOf, type Operations, refuse } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeView } from '../ports/record-store.ts'
import { type Answer, changeGovernedTask } from './change-task.ts'
import { both, type Effects, recording, writing } from './effects.ts'
import { move } from './moves.ts'
import { about, isStopped, stop } from './next.ts'
import { newItem, newRecord } from './records.ts'
import { refused } from './refused.ts'
import { resultOf, review } from './review.ts'

export function startGovernedTask(
  context: Context,
  { task, worker }: InputOf<Operations['startGovernedTask']>,
): Promise<Answer> {
  return asWorker(context, task, worker, (own, _, now) =>
    writing(move(own, now, 'in_progress', 'start', { assignee: worker })),
  )
}

/** C: done. The result is kept with its version and with who handed it in, and judged. */
export function submitResult(
  context: Context,
  { task, worker, result }: InputOf<Operations['submitResult']>,
): Promise<Answer> {
  return asWorker(context, task, worker, (own, view, now) => {
    const completed = move(own, now, 'completed', 'complete', { result })
    const version = resultOf(view, now).version + 1
    const body = { result, version, worker, submitted_by: context.actor }
    const record = newRecord(own, 'result', { subject: now.id, state: 'submitted', body })
    return both(writing(completed), recording(record), review(own, view, completed.task, version))
  })
}

/** C: blocked. It has an owner and a next action [D36]; in an initiative that was stopped it ends there. */
export function blockTask(
  context: Context,
  { task, worker, owner, action }: InputOf<Operations['blockTask']>,
): Promise<Answer> {
  return asWorker(context, task, worker, (own, view, now) => {
    const blocked = move(own, now, 'blocked', 'block', { owner, next_action: action })
    if (isStopped(view)) return both(writing(blocked), stop(own, view, blocked.task))
    const asked = { ...about(view, now), owner, next_action: action }
    return both(writing(blocked), recording(newItem(own, 'BlockedResolution', asked)))
  })
}

/** Who works is named in every event: the profile, whoever runs it. Who is an agent already can only be itself. */
async function asWorker(
  context: Context,
  ref: string,
  worker: string,
  follow: (own: Context, view: InitiativeView, task: Task) => Effects,
): Promise<Answer> {
  const { actor } = context
  const isAgent = actor.startsWith('agent:')
  if (isAgent && actor.slice('agent:'.length).split('/')[0] !== worker)
    return refuse('ACTOR_NOT_YOURS', { actor, claimed: `agent:${worker}` })
  const own = isAgent ? context : { ...context, actor: `agent:${worker}` }
  return changeGovernedTask(own, ref, (view, task) => {
    const assignee = (task.fields.assignee as string | undefined) ?? null
    if (assignee !== worker) throw refused('NOT_ASSIGNED', { task: task.number, worker, assignee })
    return follow(own, view, task)
  })
}
