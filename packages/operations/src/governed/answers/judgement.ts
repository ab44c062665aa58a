// M, N and the vague loop: a result is judged by every policy that applies, and System5 says what a vague one means.

import {
  type AnswerTo,
  type Outcome,
  type Principal,
  refuse,
  refuseUnfitAnswer,
  succeed,
  type UnfitBecause,
} from '@pawl/contract'
import { EFFECT } from '@pawl/kernel'
import type { RecordOf, StoredRecord } from '../../ports/record-store.ts'
import { editRecord, moveRecord, newRecord } from '../../record-decisions.ts'
import { behind, behindChange, behindField, countApart, signerOf } from '../behind.ts'
import { allOf, both, type Effects, following, recording } from '../effects.ts'
import { isWithoutApprover, type Separation, separationOf } from '../four-eyes.ts'
import { move } from '../moves.ts'
import { about, afterTerminal, isStopped, stop } from '../next.ts'
import { outdated } from '../outdated.ts'
import { newItem, newNotice } from '../records.ts'
import { asJudged, askToJudge, type JudgedBy, policiesOf, resultOf, whyOutdated } from '../review.ts'
import type { Asked, Causes } from './asked.ts'

type Cases = AnswerTo<'TaskReview'>['cases']

export const judged: Causes<'TaskReview'> = (asked, { cases }) => {
  const { context, view, item, task, judges, reason } = asked
  const overtaken = whyOutdated(view, item, task)
  if (overtaken !== undefined) return outdated(item, overtaken)
  const separation = separationOf(asked, judges, reason)
  if (separation.refused) return separation
  const policies = policiesOf(item)
  const unfit = unfitCases(cases, policies, context.principal)
  if (unfit !== undefined) return refuseUnfitAnswer(unfit, context.language)
  const approving = asApprover(asked, cases, policies)
  if (approving.refused) return approving
  const how = { ...approving.value, ...separation.value }
  const made = cases.map((one) => caseOf(asked, one, policies, how))
  const kept = recording(...made)
  const vague = cases.filter(({ verdict }) => verdict === 'Vague')
  if (vague.length > 0) {
    const unclear = vague.map(({ policy_id, reasoning }) => ({ policy_id, reasoning }))
    const asking = { ...about(view, task), policies: unclear, judged_by: [...policies], ...notByIn(item) }
    return both(kept, recording(newItem(context, 'PolicyVague', asking)))
  }
  const violated = cases.filter(({ verdict }) => verdict === 'Violated')
  if (violated.length > 0) return both(kept, reject(asked, violated))
  const open = stillToJudge(asked, made, policies)
  if (open.length > 0)
    return both(
      kept,
      askToJudge(context, view, task, resultOf(view, task).version, { policies: open, notBy: named(item.body.not_by) }),
    )
  const approved = move(context, task, 'approved', 'approve', saidBy([...casesOfResult(asked), ...made]))
  return both(
    kept,
    following(approved, (over) => afterTerminal(context, view, over)),
  )
}

const named = (list: unknown) => (Array.isArray(list) ? (list as string[]) : [])
const notByIn = ({ body }: StoredRecord) => (named(body.not_by).length === 0 ? {} : { not_by: named(body.not_by) })

/** Where a policy names who judges by it, nobody else does; but an owner with a reason, once none of them is left. */
function asApprover(asked: Asked, cases: Cases, policies: readonly JudgedBy[]): Outcome<Separation> {
  const { context, task, judges, reason } = asked
  const foreign = policies.filter(
    (policy) => cases.some(({ policy_id }) => policy_id === policy.policy_id) && !mayJudgeBy(context.principal, policy),
  )
  const [first] = foreign
  if (first === undefined) return succeed({})
  const mayInstead = context.principal.role === 'owner' && reason !== undefined
  if (mayInstead && foreign.every((policy) => isWithoutApprover(asked, judges, policy)))
    return succeed({ judged_alone_because: reason })
  return refuse('NOT_AN_APPROVER', { task: task.number, policy: first.policy_id, approvers: first.approvers ?? [] })
}

/** What the verdicts on a result say of how they came about. */
function saidBy(cases: readonly StoredRecord[]): Separation {
  const because = cases.map(({ body }) => body.judged_alone_because).find((text) => typeof text === 'string')
  return {
    ...(cases.some(({ body }) => body.not_separated === true) && { not_separated: true }),
    ...(typeof because === 'string' && { judged_alone_because: because }),
  }
}

function casesOfResult({ view, item, task }: Asked): readonly StoredRecord[] {
  return view.cases.filter(
    ({ subject, body }) =>
      subject === task.id && body.result_version === item.body.result_version && body.verdict === 'Satisfied',
  )
}

/** Alone on one's machine one is every approver there is. */
function mayJudgeBy({ name, alone }: Principal, { approvers }: JudgedBy): boolean {
  return alone || approvers === undefined || approvers.includes(name)
}

/**
 * The policies that too few have found satisfied: others than those who have judged already. Where a policy names who judges
 * by it, it is names that count; elsewhere a person and their programs are one.
 */
function stillToJudge(asked: Asked, made: readonly StoredRecord[], policies: readonly JudgedBy[]) {
  const { alone } = asked.context.principal
  const satisfied = [...casesOfResult(asked), ...made]
  return policies.filter(({ policy_id, version, quorum = 1, approvers }) => {
    const own = satisfied.filter(({ body }) => body.policy_id === policy_id && body.policy_version === version)
    const agreed = approvers === undefined ? countApart(own) : new Set(own.map(signerOf)).size
    return agreed < (alone ? Math.min(quorum, 1) : quorum)
  })
}

