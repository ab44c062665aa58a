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
import { isAbout, type Terms, termsFor, termsOf } from './terms.ts'

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
  const policies = policiesThatApply(view, task, record)
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

/** `terms` are those of the version itself, unless its author is judged by it. */
export function asJudged(policy: RecordOf<'policy'>, terms: Terms = termsOf(policy)): JudgedBy {
  const { id, version, body } = policy
  const { approvers, quorum } = terms
  return {
    policy_id: id,
    version,
    text: String(body.text),
    clarifications: [...(body.clarifications ?? [])],
    ...(approvers.length > 0 && { approvers: [...approvers] }),
    ...(quorum > 1 && { quorum }),
  }
}

/** Those that are active, and made for this initiative or one of the skills the task needs if they say for what. */
function policiesThatApply(
  { policies, initiative, policyHistory }: InitiativeView,
  { fields }: GovernedTask,
  result: RecordOf<'result'> | undefined,
): JudgedBy[] {
  const authors = result === undefined ? [] : namesBehind(result)
  return policies.flatMap((policy) => {
    const versions = policyHistory?.versions.get(policy.id) ?? [policy]
    const terms = termsFor(versions, authors, policyHistory?.since ?? 0)
    return terms.isActive && isAbout(terms, initiative.id, fields.skills) ? asJudged(policy, terms) : []
  })
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
