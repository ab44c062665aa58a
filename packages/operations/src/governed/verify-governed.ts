// What must be true of governed tasks beyond each by itself.
//
// H1. A task is of an initiative that there is, and its attempts are linked both ways, one after the other.
// H2. Nothing is rejected, blocked or completed without a question to someone; nothing that is over is asked about.
// H3. Approved is what every verdict on that very result satisfies, or what no policy applied to and says so.
// H4. The results of a task are numbered 1, 2, 3 …, and it holds the newest.
// H5. What was approved was judged by nobody who had to do with it, unless the approval says so [D42].

import type { Difference } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import { isOneOf } from '@pawl/kernel'
import { type StoredRecord, WAITING } from '../ports/record-store.ts'
import type { Snapshot } from '../ports/whole-store.ts'
import { countApart, namesBehind, signerOf } from './behind.ts'
import { isAbout, namesIn, termsFor } from './terms.ts'
import type { KnownRecords, OwnedSince } from './verify-records.ts'

export interface AboutTasks {
  /** The other attempts, by id. */
  readonly attempts: ReadonlyMap<string, Task>
  /** Results, cases, messages and items, by the id of the task. */
  readonly records: ReadonlyMap<string, readonly StoredRecord[]>
}

export async function aboutTasks(snapshot: Snapshot, tasks: readonly Task[]): Promise<AboutTasks> {
  const governed = tasks.filter(isGoverned)
  if (governed.length === 0) return { attempts: new Map(), records: new Map() }
  const found = await attemptsAround(snapshot, governed)
  const records = await snapshot.recordsAbout(governed.map(({ id }) => id))
  return {
    attempts: new Map(found.map((task) => [task.id, task])),
    records: Map.groupBy(records, ({ kind, subject, body }) => (kind === 'item' ? String(body.task_id) : subject)),
  }
}

/** Those that come next, and all that came before. */
async function attemptsAround(snapshot: Snapshot, tasks: readonly Task[]): Promise<readonly Task[]> {
  const found = new Map<string, Task>()
  let ids = new Set(tasks.flatMap((task) => [...nextOf(task), ...beforeOf(task)]))
  while (ids.size > 0) {
    const more = (await snapshot.findTasks([...ids])).filter(({ id }) => !found.has(id))
    for (const task of more) found.set(task.id, task)
    ids = new Set(more.flatMap(beforeOf).filter((id) => !found.has(id)))
  }
  return [...found.values()]
}

export function* governedProblems(
  task: Task,
  { attempts, records }: AboutTasks,
  known: KnownRecords,
): Generator<Difference> {
  if (!isGoverned(task)) return
  const initiative = String(task.fields.initiative_id)
  if (!known.initiatives.has(initiative)) yield { reason: 'no_initiative', initiative }
  yield* lineageProblems(task, attempts)
  const own = records.get(task.id) ?? []
  yield* questionProblems(task, own)
  const results = own.filter(({ kind }) => kind === 'result').toSorted((a, b) => versionOf(a) - versionOf(b))
  yield* resultProblems(task, results)
  if (task.status === 'approved') {
    const since = firstAttempt(task, attempts).createdAt
    const judged = { task, own, result: results.at(-1), since }
    yield* approvalProblems(task, own, results.length)
    yield* passedOverProblems(judged, known)
    yield* separationProblems(task, own, results.at(-1), known)
    yield* quorumProblems(judged, known)
  }
}

function* lineageProblems(task: Task, attempts: ReadonlyMap<string, Task>): Generator<Difference> {
  const next = nextOf(task)
  if (next.length > 1) yield { reason: 'replaced_twice' }
  if (next.length > 0 && task.status !== 'canceled') yield { reason: 'replaced_still', status: task.status }
  for (const id of next) {
    const after = attempts.get(id)
    if (after === undefined) yield { reason: 'replacement_missing', task: id }
    else if (!beforeOf(after).includes(task.id)) yield { reason: 'replacement_silent', task: after.number }
    else if (after.fields.initiative_id !== task.fields.initiative_id)
      yield { reason: 'replacement_elsewhere', task: after.number }
    else if (attemptOf(after) !== attemptOf(task) + 1)
      yield { reason: 'attempts_apart', attempt: attemptOf(task), task: after.number, next: attemptOf(after) }
  }
  for (const id of beforeOf(task)) {
    const before = attempts.get(id)
    if (before === undefined) yield { reason: 'replaced_missing', task: id }
    else if (!nextOf(before).includes(task.id)) yield { reason: 'replaced_silent', task: before.number }
  }
}

