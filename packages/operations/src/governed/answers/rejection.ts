// R, R0–R22 and R011: what becomes of a rejected task, and of one that no System1 can do as they are.

import type { AnswerTo } from '@pawl/contract'
import type { StoredRecord } from '../../ports/record-store.ts'
import { both, recording, writing } from '../effects.ts'
import { given, move } from '../moves.ts'
import { about, assign, assignAnew, stop, takenFromWork } from '../next.ts'
import { newItem, newNotice, newRecord, nextVersion } from '../records.ts'
import { mustBe, unfit } from '../refused.ts'
import { escalate, replace } from '../replace.ts'
import type { Asked, Causes } from './asked.ts'

export const rejectionDecided: Causes<'RejectionDecision'> = ({ context, view, item, task }, answer) => {
  mustBe(item, task, 'rejected')
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
  const { context, view, item, task } = asked
  mustBe(item, task, 'rejected', 'blocked', 'pending', 'in_progress')
  if (answer.outcome === 'none_viable') {
    const { outcome, reason } = answer
    return both(
      recording(newNotice(context, 'RemediationOutcome', { ...about(view, task), outcome, reason })),
      escalate(context, view, task, reason),
    )
  }
  const worker = changedWorker(asked, answer)
  const later = { ...view, workers: [...view.workers.filter(({ id }) => id !== worker.id), worker] }
  const change = { outcome: answer.outcome, worker: worker.id, worker_version: worker.version }
  const kept = recording(worker, newNotice(context, 'RemediationOutcome', { ...about(view, task), ...change }))
  if (task.status === 'rejected') return both(kept, replace(context, later, task, {}))
  if (task.status === 'pending') return both(kept, assign(context, later, task))
  if (task.status === 'blocked')
    return both(kept, assignAnew(context, later, move(context, task, 'pending', 'restart')))
  const taken = takenFromWork(context, task, 'begin anew')
  return both(kept, writing(taken), assignAnew(context, later, move(context, taken.task, 'pending', 'restart')))
}

/** A profile that is changed is ready for work, whatever it was before. */
function changedWorker(
  { context, view }: Asked,
  answer: Exclude<AnswerTo<'RemediationRequest'>, { outcome: 'none_viable' }>,
): StoredRecord {
  const known = view.workers.find(({ id }) => id === answer.worker)
  const body = given({ skills: answer.skills, configuration: answer.configuration })
  if (answer.outcome === 'new_profile') {
    if (known !== undefined) throw unfit(`there is a System1 ${answer.worker} already`)
    return newRecord(context, 'worker', { id: answer.worker, state: 'enabled', body: { skills: [], ...body } })
  }
  if (known === undefined) throw unfit(`there is no System1 ${answer.worker}`)
  return nextVersion(context, known, { state: 'enabled', body })
}

/** U1, L. */
export const userDecided: Causes<'UserEscalation'> = ({ context, view, item, task }) => {
  mustBe(item, task, 'rejected', 'blocked', 'pending', 'in_progress')
  return stop(context, view, task)
}
