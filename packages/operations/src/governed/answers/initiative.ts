// The beginning and the end of an initiative: System3 says which tasks it needs, System4 says what comes after it.

import { refuseUnfitAnswer } from '@pawl/contract'
import { EFFECT } from '@pawl/kernel'
import type { Context } from '../../context.ts'
import type { InitiativeView } from '../../ports/record-store.ts'
import { moveRecord, newRecord } from '../../record-decisions.ts'
import { assigned, begun } from '../begin-initiative.ts'
import { chooseWorker } from '../choose-worker.ts'
import { both, type Effects, recording } from '../effects.ts'
import { given, newGovernedTask } from '../moves.ts'
import { toBeAssigned } from '../next.ts'
import type { Causes } from './asked.ts'

/** A03, A04: the first is assigned as it is made; the others follow, one after the other. */
export const tasksNamed: Causes<'InitiativeAssign'> = ({ context, view }, { tasks }) => {
  const [first] = tasks
  const worker = chooseWorker({ fields: { skills: first?.skills } }, view)
  const made = tasks.map((task, index) =>
    newGovernedTask(context, view.initiative.id, given({ ...task, assignee: index === 0 ? worker : undefined })),
  )
  const told = toBeAssigned(context, view, { id: made[0]?.id ?? '', fields: { title: first?.title ?? '' }, worker })
  return { refused: false, writes: made.map(({ write }) => write), records: [told] }
}

/** IR2, A0, A01. */
export const initiativeReviewed: Causes<'InitiativeReview'> = ({ context, view }, { summary, next }) => {
  const move = { kind: 'initiative', to: 'closed', trigger: 'closeInitiative', as: EFFECT, body: { summary } } as const
  const closed = moveRecord(context, view.initiative, move)
  if (next === null) return recording(closed)
  const follows = view.initiative.id
  if ('initiative' in next) return both(recording(closed), picked(context, view, next.initiative))
  const require_policy = view.initiative.body.require_policy === true
  const body = { ...given(next), require_policy, follows }
  return both(recording(closed), assigned(context, newRecord(context, 'initiative', { body })))
}

function picked(context: Context, view: InitiativeView, id: string): Effects {
  const other = view.others.find(({ initiative }) => initiative.id === id)
  if (other === undefined) return refuseUnfitAnswer({ reason: 'no_initiative', initiative: id }, context.language)
  const { state } = other.initiative
  return (
    begun(context, { ...view, ...other }, EFFECT, { follows: view.initiative.id }) ??
    refuseUnfitAnswer({ reason: 'nothing_to_begin', initiative: id, state }, context.language)
  )
}