/** Who is asked about a task that waits for a judgement. */
const ASKS: Readonly<Record<string, readonly string[]>> = {
  completed: ['TaskReview', 'PolicyVague'],
  rejected: ['RejectionDecision', 'RemediationRequest', 'UserEscalation'],
  blocked: ['BlockedResolution', 'ResearchRequest', 'RemediationRequest', 'UserEscalation'],
}

function* questionProblems({ status }: Task, own: readonly StoredRecord[]): Generator<Difference> {
  const waiting = own
    .filter(({ kind, state, body }) => kind === 'item' && isWaiting(state) && body.type !== 'InternalError')
    .map(({ body }) => String(body.type))
  if (waiting.length > 1) yield { reason: 'asked_twice', types: waiting }
  const expected = ASKS[status]
  if (expected !== undefined && !waiting.some((type) => expected.includes(type)))
    yield { reason: 'nobody_asked', status }
  const isOver = status === 'approved' || status === 'canceled'
  if (isOver && waiting.length > 0) yield { reason: 'still_asked', status, types: waiting }
}

function* resultProblems({ fields }: Task, results: readonly StoredRecord[]): Generator<Difference> {
  for (const [index, result] of results.entries())
    if (versionOf(result) !== index + 1)
      return yield { reason: 'result_number', result: index + 1, says: versionOf(result) }
  if (fields.result === undefined) return
  const last = results.at(-1)
  if (last === undefined) yield { reason: 'result_not_kept' }
  else if (last.body.result !== fields.result) yield { reason: 'result_not_newest', result: results.length }
}

function* approvalProblems({ fields }: Task, own: readonly StoredRecord[], result: number): Generator<Difference> {
  const cases = own.filter(({ kind, body }) => kind === 'case' && body.result_version === result)
  if (fields.no_policy_applied === true) return
  if (cases.length === 0) return yield { reason: 'approved_unjudged', result }
  // What is judged again is judged whole: the last word on each policy counts.
  const last = new Map(cases.toSorted((a, b) => a.at - b.at).map(({ body }) => [String(body.policy_id), body.verdict]))
  for (const [policy, verdict] of last)
    if (verdict !== 'Satisfied') yield { reason: 'approved_against', policy, verdict: String(verdict) }
}

interface Judged {
  readonly task: Task
  readonly own: readonly StoredRecord[]
  readonly result: StoredRecord | undefined
  /** When the first attempt was made. */
  readonly since: number
}

/** By how much the clocks of servers may differ: a policy that was changed so close to a result is not held against it. */
const SKEW = 60_000

/** What was approved because no policy applied has none that did [D32, D42]. */
function* passedOverProblems({ task, result, since }: Judged, { terms }: KnownRecords): Generator<Difference> {
  if (task.fields.no_policy_applied !== true || result === undefined) return
  const { skills } = task.fields
  for (const [policy, versions] of terms) {
    const isClose = versions.some(({ at }) => Math.abs(at - result.at) <= SKEW)
    const before = versions.filter(({ at }) => at < result.at)
    if (isClose || before.length === 0) continue
    const then = termsFor(before, namesBehind(result), since)
    if (then.isActive && isAbout(then, String(task.fields.initiative_id), namesIn(skills)))
      yield { reason: 'policy_passed_over', policy }
  }
}

