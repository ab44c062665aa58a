// M: a result goes to judgement.
//
// RV1. A question names the result and the version of every policy that applied when it was handed in [D33]. Changing or
//     retiring one later approves nothing and changes nothing about it; only what is clarified for it does [D42].
// RV2. With no policy a result is approved, and the event says so; unless the initiative wants one [D32].

import { askedFor, type OutdatedBecause } from '@pawl/contract'
import type { GovernedTask } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeView, RecordOf, StoredRecord } from '../ports/record-store.ts'
import { namesBehind } from './behind.ts'
import { type Effects, following, recording } from './effects.ts'
import { move } from './moves.ts'
import { about, afterTerminal } from './next.ts'
import { newItem } from './records.ts'

/** A policy as a result is judged by it: as it stood when the result was handed in, and what was clarified for it since. */
export interface JudgedBy {
  readonly policy_id: string
  readonly version: number
  readonly text: string
  readonly clarifications: string[]
  readonly approvers?: string[]
  readonly quorum?: number
}

export function review(
  context: Context,
  view: InitiativeView,
  task: GovernedTask,
  { version, record }: NewestResult,
): Effects {
  const policies = policiesThatApply(view, task, record).map(asJudged)
  if (policies.length > 0) return askToJudge(context, view, task, version, { policies })
  if (view.initiative.body.require_policy === true) {
    const asked = askedFor({ reason: 'no_policy_applies' })
    return recording(newItem(context, 'PolicyVague', { ...about(view, task), policies: [], ...asked }))
  }
  const approved = move(context, task, 'approved', 'approve', { no_policy_applied: true })
  return following(approved, (over) => afterTerminal(context, view, over))
}

interface Judging {
  readonly policies: readonly JudgedBy[]
  /** Who does not judge it, beyond those who made it. */
  readonly notBy?: readonly string[]
}

export function askToJudge(
  context: Context,
  view: InitiativeView,
  task: GovernedTask,
  result_version: number,
  { policies, notBy = [] }: Judging,
): Effects {
  const asked = { ...about(view, task), result_version, result: task.fields.result ?? '', policies: [...policies] }
  return recording(newItem(context, 'TaskReview', notBy.length === 0 ? asked : { ...asked, not_by: [...notBy] }))
}

/** What a question about a result is to be judged by, as it was asked. */
export const policiesOf = ({ body }: StoredRecord) => body.policies as readonly JudgedBy[]

export function asJudged({ id, version, body }: RecordOf<'policy'>): JudgedBy {
  return {
    policy_id: id,
    version,
    text: String(body.text),
    clarifications: [...(body.clarifications ?? [])],
    ...(body.approvers !== undefined && body.approvers.length > 0 && { approvers: [...body.approvers] }),
    ...(body.quorum !== undefined && body.quorum > 1 && { quorum: body.quorum }),
  }
}

/**
 * Those that are active, and made for this initiative or one of the skills the task needs if they say for what. One that was
 * retired or narrowed since the task is there, by someone who has to do with the result, judges it all the same [D42].
 */
function policiesThatApply(
  { policies, initiative }: InitiativeView,
  { fields, createdAt }: GovernedTask,
  result: RecordOf<'result'> | undefined,
): RecordOf<'policy'>[] {
  const isFor = [initiative.id, ...(fields.skills ?? []), EVERYTHING]
  const fits = (scope: readonly string[]) => scope.some((one) => isFor.includes(one))
  const authors = result === undefined ? [] : namesBehind(result)
  return policies.filter((policy) => {
    if (fits(scopeOf(policy)) && policy.state === 'active') return true
    const isByAuthor = policy.at >= createdAt && namesBehind(policy).some((name) => authors.includes(name))
    return isByAuthor && policy.version > 1 && fits([...scopeOf(policy), ...(policy.body.applied_before ?? [])])
  })
}

const EVERYTHING = '*'

/** Names of initiatives and skills, or * for everything. */
export function scopeOf({ body }: Pick<RecordOf<'policy'>, 'body'>): readonly string[] {
  const scope = [...(body.initiatives ?? []), ...(body.skills ?? [])]
  return scope.length === 0 ? [EVERYTHING] : scope
}

interface NewestResult {
  readonly version: number
  readonly record: RecordOf<'result'> | undefined
}

/** The newest result of a task, with its version. */
export function resultOf(view: InitiativeView, task: GovernedTask): NewestResult {
  const results = view.results.filter(({ subject }) => subject === task.id)
  const record = results.toSorted((a, b) => (a.body.version ?? 0) - (b.body.version ?? 0)).at(-1)
  return { version: record?.body.version ?? 0, record }
}

/**
 * Why a question about a result can no longer be answered; nothing if it can. What becomes of a policy meanwhile is for
 * results that are handed in afterwards [D42].
 */
export function whyOutdated(
  view: InitiativeView,
  item: RecordOf<'item'>,
  task: GovernedTask,
): OutdatedBecause | undefined {
  return resultOf(view, task).version === item.body.result_version ? undefined : { reason: 'newer_result' }
}
