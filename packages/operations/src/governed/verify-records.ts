// What must be true of every record by itself.
//
// G1. The versions of a record are 1, 2, 3 …; the newest is its head.
// G2. A message has exactly what its schema knows, is for the one it should be for, and is about a task and an initiative
//     that there are.
// G3. Every version follows from the one before by a rule of the record's table, or by an edit that it allows.
// G4. What was answered was allowed.

import {
  type Difference,
  ITEM_TYPES,
  type ItemTypeName,
  MESSAGE_TYPES,
  type MessageTypeName,
  NOTICES,
} from '@pawl/contract'
import { isOneOf, present, recordLifecycles, type Task } from '@pawl/kernel'
import { RECORD_KINDS, type StoredRecord } from '../ports/record-store.ts'
import type { Snapshot } from '../ports/whole-store.ts'
import { whyNotNext } from './record-history.ts'
import type { PolicyVersion } from './terms.ts'

const PAGE = 500

/** What is kept of records while tasks are looked at: few, however much work there is. */
export interface KnownRecords {
  /** By id, the state. */
  readonly initiatives: Map<string, string>
  /** By id, how many versions there are. */
  readonly policies: Map<string, number>
  /** By id of a policy, on what terms each version of it judges, who made it, and when. */
  readonly terms: Map<string, readonly PolicyVersion[]>
  /** By id of a worker, whom it has belonged to since when, oldest first. */
  readonly workerOwners: Map<string, readonly OwnedSince[]>
}

export interface OwnedSince {
  readonly at: number
  readonly owner: string
}

/** Fills `known` on the way. */
export async function* recordProblems(snapshot: Snapshot, known: KnownRecords): AsyncGenerator<Difference> {
  for await (const versions of recordsByVersions(snapshot)) {
    const last = present(versions.at(-1))
    if (last.kind === 'initiative') known.initiatives.set(last.id, last.state)
    if (last.kind === 'policy') {
      known.policies.set(last.id, versions.length)
      known.terms.set(last.id, versions.map(termsKept))
    }
    if (last.kind === 'worker')
      known.workerOwners.set(
        last.id,
        versions.flatMap(({ at, body }) => (body.owner ? { at, owner: String(body.owner) } : [])),
      )
  }
  const page: (readonly StoredRecord[])[] = []
  for await (const versions of recordsByVersions(snapshot)) {
    page.push(versions)
    if (page.length === PAGE) yield* await problemsOfPage(snapshot, page.splice(0), known)
  }
  yield* await problemsOfPage(snapshot, page, known)
  for (const { kind, id } of await snapshot.wrongHeads(PAGE))
    yield { reason: 'in_record', kind, id, because: { reason: 'not_newest' } }
}

/** Of a version of a policy: what it is judged by takes most of the room, and is not needed. */
function termsKept({ version, state, at, actor, principal, body }: StoredRecord): PolicyVersion {
  const { behind, quorum, approvers, initiatives, skills } = body
  const kept = { version, state, at, actor, body: { behind, quorum, approvers, initiatives, skills } }
  return principal === undefined ? kept : { ...kept, principal }
}

/** All versions of one record, then those of the next. */
async function* recordsByVersions(snapshot: Snapshot): AsyncGenerator<readonly StoredRecord[]> {
  let place = { kind: '', id: '', version: 0 }
  let versions: StoredRecord[] = []
  for (;;) {
    const page = await snapshot.recordsAfter(place, PAGE)
    for (const record of page) {
      const [first] = versions
      if (first !== undefined && (first.kind !== record.kind || first.id !== record.id)) {
        yield versions
        versions = []
      }
      versions.push(record)
    }
    const last = page.at(-1)
    if (last === undefined) break
    place = last
  }
  if (versions.length > 0) yield versions
}

async function problemsOfPage(
  snapshot: Snapshot,
  page: readonly (readonly StoredRecord[])[],
  known: KnownRecords,
): Promise<readonly Difference[]> {
  const ids = new Set(page.flatMap((versions) => taskOf(present(versions.at(-1))) ?? []))
  const found = ids.size === 0 ? [] : await snapshot.findTasks([...ids])
  const tasks = new Map(found.map((task) => [task.id, task]))
  return page.flatMap((versions) => {
    const { kind, id } = present(versions.at(-1))
    return [...problemsOf(versions, tasks, known)].map(
      (because) => ({ reason: 'in_record', kind, id, because }) as const,
    )
  })
}

