// Rebuilds every task from its events and names any difference [DESIGN 5.2]; what rooms and the records of governed work
// say of each other must agree too.

import { type Difference, differenceText, SECURITY_EVENT_KINDS, type VerifyLine } from '@pawl/contract'
import {
  CREATE_TRIGGER,
  EDIT_TRIGGER,
  type FieldValue,
  keysOf,
  lifecycleOf,
  lifecycles,
  mayHold,
  replay,
  sameValue,
  type Task,
  type TaskEvent,
} from '@pawl/kernel'
import { attemptProblems } from '../attempts/verify-attempts.ts'
import type { Context } from '../context.ts'
import { Dependents, linkedTo, linkProblems } from '../dependencies/verify-links.ts'
import { aboutTasks, governedProblems } from '../governed/verify-governed.ts'
import { type KnownRecords, recordProblems } from '../governed/verify-records.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { Snapshot } from '../ports/whole-store.ts'
import { claimProblems, messageProblems, othersOf, tieProblems } from '../rooms/verify-rooms.ts'
import { securityEventsIn } from './export-store.ts'
import { shownTo } from './hidden-values.ts'
import { accountProblems } from './verify-accounts.ts'

const PAGE = 500

/** A line before it is put into words. */
type Found = Exclude<VerifyLine, { kind: 'difference' }> | FoundDifference
interface FoundDifference {
  readonly kind: 'difference'
  readonly task: string
  readonly number: number | null
  readonly difference: Difference
}

export async function* verifyStore(context: Context): AsyncGenerator<VerifyLine> {
  const { language } = context
  const shown = await shownTo(context)
  const snapshot = await context.store.openSnapshot()
  try {
    for await (const found of verifySnapshot(snapshot, accountLines(context.store))) {
      if (found.kind !== 'difference') {
        yield found
        continue
      }
      const difference = await shown(found.task, found.difference)
      yield { ...found, difference, problem: differenceText(difference, language) }
    }
  } finally {
    await snapshot.close()
  }
}

/** What was found so far. */
interface Tally {
  tasks: number
  events: number
  lastNumber: number
  differences: number
}

export async function* verifySnapshot(
  snapshot: Snapshot,
  alsoFound: AsyncIterable<Found> | readonly Found[] = [],
): AsyncGenerator<Found> {
  const counts = await snapshot.counts()
  const rooms = new Set((await snapshot.listRooms()).map(({ id }) => id))
  const known: KnownRecords = {
    initiatives: new Map(),
    policies: new Map(),
    terms: new Map(),
    workerOwners: new Map(),
  }
  const tally: Tally = { tasks: 0, events: 0, lastNumber: 0, differences: 0 }
  // In this order: tasks are held against the records that were read, and the counts against the tasks.
  const parts = [
    recordLines(snapshot, known),
    taskLines(snapshot, { rooms, known, total: counts.tasks }, tally),
    countLines(snapshot, counts, tally),
    roomLines(snapshot, rooms),
    securityLines(snapshot),
    alsoFound,
  ]
  for (const part of parts) {
    for await (const line of part) {
      if (line.kind === 'difference') tally.differences++
      yield line
    }
  }
  const { tasks, differences } = tally
  const { events, records, securityEvents } = counts
  yield { kind: 'end', tasks, events, rooms: rooms.size, records, securityEvents, differences }
}

/** Of no task in particular. */
function ofStore(difference: Difference): FoundDifference {
  return { kind: 'difference', task: '', number: null, difference }
}

/** Accounts are of the whole store: they stand in no snapshot of a workspace. */
async function* accountLines(store: AccountStore): AsyncGenerator<Found> {
  for await (const difference of accountProblems(store)) yield ofStore(difference)
}

async function* recordLines(snapshot: Snapshot, known: KnownRecords): AsyncGenerator<Found> {
  for await (const difference of recordProblems(snapshot, known)) yield ofStore(difference)
}

interface Around {
  readonly rooms: ReadonlySet<string>
  readonly known: KnownRecords
  readonly total: number
}

