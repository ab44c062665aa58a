// What a System1 does with its task, and reviews asked for at the right and at the wrong time.

import { type InputOf, type Operations, type Outcome, refuse, succeed, type TaskView, toTaskView } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeView } from '../ports/record-store.ts'
import { changeInitiative, governedTask, initiativeOf } from './change.ts'
import { about, assign, both, type Effects, edit, move, Refusal, recording, review, writing } from './flow.ts'
import { newItem, newRecord, toItemView } from './records.ts'

type Answer = Outcome<{ task: TaskView; items: ReturnType<typeof toItemView>[] }>

export function startGovernedTask(
  context: Context,
  { task, worker }: InputOf<Operations['startGovernedTask']>,
): Promise<Answer> {
  return asWorker(context, task, worker, (own, _, now) =>
    writing(move(own, now, 'in_progress', 'start', { assignee: worker })),
  )
}

/** C: done. The result is kept with its version, and judged. */
export function submitResult(
  context: Context,
  { task, worker, result }: InputOf<Operations['submitResult']>,
): Promise<Answer> {
  return asWorker(context, task, worker, (own, view, now) => {
    const completed = move(own, now, 'completed', 'complete', { result })
    const version = view.results.filter(({ subject }) => subject === now.id).length + 1
    const record = newRecord(own, 'result', { subject: now.id, state: 'submitted', body: { result, version, worker } })
    return both(writing(completed), recording(record), review(own, view, completed.task, version))
  })
}

/** C: blocked. It has an owner and a next action [D36]. */
export function blockTask(
  context: Context,
  { task, worker, owner, action }: InputOf<Operations['blockTask']>,
): Promise<Answer> {
  return asWorker(context, task, worker, (own, view, now) => {
    const blocked = move(own, now, 'blocked', 'block', { owner, next_action: action })
    return both(
      writing(blocked),
      recording(newItem(own, 'BlockedResolution', { ...about(view, now), owner, next_action: action })),
    )
  })
}

/** F, G, H: only what is completed or blocked can be reviewed; anything else is an error System5 hears of [D31]. */
export function requestReview(context: Context, { task }: InputOf<Operations['requestReview']>): Promise<Answer> {
  return changed(context, task, (view, now) => {
    const results = view.results.filter(({ subject }) => subject === now.id).length
    if (now.status === 'completed') return review(context, view, now, results)
    if (now.status === 'blocked')
      return recording(
        newItem(context, 'BlockedResolution', {
          ...about(view, now),
          owner: now.fields.owner,
          next_action: now.fields.next_action,
        }),
      )
    const error = newItem(context, 'InternalError', {
      ...about(view, now),
      status: now.status,
      reason: 'invalid review status for TaskReviewMessage',
    })
    return both(recording(error), afterInvalidReview(context, view, now))
  })
}

function afterInvalidReview(context: Context, view: InitiativeView, task: Task): Effects {
  if (task.status === 'pending')
    return writing(task.fields.assignee === undefined ? undefined : edit(context, task, { assignee: null }))
  if (task.status !== 'in_progress') return writing()
  try {
    const reset = move(context, task, 'pending', 'resetInvalidReview')
    return both(writing(reset), assign(context, view, reset.task))
  } catch (error) {
    // H4: the third retry is used up; from here on System5 is only told.
    if (error instanceof Refusal) return writing()
    throw error
  }
}

function asWorker(
  context: Context,
  ref: string,
  worker: string,
  follow: (own: Context, view: InitiativeView, task: Task) => Effects,
): Promise<Answer> {
  // Who works is named in every event: the profile, whoever runs it.
  const own = context.actor.startsWith('agent:') ? context : { ...context, actor: `agent:${worker}` }
  return changed(own, ref, (view, task) => {
    if (task.fields.assignee !== worker)
      throw new Refusal(
        refuse('NOT_ASSIGNED', {
          task: task.number,
          worker,
          assignee: (task.fields.assignee as string | undefined) ?? null,
        }).refusal as never,
      )
    return follow(own, view, task)
  })
}

async function changed(
  context: Context,
  ref: string,
  follow: (view: InitiativeView, task: Task) => Effects,
): Promise<Answer> {
  const found = await governedTask(context, ref)
  if (found.refused) return found
  const { id } = found.value
  const outcome = await changeInitiative(context, initiativeOf(found.value), { tasks: [id] }, (view) =>
    follow(view, view.tasks.get(id) as Task),
  )
  if (outcome.refused) return outcome
  const last = outcome.value.tasks.findLast((task) => task.id === id) ?? found.value
  const items = outcome.value.records.filter(({ kind }) => kind === 'item').map(toItemView)
  return succeed({ task: toTaskView(last), items })
}