function taskOf({ kind, subject, body }: StoredRecord): string | undefined {
  if (kind === 'item') return isObject(body) && typeof body.task_id === 'string' ? body.task_id : undefined
  return kind === 'result' || kind === 'case' || kind === 'message' ? subject : undefined
}

function* problemsOf(
  versions: readonly StoredRecord[],
  tasks: ReadonlyMap<string, Task>,
  known: KnownRecords,
): Generator<Difference> {
  for (const [index, { version }] of versions.entries())
    if (version !== index + 1) return yield { reason: 'version_missing', found: version, expected: index + 1 }
  const last = present(versions.at(-1))
  if (!isOneOf(RECORD_KINDS, last.kind)) return yield { reason: 'no_kind' }
  if (versions.some(({ body }) => !isObject(body))) return yield { reason: 'version_unreadable' }
  for (const [index, record] of versions.entries()) {
    const because = whyNotNext(versions[index - 1], record)
    if (because !== undefined) yield { reason: 'in_version', version: record.version, because }
  }
  const id = taskOf(last)
  const task = id === undefined ? undefined : tasks.get(id)
  if (id !== undefined && task?.lifecycle !== 'governed') yield { reason: 'no_task', task: id }
  if (last.kind === 'item' || last.kind === 'message') yield* messageProblems(last, task, known)
  if (last.kind === 'item') yield* itemProblems(versions)
  if (last.kind === 'case') yield* caseProblems(last, known)
}

/** What is kept with a message beside what it says: whatever the table of questions has that a message has not. */
const KEPT = [
  'type',
  ...Object.keys(recordLifecycles.item.fields).filter((field) => !(field in recordLifecycles.message.fields)),
]

function* messageProblems(
  { kind, subject, body }: StoredRecord,
  task: Task | undefined,
  { initiatives }: KnownRecords,
): Generator<Difference> {
  const type = body.type as MessageTypeName
  if (!Object.hasOwn(MESSAGE_TYPES, type)) return yield { reason: 'no_message_type', type: String(type) }
  const isNotice = isOneOf(NOTICES, type)
  if (isNotice !== (kind === 'message')) yield { reason: 'wrong_kind', kind, type }
  const said = Object.fromEntries(Object.entries(body).filter(([key]) => !KEPT.includes(key)))
  const wrong = MESSAGE_TYPES[type].body().safeParse(said).error?.issues[0]
  if (wrong !== undefined) yield { reason: 'unfit_message', type, at: wrong.path.join('.'), problem: wrong.code }
  if (kind === 'item' && subject !== MESSAGE_TYPES[type].to)
    yield { reason: 'wrong_recipient', recipient: subject, type }
  const initiative = String(body.initiative_id)
  if (!initiatives.has(initiative)) yield { reason: 'speaks_of_no_initiative', initiative }
  else if (task !== undefined && task.fields.initiative_id !== initiative)
    yield { reason: 'other_initiative', task: task.number }
}

function* itemProblems(versions: readonly StoredRecord[]): Generator<Difference> {
  for (const { state, body } of versions) {
    const isAnswered = state === 'answered'
    if (isAnswered !== (body.answer !== undefined))
      yield { reason: isAnswered ? 'answer_missing' : 'answer_too_early', state }
    const { answer } = ITEM_TYPES[body.type as ItemTypeName] ?? {}
    if (isAnswered && answer?.().safeParse(body.answer).success === false) yield { reason: 'answer_not_allowed' }
  }
}

function* caseProblems({ body }: StoredRecord, { policies }: KnownRecords): Generator<Difference> {
  const version = Number(body.policy_version)
  const isThere = version >= 1 && version <= (policies.get(String(body.policy_id)) ?? 0)
  if (!isThere)
    yield { reason: 'no_policy_version', policy: String(body.policy_id), version: String(body.policy_version) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
