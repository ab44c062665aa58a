// The beginning and the end of an initiative: System3 says which tasks it needs, System4 says what comes after it.

import type { Context } from '../../context.ts'
import type { InitiativeView } from '../../ports/record-store.ts'
import { assigned, begun } from '../begin-initiative.ts'
import { chooseWorker } from '../choose-worker.ts'
import { both, type Effects, recording } from '../effects.ts'
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
  if ('initiative' in next) return both(recording(closed), picked(context, view, next.initiative))
  const require_policy = view.initiative.body.require_policy === true
  const body = { ...given(next), require_policy, follows }
  return both(recording(closed), assigned(context, newRecord(context, 'initiative', { state: 'active', body })))
}

function picked(context: Context, view: InitiativeView, id: string): Effects {
  const other = view.others.find(({ initiative }) => initiative.id === id)
  if (other === undefined) throw unfit(`there is no initiative ${id}`)
  const effects = begun(context, { ...view, ...other }, { follows: view.initiative.id })
  if (effects === undefined)
    throw unfit(`initiative ${id} is ${other.initiative.state}: there is nothing in it to begin`)
  return effects
}
