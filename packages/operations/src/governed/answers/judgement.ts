// M, N and the vague loop: a result is judged by every policy that applies, and System5 says what a vague one means.

import { type AnswerTo, type Outcome, refuse, refuseUnfitAnswer, succeed, type UnfitBecause } from '@pawl/contract'
import { EFFECT } from '@pawl/kernel'
import type { StoredRecord } from '../../ports/record-store.ts'
import { editRecord, moveRecord, newRecord } from '../../record-decisions.ts'
import { allOf, both, type Effects, following, recording } from '../effects.ts'
import { move } from '../moves.ts'
import { about, afterTerminal, isStopped, stop } from '../next.ts'
import { outdated } from '../outdated.ts'
import { newItem, newNotice, withdrawn } from '../records.ts'
import { type JudgedBy, resultOf, review, whyOutdated } from '../review.ts'
import type { Asked, Causes } from './asked.ts'

type Cases = AnswerTo<'TaskReview'>['cases']

export const judged: Causes<'TaskReview'> = (asked, { cases }) => {
  const { context, view, item, task } = asked
  const overtaken = whyOutdated(view, item, task)
  if (overtaken !== undefined) return outdated(item, overtaken)
  if (isByAuthor(asked)) return refuse('AUTHOR_CANNOT_JUDGE', { task: task.number, author: context.actor })
  const policies = item.body.policies as readonly JudgedBy[]
  const unfit = unfitCases(cases, policies)
  if (unfit !== undefined) return refuseUnfitAnswer(unfit, context.language)
  const kept = recording(...cases.map((one) => caseOf(asked, one, policies)))
  const vague = cases.filter(({ verdict }) => verdict === 'Vague')
  if (vague.length > 0) {
    const unclear = vague.map(({ policy_id, reasoning }) => ({ policy_id, reasoning }))
    return both(kept, recording(newItem(context, 'PolicyVague', { ...about(view, task), policies: unclear })))
  }
  const violated = cases.filter(({ verdict }) => verdict === 'Violated')
  if (violated.length > 0) return both(kept, reject(asked, violated))
  const approved = move(context, task, 'approved', 'approve')
  return both(
    kept,
    following(approved, (over) => afterTerminal(context, view, over)),
  )
}

/** Q: someone owns it from here on; in an initiative that was stopped it is archived at once. */
function reject({ context, view, task }: Asked, violated: Cases): Effects {
  const asked = { ...about(view, task), violated, result: task.fields.result ?? '' }
  return following(move(context, task, 'rejected', 'reject'), (rejected) =>
    isStopped(view) ? stop(context, view, rejected) : recording(newItem(context, 'RejectionDecision', asked)),
  )
}

/** Neither the profile that made it nor whoever ran it under a name of its own [D33]. */
function isByAuthor({ context, view, task }: Asked): boolean {
  const { record } = resultOf(view, task)
  const authors = [record?.actor, `agent:${record?.body.worker}`].map(withoutSession)
  return authors.includes(withoutSession(context.actor))
}

const withoutSession = (actor: string | undefined) => actor?.split('/')[0]

/** Each policy is judged, and once. */
function unfitCases(cases: Cases, policies: readonly JudgedBy[]): UnfitBecause | undefined {
  const ids = cases.map(({ policy_id }) => policy_id)
  const unknown = ids.find((id) => !policies.some(({ policy_id }) => policy_id === id))
  if (unknown !== undefined) return { reason: 'not_judged_by', policy: unknown }
  if (new Set(ids).size !== ids.length) return { reason: 'judged_twice' }
  const missing = policies.find(({ policy_id }) => !ids.includes(policy_id))
  return missing === undefined ? undefined : { reason: 'case_missing', policy: missing.policy_id }
}

/** A verdict names what it judged [D33]. */
function caseOf({ context, item, task }: Asked, one: Cases[number], policies: readonly JudgedBy[]): StoredRecord {
  const policy_version = policies.find(({ policy_id }) => policy_id === one.policy_id)?.version
  const body = { ...one, result_version: item.body.result_version, policy_version, task_id: task.id }
  return newRecord(context, 'case', { subject: task.id, beginsAs: one.verdict, body })
}

/** P2–P4: the clarified policies get their next version, and the result is judged again. */
export const clarified: Causes<'PolicyVague'> = (asked, { clarifications }) => {
  const { context, view, item, task } = asked
  const ids = clarifications.map(({ policy_id }) => policy_id)
  const unfit = unfitClarifications(ids, item.body.policies as readonly { policy_id: string }[])
  if (unfit !== undefined) return refuseUnfitAnswer(unfit, context.language)
  const clearer = allOf(clarifications.map((one) => clarifiedPolicy(asked, one)))
  if (clearer.refused) return clearer
  const records = clearer.value
  const others = view.policies.filter(({ id }) => !ids.includes(id))
  const policies = [...others, ...records].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const told = records.map(({ id: policy_id, version }, index) => ({
    ...{ policy_id, version, text: clarifications[index]?.text ?? '' },
  }))
  return both(
    recording(...records, newNotice(context, 'PolicyClarified', { ...about(view, task), policies: told })),
    review(context, { ...view, policies }, task, resultOf(view, task).version),
  )
}

/** Each policy that was found vague is clarified, and once; where none applies, any may be written. */
function unfitClarifications(
  ids: readonly string[],
  vague: readonly { readonly policy_id: string }[],
): UnfitBecause | undefined {
  if (new Set(ids).size !== ids.length) return { reason: 'clarified_twice' }
  const missing = vague.find(({ policy_id }) => !ids.includes(policy_id))
  if (missing !== undefined) return { reason: 'clarification_missing', policy: missing.policy_id }
  const unknown = ids.find((id) => !vague.some(({ policy_id }) => policy_id === id))
  return vague.length > 0 && unknown !== undefined ? { reason: 'not_vague', policy: unknown } : undefined
}

function clarifiedPolicy(
  { context, view, item }: Asked,
  { policy_id: id, text }: AnswerTo<'PolicyVague'>['clarifications'][number],
): Outcome<StoredRecord> {
  const policy = view.policies.find((one) => one.id === id)
  const fresh = { text, clarifications: [] }
  if (policy === undefined) return succeed(newRecord(context, 'policy', { id, body: fresh }))
  const isWanted = (item.body.policies as readonly unknown[]).length === 0
  if (isWanted && policy.state === 'retired')
    return moveRecord(context, policy, {
      kind: 'policy',
      to: 'active',
      trigger: 'restorePolicy',
      as: EFFECT,
      body: fresh,
    })
  const before = (policy.body.clarifications as readonly string[] | undefined) ?? []
  return editRecord(context, policy, EFFECT, { clarifications: [...before, text] })
}

/** The question again, for what applies now; nothing if it can still be answered as it is. */
export function renewed({ context, view, item, task }: Asked): Effects | undefined {
  if (task.status !== 'completed' || whyOutdated(view, item, task) === undefined) return undefined
  return both(recording(withdrawn(context, item)), review(context, view, task, resultOf(view, task).version))
}