async function* taskLines(snapshot: Snapshot, { rooms, known, total }: Around, tally: Tally): AsyncGenerator<Found> {
  const dependents = new Dependents()
  for (;;) {
    const page = await snapshot.tasksAfter(tally.lastNumber, PAGE)
    if (page.length === 0) {
      for (const { task, difference } of dependents.circles())
        yield { kind: 'difference', task: task.id, number: task.number, difference }
      return
    }
    const tasks = page.map(({ task }) => task)
    const others = await othersOf(snapshot, tasks)
    const about = await aboutTasks(snapshot, tasks)
    const linked = await linkedTo(snapshot, tasks)
    for (const { task, events, misfiled } of page) {
      const problems = [
        ...problemsOf(task, events, misfiled),
        ...claimProblems(task, events),
        ...attemptProblems(task, events),
        ...tieProblems(task, others, rooms),
        ...linkProblems(task, linked),
        ...governedProblems(task, about, known),
      ]
      for (const difference of problems) yield { kind: 'difference', task: task.id, number: task.number, difference }
      dependents.note(task)
      tally.lastNumber = task.number
      tally.events += events.length
    }
    tally.tasks += page.length
    yield { kind: 'progress', checked: tally.tasks, total }
  }
}

async function* countLines(
  snapshot: Snapshot,
  { events, lastNumber }: Awaited<ReturnType<Snapshot['counts']>>,
  tally: Tally,
): AsyncGenerator<Found> {
  if (tally.lastNumber > lastNumber)
    yield ofStore({ reason: 'counter_behind', counter: lastNumber, number: tally.lastNumber })
  for (const task of await snapshot.orphanedTaskIds(1000))
    yield { kind: 'difference', task, number: null, difference: { reason: 'events_without_task' } }
  // Where something else differs already, so do the counts.
  if (tally.differences === 0 && tally.events !== events)
    yield ofStore({ reason: 'events_miscounted', stored: events, ofTasks: tally.events })
}

async function* securityLines(snapshot: Snapshot): AsyncGenerator<Found> {
  for await (const { position, kind } of securityEventsIn(snapshot)) {
    if (!SECURITY_EVENT_KINDS.includes(kind)) yield ofStore({ reason: 'no_security_kind', position, kind })
  }
}

async function* roomLines(snapshot: Snapshot, rooms: ReadonlySet<string>): AsyncGenerator<Found> {
  for (const room of rooms) {
    for await (const difference of messageProblems(snapshot, room)) yield ofStore(difference)
  }
}

function* problemsOf(task: Task, events: readonly TaskEvent[], misfiled: readonly string[]): Generator<Difference> {
  if (!isLifecycle(task.lifecycle)) return yield { reason: 'no_lifecycle', lifecycle: task.lifecycle }
  if (events.some((event) => !isLifecycle(event.lifecycle) || !isRecord(event.set) || !Array.isArray(event.cleared))) {
    return yield { reason: 'event_unreadable' }
  }
  if (!isRecord(task.fields)) return yield { reason: 'fields_unreadable' }
  for (const [index, event] of events.entries()) {
    const { version, number, undoes } = event
    const place = index + 1
    if (version !== place) yield { reason: 'event_version', event: place, version }
    if (number !== task.number) yield { reason: 'event_number', event: place, number }
    if (undoes !== undefined && undoes >= version) yield { reason: 'event_undoes', event: place, undoes }
    const because = illegality(event, events[index - 1])
    if (because !== undefined) yield { reason: 'in_version', version, because }
  }
  const rebuilt = replay(events)
  if (rebuilt === undefined) return yield { reason: 'no_events' }
  for (const key of keysOf(rebuilt)) {
    if (sameValue(rebuilt[key] as FieldValue, task[key] as FieldValue)) continue
    const [stored, replayed] = [task[key], rebuilt[key]].map((value) => JSON.stringify(value) ?? 'null') as [
      string,
      string,
    ]
    yield { reason: 'not_as_replayed', field: key, stored, replayed }
  }
  const lifecycle = lifecycleOf(task)
  for (const field of Object.keys(task.fields)) {
    if (!mayHold(lifecycle, task.status, field)) yield { reason: 'field_in_status', field, status: task.status }
  }
  for (const column of misfiled) yield { reason: 'misfiled', column }
}

function isLifecycle(name: string): boolean {
  return Object.hasOwn(lifecycles, name)
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Why the event could not have happened by the table, if it could not. */
function illegality(event: TaskEvent, previous: TaskEvent | undefined): Difference | undefined {
  const lifecycle = lifecycleOf(event)
  const { from, to, trigger } = event
  if (previous === undefined) {
    const fits = trigger === CREATE_TRIGGER && from === null && lifecycle.initial.includes(to)
    return fits ? undefined : { reason: 'wrong_beginning', lifecycle: lifecycle.name, trigger, to }
  }
  if (from !== previous.to) return { reason: 'wrong_from', from: String(from), was: previous.to }
  if (from === to && trigger === EDIT_TRIGGER) return undefined
  const rule = lifecycle.ruleIndex[from]?.[to]?.rule
  return rule?.trigger === trigger ? undefined : { reason: 'no_rule', trigger, from, to }
}
