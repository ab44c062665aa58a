// The beginning and the end of an initiative: System3 says which tasks it needs, System4 says what comes after it.

import { chooseWorker } from '../choose-worker.ts'
import { recording } from '../effects.ts'
import { given, newGovernedTask } from '../moves.ts'
import { isStopped, NO_WORKER } from '../next.ts'
import { newItem, newRecord, nextVersion } from '../records.ts'
import { outdated } from '../refused.ts'
import type { Causes } from './asked.ts'

/** A03, A04: the first is assigned as it is made; the others follow, one after the other. */
export const tasksNamed: Causes<'InitiativeAssign'> = ({ context, view, item }, { tasks }) => {
  if (isStopped(view)) throw outdated(item, `the initiative is ${view.initiative.state} now`)
  const [first] = tasks
  const worker = chooseWorker({ fields: given(first ?? {}) }, view)
  const made = tasks.map((task, index) =>
    newGovernedTask(context, view.initiative.id, given({ ...task, assignee: index === 0 ? worker : undefined })),
  )
  const needed = { initiative_id: view.initiative.id, task_id: made[0]?.id ?? '', title: first?.title ?? '' }
  const alone = worker === undefined ? [newItem(context, 'RemediationRequest', { ...needed, reason: NO_WORKER })] : []
  return { writes: made.map(({ write }) => write), records: alone }
}

/** IR2, A0, A01. */
export const initiativeReviewed: Causes<'InitiativeReview'> = ({ context, view, item }, { summary, next }) => {
  if (view.initiative.state !== 'under_review') throw outdated(item, `the initiative is ${view.initiative.state} now`)
  const closed = nextVersion(context, view.initiative, { state: 'closed', body: { summary } })
  if (next === null) return recording(closed)
  const require_policy = view.initiative.body.require_policy === true
  const body = { ...given(next), require_policy, follows: view.initiative.id }
  const initiative = newRecord(context, 'initiative', { state: 'active', body })
  const assigned = newItem(context, 'InitiativeAssign', { initiative_id: initiative.id, title: next.title })
  return recording(closed, initiative, assigned)
}
