// The beginning and the end of an initiative: System3 says which tasks it needs, System4 says what comes after it.

import type { InitiativeView, StoredRecord } from '../../ports/record-store.ts'
import { assigned, begun } from '../begin-initiative.ts'
import { chooseWorker } from '../choose-worker.ts'
import { both, recording } from '../effects.ts'
import { given, newGovernedTask } from '../moves.ts'
import { isStopped, toBeAssigned } from '../next.ts'
import { newRecord, nextVersion } from '../records.ts'
import { outdated, unfit } from '../refused.ts'
import type { Causes } from './asked.ts'

/** A03, A04: the first is assigned as it is made; the others follow, one after the other. */
export const tasksNamed: Causes<'InitiativeAssign'> = ({ context, view, item }, { tasks }) => {
  if (isStopped(view)) throw outdated(item, `the initiative is ${view.initiative.state} now`)
  const [first] = tasks
  const worker = chooseWorker({ fields: given(first ?? {}) }, view)
  const made = tasks.map((task, index) =>
    newGovernedTask(context, view.initiative.id, given({ ...task, assignee: index === 0 ? worker : undefined })),
  )
  const told = toBeAssigned(context, view, { id: made[0]?.id ?? '', fields: { title: first?.title ?? '' }, worker })
  return { writes: made.map(({ write }) => write), records: [told] }
}

/** IR2, A0, A01. */
export const initiativeReviewed: Causes<'InitiativeReview'> = ({ context, view, item }, { summary, next }) => {
  if (view.initiative.state !== 'under_review') throw outdated(item, `the initiative is ${view.initiative.state} now`)
  const closed = nextVersion(context, view.initiative, { state: 'closed', body: { summary } })
  if (next === null) return recording(closed)
  const follows = view.initiative.id
  if ('initiative' in next)
    return both(recording(closed), begun(context, plannedOf(view, next.initiative), { follows }))
  const require_policy = view.initiative.body.require_policy === true
  const body = { ...given(next), require_policy, follows }
  return both(recording(closed), assigned(context, newRecord(context, 'initiative', { state: 'active', body })))
}

function plannedOf({ others }: InitiativeView, id: string): StoredRecord {
  const planned = others.find((one) => one.id === id)
  if (planned === undefined) throw unfit(`there is no initiative ${id}`)
  if (planned.state !== 'planned') throw unfit(`initiative ${id} is ${planned.state} already`)
  return planned
}
