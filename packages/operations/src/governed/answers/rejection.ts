// R, R0–R22 and R011: what becomes of a rejected task, and of one that no System1 can do as they are.

import { type AnswerTo, lookAlike, type Outcome, refuseUnfitAnswer, succeed } from '@pawl/contract'
import { EFFECT } from '@pawl/kernel'
import type { RecordOf, StoredRecord } from '../../ports/record-store.ts'
import { moveOrEdit, newRecord } from '../../record-decisions.ts'
import { both, following, recording } from '../effects.ts'
import { given, move } from '../moves.ts'
import { about, assign, assignAnew, stop, takenFromWork } from '../next.ts'
import { newItem, newNotice } from '../records.ts'
import { escalate, replace } from '../replace.ts'
import type { Asked, Causes } from './asked.ts'

export const rejectionDecided: Causes<'RejectionDecision'> = ({ context, view, task }, answer) => {
  if (answer.decision === 'improve')
    return replace(context, view, task, given({ title: answer.title, description: answer.description }))
  const of = (records: readonly StoredRecord[]) =>
    records.filter(({ subject }) => subject === task.id).map(({ body }) => body)
  const { startedAt, completedAt, assignee, attempt } = task.fields
  const trace = given({ assignee, attempt, startedAt, completedAt })
  const evidence = { cases: of(view.cases), results: of(view.results), trace }
  return recording(newItem(context, 'RemediationRequest', { ...about(view, task), reason: answer.reason, evidence }))
}

export const remedied: Causes<'RemediationRequest'> = (asked, answer) => {
  const { context, view, task } = asked
  if (answer.outcome === 'none_viable') {
    const { outcome, reason } = answer
    return both(
      recording(newNotice(context, 'RemediationOutcome', { ...about(view, task), outcome, reason })),
      escalate(context, view, task, { reason }),
    )
  }
  const changed = changedWorker(asked, answer)
  if (changed.refused) return changed
  const worker = changed.value
  const later = { ...view, workers: [...view.workers.filter(({ id }) => id !== worker.id), worker] }
  const change = { outcome: answer.outcome, worker: worker.id, worker_version: worker.version }
  const kept = recording(worker, newNotice(context, 'RemediationOutcome', { ...about(view, task), ...change }))
  if (task.status === 'rejected') return both(kept, replace(context, later, task, {}))
  if (task.status === 'pending') return both(kept, assign(context, later, task))
  if (task.status === 'blocked')
    return both(kept, assignAnew(context, later, move(context, task, 'pending', 'restart')))
  const again = following(takenFromWork(context, task, 'begin anew'), (taken) =>
    assignAnew(context, later, move(context, taken, 'pending', 'restart')),
  )
  return both(kept, again)
}

/** A profile that is changed is ready for work, whatever it was before. */
function changedWorker(
  { context, view }: Asked,
  answer: Exclude<AnswerTo<'RemediationRequest'>, { outcome: 'none_viable' }>,
): Outcome<RecordOf<'worker'>> {
  const { worker } = answer
  const known = view.workers.find(({ id }) => id === worker)
  const body = given({ skills: answer.skills, configuration: answer.configuration })
  if (answer.outcome === 'new_profile') {
    const alike = lookAlike(
      worker,
      view.workers.map(({ id }) => id),
    )
    const taken = known === undefined ? alike : worker
    if (taken !== undefined) return refuseUnfitAnswer({ reason: 'worker_exists', worker: taken }, context.language)
    const made = { ...body, skills: body.skills ?? [], owner: context.principal.name }
    return succeed(newRecord(context, 'worker', { id: worker, body: made }))
  }
  if (known === undefined) return refuseUnfitAnswer({ reason: 'no_worker', worker }, context.language)
  return moveOrEdit(context, known, { kind: 'worker', to: 'enabled', trigger: 'enableWorker', as: EFFECT, body })
}

/** U1, L. */
export const userDecided: Causes<'UserEscalation'> = ({ context, view, task }) => stop(context, view, task)