/** By whom and by how many a result has to be found good, by the terms of each policy that it was judged by [D42]. */
function* quorumProblems({ task, own, result, since }: Judged, { terms }: KnownRecords): Generator<Difference> {
  if (task.fields.not_separated === true || result === undefined) return
  const good = own.filter(
    ({ kind, body }) => kind === 'case' && body.result_version === result.body.version && body.verdict === 'Satisfied',
  )
  for (const policy of new Set(good.map(({ body }) => String(body.policy_id)))) {
    const newest = Math.max(...good.filter(({ body }) => body.policy_id === policy).map(policyVersionOf))
    const cases = good.filter((one) => one.body.policy_id === policy && policyVersionOf(one) === newest)
    const versions = terms.get(policy)?.filter(({ version }) => version <= newest) ?? []
    if (versions.length === 0) continue
    const { quorum, approvers } = termsFor(versions, namesBehind(result), since)
    const isNamed = approvers.length > 0
    const judges = isNamed ? new Set(cases.map(signerOf)).size : countApart(cases)
    if (judges < quorum) yield { reason: 'quorum_missed', policy, judges, quorum }
    const others = isNamed ? cases.filter((one) => !approvers.includes(signerOf(one)) && !saysSo(one)) : []
    const foreign = others.map(signerOf)[0]
    if (foreign !== undefined) yield { reason: 'judged_by_stranger', judge: foreign, policy }
  }
}

const policyVersionOf = ({ body }: StoredRecord) => Number(body.policy_version ?? 1)

/** A verdict that owes something to there being nobody else says it, and so does the approval. */
const saysSo = ({ body }: StoredRecord) => body.not_separated === true || typeof body.judged_alone_because === 'string'

function* separationProblems(
  { fields }: Task,
  own: readonly StoredRecord[],
  result: StoredRecord | undefined,
  { terms, workerOwners }: KnownRecords,
): Generator<Difference> {
  if (result === undefined) return
  const cases = own.filter(({ kind, body }) => kind === 'case' && body.result_version === result.body.version)
  const isSaid = fields.not_separated === true || fields.judged_alone_because !== undefined
  const silent = cases.find((one) => saysSo(one) && one.body.verdict === 'Satisfied')
  if (silent !== undefined && !isSaid) yield { reason: 'separation_unsaid', judge: signerOf(silent) }
  // Verdicts from before they said it themselves are covered by the approval.
  if (isSaid && !cases.some(saysSo)) return
  const [author, ...behindResult] = namesBehind(result)
  for (const one of cases.filter((verdict) => !saysSo(verdict))) {
    const judge = signerOf(one)
    const names = namesBehind(one)
    const policy = String(one.body.policy_id)
    const owners = [result.at, one.at].map((at) => ownerAt(workerOwners.get(String(result.body.worker)), at))
    const changed = (terms.get(policy) ?? []).filter(
      ({ at, version }) => (at > result.at || version > policyVersionOf(one)) && at < one.at,
    )
    const isAny = (others: readonly (string | undefined)[]) => others.some((other) => other && names.includes(other))
    if (isAny([author])) yield { reason: 'judged_by_author', judge }
    else if (isAny([...behindResult, ...owners])) yield { reason: 'judged_by_owner', judge }
    else if (isAny(changed.flatMap(namesBehind))) yield { reason: 'judged_by_editor', judge, policy }
  }
}

/** Whose a worker was at a moment. */
function ownerAt(owners: readonly OwnedSince[] | undefined, moment: number): string | undefined {
  return owners?.findLast(({ at }) => at <= moment)?.owner
}

const isGoverned = ({ lifecycle, fields }: Task) =>
  lifecycle === 'governed' && typeof fields === 'object' && fields !== null
const isWaiting = (state: string) => isOneOf(WAITING, state)
const versionOf = ({ body }: StoredRecord) => Number(body.version)
const attemptOf = ({ fields }: Task) => Number(fields.attempt ?? 1)

function firstAttempt(task: Task, attempts: ReadonlyMap<string, Task>): Task {
  const [before = ''] = beforeOf(task)
  const replaced = attempts.get(before)
  return replaced === undefined || replaced.createdAt > task.createdAt ? task : firstAttempt(replaced, attempts)
}

function nextOf({ fields }: Task): readonly string[] {
  const next = fields.follow_up_task_ids
  return Array.isArray(next) ? (next as readonly string[]) : []
}

function beforeOf({ fields }: Task): readonly string[] {
  return typeof fields.replaces_task_id === 'string' ? [fields.replaces_task_id] : []
}
