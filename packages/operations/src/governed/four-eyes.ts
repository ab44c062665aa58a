// Who may judge a result [D33, D42]. Compared are those who were authenticated, whatever name they acted under, and whoever
// stands behind them: the one who made the token they came with was shown its secret, and can act by it too.
//
// FE1. Neither whoever handed it in, nor whose worker made it when it was handed in or makes now, nor whoever changed or clarified
//     a policy it is judged by since then; nor a program of theirs.
// FE2. On one person's own machine nobody can be told apart: that person judges, and the approval says so. So do programs whose
//     tokens were all made by those who have to do with it, once nobody else is left.
// FE3. If nobody is left who may, an owner of the workspace judges with a reason, and the approval says that.
// FE4. What a verdict owes to FE2 or FE3 it says itself: an approval says it if one of its verdicts does.
// FE5. Who is behind a result, a verdict and a policy is kept in them, so that `verify` compares the same.

import { type CannotJudge, type Outcome, refuse, succeed } from '@pawl/contract'
import { ownersOf } from '../access/relations.ts'
import type { InitiativeView, StoredRecord } from '../ports/record-store.ts'
import type { Asked } from './answers/asked.ts'
import { behind, namesBehind, signerOf, withoutSession } from './behind.ts'
import { ownerOf } from './may-work-as.ts'
import { type JudgedBy, policiesOf, resultOf } from './review.ts'

/** What an approval says of how it came about; nothing where two people looked. */
export interface Separation {
  readonly not_separated?: true
  readonly judged_alone_because?: string
}

/** Someone who may judge, and who is behind them; nobody, unless they come by a token that another made. */
interface OtherJudge {
  readonly name: string
  /** Of several tokens, one list for each: who comes by one of them is behind nobody else's. */
  readonly behind: readonly (readonly string[])[]
}

/** Who there is besides the one who asks. */
export interface Judges {
  /** Those who may judge anything here. */
  readonly others: readonly OtherJudge[]
  /** Under which other names the one who asks may have acted. */
  readonly sameAs: readonly string[]
  /** Who made the versions of policies, by policy: those of a policy that was not looked up are left out. */
  readonly makers: ReadonlyMap<string, readonly StoredRecord[]>
}

export const NOBODY_ELSE: Judges = { others: [], sameAs: [], makers: new Map() }

/** How the one who asks stands to the result, or why they may not judge it. */
export function separationOf(asked: Asked, judges: Judges, reason: string | undefined): Outcome<Separation> {
  const { context, task } = asked
  const { principal } = context
  const involved = involvedIn(asked, judges)
  const left = judges.others.filter((other) => isLeft(other, involved, asked))
  const cannot = (why: CannotJudge) => {
    const could = left.slice(0, MOST_NAMED).map(({ name }) => name)
    return refuse('AUTHOR_CANNOT_JUDGE', { task: task.number, author: context.actor, reason: why, could })
  }
  const how = (names: readonly string[]) =>
    names.map((name) => involved.get(withoutSession(name))).find((one) => one !== undefined)
  if (actedAsAuthor(asked)) return cannot('handed_in')
  if (principal.alone) return succeed({ not_separated: true })
  const own = how([...ownersOf(principal), ...judges.sameAs])
  const program = own === undefined && how(behind(principal)) !== undefined
  if (own === undefined && !program) return succeed({})
  const why = own ?? 'own_program'
  if (left.length > 0) return cannot(why)
  if (principal.role === 'owner') return reason === undefined ? cannot('nobody_else') : alone(reason)
  return program ? succeed({ not_separated: true }) : cannot(why)
}

/** So many of those who could judge instead are named. */
const MOST_NAMED = 5

const alone = (reason: string) => succeed<Separation>({ judged_alone_because: reason })

/** Someone who has nothing to do with it, and may judge by one of its policies. */
function isLeft({ name, behind: tokens }: OtherJudge, involved: Involved, { item }: Asked): boolean {
  if (involved.has(withoutSession(name))) return false
  const isApprover = policiesOf(item).some(({ approvers }) => approvers === undefined || approvers.includes(name))
  return isApprover && tokens.some((makers) => !makers.some((maker) => involved.has(maker)))
}

/**
 * Whether a policy that names who judges by it has none of them left: they are gone, have to do with the result, or have
 * judged it already and are too few.
 */
export function isWithoutApprover(asked: Asked, judges: Judges, { policy_id, approvers = [] }: JudgedBy): boolean {
  const { view, item, task } = asked
  const involved = involvedIn(asked, judges)
  const judged = view.cases
    .filter(({ subject, body }) => subject === task.id && body.result_version === item.body.result_version)
    .filter(({ body }) => body.policy_id === policy_id)
    .map(signerOf)
  return !judges.others.some(
    (other) => approvers.includes(other.name) && !judged.includes(other.name) && isLeft(other, involved, asked),
  )
}

type Involved = ReadonlyMap<string, CannotJudge>

/** Whoever has to do with how the result came to be, and in what way. */
function involvedIn(asked: Asked, { makers }: Judges): Involved {
  const { view, item, task } = asked
  const { record } = resultOf(view, task)
  const involved = new Map<string, CannotJudge>()
  const since = record?.at ?? 0
  for (const { policy_id, version: judged } of policiesOf(item)) {
    const heads = view.policies.filter(({ id }) => id === policy_id)
    for (const version of [...(makers.get(policy_id) ?? []), ...heads]) {
      const isLater = version.at > since || version.version > judged
      for (const name of isLater ? namesBehind(version) : []) involved.set(name, 'changed_policy')
    }
  }
  for (const name of (item.body.not_by as readonly string[] | undefined) ?? [])
    involved.set(withoutSession(name), 'clarified')
  if (record === undefined) return involved
  for (const name of [...ownerNow(view, record), ...namesBehind(record)]) involved.set(name, 'owns_worker')
  return involved.set(withoutSession(signerOf(record)), 'handed_in')
}

function ownerNow({ workers }: InitiativeView, { body }: StoredRecord): readonly string[] {
  const worker = workers.find(({ id }) => id === body.worker)
  return worker === undefined ? [] : [withoutSession(ownerOf(worker))]
}

/** Under the very name the result was handed in by, or that of the profile that made it, nobody judges, alone or not. */
function actedAsAuthor({ context, view, task }: Asked): boolean {
  const { record } = resultOf(view, task)
  const authors = [record?.actor, `agent:${record?.body.worker}`].map((name) => name && withoutSession(name))
  return authors.includes(withoutSession(context.actor))
}
