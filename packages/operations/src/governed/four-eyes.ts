// Who may judge a result [D33, D42]. Compared are those who were authenticated, whatever name they acted under.
//
// FE1. Neither whoever handed it in, nor whose worker made it, nor whoever changed or clarified a policy it is judged by
//     since then.
// FE2. On one person's own machine nobody can be told apart: that person judges, and the approval says so.
// FE3. If nobody is left who may, an owner of the workspace judges with a reason, and the approval says that.

import { type CannotJudge, type Outcome, refuse, succeed } from '@pawl/contract'
import { ownersOf } from '../access/relations.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import type { Asked } from './answers/asked.ts'
import { type JudgedBy, resultOf } from './review.ts'

/** What an approval says of how it came about; nothing where two people looked. */
export interface Separation {
  readonly not_separated?: true
  readonly judged_alone_because?: string
}

/** Who there is besides the one who asks. */
export interface Judges {
  /** Those who may judge anything here, by name. */
  readonly others: readonly string[]
  /** Who made the versions of policies, by policy: those of a policy that was not looked up are left out. */
  readonly makers: ReadonlyMap<string, readonly StoredRecord[]>
}

export const NOBODY_ELSE: Judges = { others: [], makers: new Map() }

/** The authenticated one, behind whatever name was acted under. */
export const signerOf = ({ actor, principal }: Pick<StoredRecord, 'actor' | 'principal'>) => principal ?? actor

/** How the one who asks stands to the result, or why they may not judge it. */
export function separationOf(asked: Asked, judges: Judges, reason: string | undefined): Outcome<Separation> {
  const { context, task } = asked
  const cannot = (why: CannotJudge) =>
    refuse('AUTHOR_CANNOT_JUDGE', { task: task.number, author: context.actor, reason: why })
  const involved = involvedIn(asked, judges)
  const names = ownersOf(context.principal).map(withoutSession)
  const own = actedAsAuthor(asked) ?? names.map((name) => involved.get(name)).find((how) => how !== undefined)
  if (own === 'handed_in_as') return cannot('handed_in')
  if (context.principal.alone) return succeed({ not_separated: true })
  if (own === undefined) return succeed({})
  const isLeft = judges.others.some((name) => !involved.has(withoutSession(name)))
  if (isLeft || context.principal.role !== 'owner') return cannot(own)
  if (reason === undefined) return cannot('nobody_else')
  return succeed({ judged_alone_because: reason })
}

/** Whoever has to do with how the result came to be, and in what way. */
function involvedIn(asked: Asked, { makers }: Judges): ReadonlyMap<string, CannotJudge> {
  const { view, item, task } = asked
  const { record } = resultOf(view, task)
  const involved = new Map<string, CannotJudge>()
  const since = record?.at ?? 0
  const judgedBy = item.body.policies as readonly JudgedBy[]
  for (const { policy_id } of judgedBy) {
    const heads = view.policies.filter(({ id }) => id === policy_id)
    for (const version of [...(makers.get(policy_id) ?? []), ...heads])
      if (version.at > since) involved.set(withoutSession(signerOf(version)), 'changed_policy')
  }
  for (const name of (item.body.not_by as readonly string[] | undefined) ?? [])
    involved.set(withoutSession(name), 'clarified')
  const worker = view.workers.find(({ id }) => id === record?.body.worker)
  if (typeof worker?.body.owner === 'string') involved.set(withoutSession(worker.body.owner), 'owns_worker')
  if (record !== undefined) involved.set(withoutSession(signerOf(record)), 'handed_in')
  return involved
}

/** Under the very name the result was handed in by, or that of the profile that made it, nobody judges, alone or not. */
function actedAsAuthor({ context, view, task }: Asked): 'handed_in_as' | undefined {
  const { record } = resultOf(view, task)
  const authors = [record?.actor, `agent:${record?.body.worker}`].map((name) => name && withoutSession(name))
  return authors.includes(withoutSession(context.actor)) ? 'handed_in_as' : undefined
}

const withoutSession = (name: string) => name.split('/')[0] as string
