// M: a result goes to judgement.
//
// V1. A question names the result and the version of every policy that applies; an answer counts only while they are
//     the ones that apply [D33].
// V2. With no policy a result is approved, and the event says so; unless the initiative wants one [D32].

import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeView, StoredRecord } from '../ports/record-store.ts'
import { both, type Effects, recording, writing } from './effects.ts'
import { move } from './moves.ts'
import { about, afterTerminal } from './next.ts'
import { newItem } from './records.ts'

export interface JudgedBy {
  readonly policy_id: string
  readonly version: number
}

export function review(context: Context, view: InitiativeView, task: Task, resultVersion: number): Effects {
  const applying = policiesThatApply(view)
  if (applying.length > 0) {
    const policies = applying.map(({ id, version, body }) => ({
      ...{ policy_id: id, version, text: String(body.text) },
      clarifications: (body.clarifications ?? []) as string[],
    }))
    const result = String(task.fields.result)
    const asked = { ...about(view, task), result_version: resultVersion, result, policies }
    return recording(newItem(context, 'TaskReview', asked))
  }
  if (view.initiative.body.require_policy === true) {
    const reason = 'no policy applies, and this initiative requires one'
    return recording(newItem(context, 'PolicyVague', { ...about(view, task), policies: [], reason }))
  }
  const approved = move(context, task, 'approved', 'approve', { no_policy_applied: true })
  return both(writing(approved), afterTerminal(context, view, approved.task))
}

function policiesThatApply({ policies }: InitiativeView): readonly StoredRecord[] {
  return policies.filter(({ state }) => state === 'active')
}

/** The newest result of a task, with its version. */
export function resultOf(view: InitiativeView, task: Task): { version: number; record: StoredRecord | undefined } {
  const results = view.results.filter(({ subject }) => subject === task.id)
  const record = results.toSorted((a, b) => Number(a.body.version) - Number(b.body.version)).at(-1)
  return { version: Number(record?.body.version ?? 0), record }
}

/** Why a question about a result can no longer be answered; nothing if it can. */
export function whyOutdated(view: InitiativeView, item: StoredRecord, task: Task): string | undefined {
  if (resultOf(view, task).version !== Number(item.body.result_version)) return 'there is a newer result'
  const asked = new Map((item.body.policies as readonly JudgedBy[]).map((one) => [one.policy_id, one.version]))
  const applying = policiesThatApply(view)
  const added = applying.find(({ id }) => !asked.has(id))
  if (added !== undefined) return `policy ${added.id} has been added since`
  for (const [id, version] of asked) {
    const now = applying.find((policy) => policy.id === id)
    if (now === undefined) return `policy ${id} has been retired since`
    if (now.version !== version) return `policy ${id} has changed since`
  }
  return undefined
}
