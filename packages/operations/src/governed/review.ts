// M: a result goes to judgement.
//
// RV1. A question names the result and the version of every policy that applies; an answer counts only while they are
//     the ones that apply [D33].
// RV2. With no policy a result is approved, and the event says so; unless the initiative wants one [D32].

import { askedFor, type OutdatedBecause } from '@pawl/contract'
import type { GovernedTask } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeView, StoredRecord } from '../ports/record-store.ts'
import { type Effects, following, recording } from './effects.ts'
import { move } from './moves.ts'
import { about, afterTerminal } from './next.ts'
import { newItem } from './records.ts'

export interface JudgedBy {
  readonly policy_id: string
  readonly version: number
}

export function review(context: Context, view: InitiativeView, task: GovernedTask, resultVersion: number): Effects {
  const applying = policiesThatApply(view)
  if (applying.length > 0) {
    const policies = applying.map(({ id, version, body }) => ({
      ...{ policy_id: id, version, text: String(body.text) },
      clarifications: (body.clarifications ?? []) as string[],
    }))
    const result = task.fields.result ?? ''
    const asked = { ...about(view, task), result_version: resultVersion, result, policies }
    return recording(newItem(context, 'TaskReview', asked))
  }
  if (view.initiative.body.require_policy === true) {
    const asked = askedFor({ reason: 'no_policy_applies' })
    return recording(newItem(context, 'PolicyVague', { ...about(view, task), policies: [], ...asked }))
  }
  const approved = move(context, task, 'approved', 'approve', { no_policy_applied: true })
  return following(approved, (over) => afterTerminal(context, view, over))
}

function policiesThatApply({ policies }: InitiativeView): readonly StoredRecord[] {
  return policies.filter(({ state }) => state === 'active')
}

/** The newest result of a task, with its version. */
export function resultOf(
  view: InitiativeView,
  task: GovernedTask,
): { version: number; record: StoredRecord | undefined } {
  const results = view.results.filter(({ subject }) => subject === task.id)
  const record = results.toSorted((a, b) => Number(a.body.version) - Number(b.body.version)).at(-1)
  return { version: Number(record?.body.version ?? 0), record }
}

/** Why a question about a result can no longer be answered; nothing if it can. */
export function whyOutdated(view: InitiativeView, item: StoredRecord, task: GovernedTask): OutdatedBecause | undefined {
  if (resultOf(view, task).version !== Number(item.body.result_version)) return { reason: 'newer_result' }
  const asked = new Map((item.body.policies as readonly JudgedBy[]).map((one) => [one.policy_id, one.version]))
  const applying = policiesThatApply(view)
  const added = applying.find(({ id }) => !asked.has(id))
  if (added !== undefined) return { reason: 'policy_added', policy: added.id }
  for (const [id, version] of asked) {
    const now = applying.find((policy) => policy.id === id)
    if (now === undefined) return { reason: 'policy_retired', policy: id }
    if (now.version !== version) return { reason: 'policy_changed', policy: id }
  }
  return undefined
}