/** Q: someone owns it from here on; in an initiative that was stopped it is archived at once. */
function reject({ context, view, task }: Asked, violated: Cases): Effects {
  const asked = { ...about(view, task), violated, result: task.fields.result ?? '' }
  return following(move(context, task, 'rejected', 'reject'), (rejected) =>
    isStopped(view) ? stop(context, view, rejected) : recording(newItem(context, 'RejectionDecision', asked)),
  )
}

/** Each policy that is this judge's to judge by is judged, and once. */
function unfitCases(cases: Cases, policies: readonly JudgedBy[], judge: Principal): UnfitBecause | undefined {
  const ids = cases.map(({ policy_id }) => policy_id)
  const unknown = ids.find((id) => !policies.some(({ policy_id }) => policy_id === id))
  if (unknown !== undefined) return { reason: 'not_judged_by', policy: unknown }
  if (new Set(ids).size !== ids.length) return { reason: 'judged_twice' }
  const own = policies.filter((policy) => mayJudgeBy(judge, policy))
  const missing = (own.length === 0 ? policies : own).find(({ policy_id }) => !ids.includes(policy_id))
  return missing === undefined ? undefined : { reason: 'case_missing', policy: missing.policy_id }
}

/** A verdict names what it judged [D33]. */
function caseOf(
  { context, item, task }: Asked,
  one: Cases[number],
  policies: readonly JudgedBy[],
  how: Separation,
): StoredRecord {
  const policy_version = policies.find(({ policy_id }) => policy_id === one.policy_id)?.version
  const judged = { ...one, result_version: item.body.result_version, policy_version, task_id: task.id }
  const body = { ...judged, ...how, ...behindField(context.principal) }
  return newRecord(context, 'case', { subject: task.id, beginsAs: one.verdict, body })
}

/** P2–P4: the clarified policies get their next version, and the result is judged again. */
export const clarified: Causes<'PolicyVague'> = (asked, { clarifications }) => {
  const { context, view, item, task } = asked
  const ids = clarifications.map(({ policy_id }) => policy_id)
  const unfit = unfitClarifications(ids, policiesOf(item))
  if (unfit !== undefined) return refuseUnfitAnswer(unfit, context.language)
  const clearer = allOf(clarifications.map((one) => clarifiedPolicy(asked, one)))
  if (clearer.refused) return clearer
  const records = clearer.value
  const told = records.map(({ id: policy_id, version }, index) => ({
    policy_id,
    version,
    text: clarifications[index]?.text ?? '',
  }))
  const policies = clarifiedFor(item, view.policies, records, clarifications)
  const { principal } = context
  const notBy = [...new Set([...named(item.body.not_by), principal.name, ...behind(principal)])]
  return both(
    recording(...records, newNotice(context, 'PolicyClarified', { ...about(view, task), policies: told })),
    askToJudge(context, view, task, resultOf(view, task).version, {
      policies,
      notBy: principal.alone ? [] : notBy,
    }),
  )
}

/**
 * What the result is judged by from now on: as before, with what was clarified. Where a policy got another text since the
 * result was handed in, the result keeps the one it was made under.
 */
function clarifiedFor(
  { body }: StoredRecord,
  heads: readonly RecordOf<'policy'>[],
  clearer: readonly RecordOf<'policy'>[],
  clarifications: AnswerTo<'PolicyVague'>['clarifications'],
): readonly JudgedBy[] {
  // Questions from before said only which policies are unclear.
  const before =
    (body.judged_by as readonly JudgedBy[] | undefined) ??
    heads.filter(({ state }) => state === 'active').map((head) => asJudged(head))
  const kept = before.map((policy) => {
    const next = clearer.find(({ id }) => id === policy.policy_id)
    if (next === undefined) return policy
    if (next.version === policy.version + 1) {
      const { version, text, clarifications: known } = asJudged(next)
      return { ...policy, version, text, clarifications: known }
    }
    const text = clarifications.find(({ policy_id }) => policy_id === policy.policy_id)?.text ?? ''
    return { ...policy, clarifications: [...policy.clarifications, text] }
  })
  const written = clearer
    .filter(({ id }) => !before.some(({ policy_id }) => policy_id === id))
    .map((one) => asJudged(one))
  return [...kept, ...written].toSorted((a, b) => (a.policy_id < b.policy_id ? -1 : 1))
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
): Outcome<RecordOf<'policy'>> {
  const policy = view.policies.find((one) => one.id === id)
  const fresh = { text, clarifications: [] }
  if (policy === undefined)
    return succeed(newRecord(context, 'policy', { id, body: { ...fresh, ...behindField(context.principal) } }))
  const by = behindChange(context.principal, policy)
  const isWanted = policiesOf(item).length === 0
  if (isWanted && policy.state === 'retired')
    return moveRecord(context, policy, {
      kind: 'policy',
      to: 'active',
      trigger: 'restorePolicy',
      as: EFFECT,
      body: { ...fresh, ...by },
    })
  const before = policy.body.clarifications ?? []
  return editRecord(context, policy, EFFECT, { clarifications: [...before, text], ...by })
}
