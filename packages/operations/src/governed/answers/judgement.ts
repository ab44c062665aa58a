// M, N and the vague loop: a result is judged by every policy that applies, and System5 says what a vague one means.

import type { AnswerTo } from '@pawl/contract'
import type { StoredRecord } from '../../ports/record-store.ts'
import { both, type Effects, recording, writing } from '../effects.ts'
import { move } from '../moves.ts'
import { about, afterTerminal, isStopped, stop } from '../next.ts'
import { newItem, newNotice, newRecord, nextVersion } from '../records.ts'
import { mustBe, outdated, refused, unfit } from '../refused.ts'
import { type JudgedBy, resultOf, review, whyOutdated } from '../review.ts'
import type { Asked, Causes } from './asked.ts'

type Cases = AnswerTo<'TaskReview'>['cases']

export const judged: Causes<'TaskReview'> = (asked, { cases }) => {
  const { context, view, item, task } = asked
  mustBe(item, task, 'completed')
  const reason = whyOutdated(view, item, task)
  if (reason !== undefined) throw outdated(item, reason)
  authorMayNotJudge(asked)
  const policies = item.body.policies as readonly JudgedBy[]
  eachOnce(cases, policies)
  const kept = recording(...cases.map((one) => caseOf(asked, one, policies)))
  const vague = cases.filter(({ verdict }) => verdict === 'Vague')
  if (vague.length > 0) {
    const unclear = vague.map(({ policy_id, reasoning }) => ({ policy_id, reasoning }))
    return both(kept, recording(newItem(context, 'PolicyVague', { ...about(view, task), policies: unclear })))
  }
  const violated = cases.filter(({ verdict }) => verdict === 'Violated')
  if (violated.length > 0) return both(kept, reject(asked, violated))
  const approved = move(context, task, 'approved', 'approve')
  return both(kept, writing(approved), afterTerminal(context, view, approved.task))
}

/** Q: someone owns it from here on; in an initiative that was stopped it is archived at once. */
function reject({ context, view, task }: Asked, violated: Cases): Effects {
  const rejected = move(context, task, 'rejected', 'reject')
  if (isStopped(view)) return both(writing(rejected), stop(context, view, rejected.task))
  const asked = { ...about(view, task), violated, result: String(task.fields.result) }
  return both(writing(rejected), recording(newItem(context, 'RejectionDecision', asked)))
}

/** Neither the profile that made it nor whoever ran it under a name of its own [D33]. */
function authorMayNotJudge({ context, view, task }: Asked): void {
  const { record } = resultOf(view, task)
  const authors = [record?.actor, `agent:${record?.body.worker}`].map(withoutSession)
  if (authors.includes(withoutSession(context.actor)))
    throw refused('AUTHOR_CANNOT_JUDGE', { task: task.number, author: context.actor })
}

const withoutSession = (actor: string | undefined) => actor?.split('/')[0]

function eachOnce(cases: Cases, policies: readonly JudgedBy[]): void {
  const ids = cases.map(({ policy_id }) => policy_id)
  const unknown = ids.find((id) => !policies.some(({ policy_id }) => policy_id === id))
  if (unknown !== undefined) throw unfit(`${unknown} is not a policy this result is judged by`)
  if (new Set(ids).size !== ids.length) throw unfit('each policy is judged once')
  const missing = policies.find(({ policy_id }) => !ids.includes(policy_id))
  if (missing !== undefined) throw unfit(`a case for ${missing.policy_id} is missing`)
}

/** A verdict names what it judged [D33]. */
function caseOf({ context, item, task }: Asked, one: Cases[number], policies: readonly JudgedBy[]): StoredRecord {
  const policy_version = policies.find(({ policy_id }) => policy_id === one.policy_id)?.version
  const body = { ...one, result_version: item.body.result_version, policy_version, task_id: task.id }
  return newRecord(context, 'case', { subject: task.id, state: one.verdict, body })
}

/** P2–P4: the clarified policies get their next version, and the result is judged again. */
export const clarified: Causes<'PolicyVague'> = (asked, { clarifications }) => {
  const { context, view, item, task } = asked
  mustBe(item, task, 'completed')
  const ids = clarifications.map(({ policy_id }) => policy_id)
  if (new Set(ids).size !== ids.length) throw unfit('each policy is clarified once')
  const unclear = item.body.policies as readonly { policy_id: string }[]
  const missing = unclear.find(({ policy_id }) => !ids.includes(policy_id))
  if (missing !== undefined) throw unfit(`a clarification of ${missing.policy_id} is missing`)
  const unknown = ids.find((id) => !unclear.some(({ policy_id }) => policy_id === id))
  if (unclear.length > 0 && unknown !== undefined) throw unfit(`${unknown} was not found vague`)
  const records = clarifications.map((one) => clearer(asked, one))
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

function clearer(
  { context, view, item }: Asked,
  { policy_id: id, text }: AnswerTo<'PolicyVague'>['clarifications'][number],
): StoredRecord {
  const policy = view.policies.find((one) => one.id === id)
  if (policy === undefined)
    return newRecord(context, 'policy', { id, state: 'active', body: { text, clarifications: [] } })
  const isWanted = (item.body.policies as readonly unknown[]).length === 0
  if (isWanted && policy.state !== 'active')
    return nextVersion(context, policy, { state: 'active', body: { text, clarifications: [] } })
  const before = (policy.body.clarifications as readonly string[] | undefined) ?? []
  return nextVersion(context, policy, { body: { clarifications: [...before, text] } })
}

/** The question again, for what applies now; nothing if it can still be answered as it is. */
export function renewed({ context, view, item, task }: Asked): Effects | undefined {
  if (task.status !== 'completed' || whyOutdated(view, item, task) === undefined) return undefined
  const withdrawn = nextVersion(context, item, { state: 'withdrawn' })
  return both(recording(withdrawn), review(context, view, task, resultOf(view, task).version))
}
