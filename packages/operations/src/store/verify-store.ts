// Rebuilds every task from its events and names any difference [DESIGN 5.2]; what rooms and the records of governed work
// say of each other must agree too.

import { SECURITY_EVENT_KINDS, type VerifyLine } from '@pawl/contract'
import {
  CREATE_TRIGGER,
  EDIT_TRIGGER,
  type FieldValue,
  lifecycleOf,
  lifecycles,
  mayHold,
  replay,
  sameValue,
  type Task,
  type TaskEvent,
} from '@pawl/kernel'
import type { Context } from '../context.ts'
import { aboutTasks, governedProblems } from '../governed/verify-governed.ts'
import { type KnownRecords, recordProblems } from '../governed/verify-records.ts'
import type { Snapshot, WholeStore } from '../ports/whole-store.ts'
import { claimProblems, messageProblems, othersOf, tieProblems } from '../rooms/verify-rooms.ts'
import { securityEventsIn } from './export-store.ts'

const PAGE = 500

export async function* verifyStore(context: Context<WholeStore>): AsyncGenerator<VerifyLine> {
  const snapshot = await context.store.openSnapshot()
  try {
    yield* verifySnapshot(snapshot)
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

export async function* verifySnapshot(snapshot: Snapshot): AsyncGenerator<VerifyLine> {
  const counts = await snapshot.counts()
  const rooms = new Set((await snapshot.listRooms()).map(({ id }) => id))
  const known: KnownRecords = {
    initiatives: new Map(),
    policies: new Map(),
    makers: new Map(),
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
function difference(problem: string): VerifyLine {
  return { kind: 'difference', task: '', number: null, problem }
}

async function* recordLines(snapshot: Snapshot, known: KnownRecords): AsyncGenerator<VerifyLine> {
  for await (const problem of recordProblems(snapshot, known)) yield difference(problem)
}

interface Around {
  readonly rooms: ReadonlySet<string>
  readonly known: KnownRecords
  readonly total: number
}

async function* taskLines(
  snapshot: Snapshot,
  { rooms, known, total }: Around,
  tally: Tally,
): AsyncGenerator<VerifyLine> {
  for (;;) {
    const page = await snapshot.tasksAfter(tally.lastNumber, PAGE)
    if (page.length === 0) return
    const tasks = page.map(({ task }) => task)
    const others = await othersOf(snapshot, tasks)
    const about = await aboutTasks(snapshot, tasks)
    for (const { task, events, misfiled } of page) {
      const problems = [
        ...problemsOf(task, events, misfiled),
        ...claimProblems(task, events),
        ...tieProblems(task, others, rooms),
        ...governedProblems(task, about, known),
      ]
      for (const problem of problems) yield { kind: 'difference', task: task.id, number: task.number, problem }
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
): AsyncGenerator<VerifyLine> {
  if (tally.lastNumber > lastNumber)
    yield difference(`the counter is at ${lastNumber}, a task has number ${tally.lastNumber}`)
  for (const task of await snapshot.orphanedTaskIds(1000))
    yield { kind: 'difference', task, number: null, problem: 'has events but no task' }
  // Where something else differs already, so do the counts.
  if (tally.differences === 0 && tally.events !== events)
    yield difference(`${events} events are stored, ${tally.events} belong to tasks`)
}

async function* securityLines(snapshot: Snapshot): AsyncGenerator<VerifyLine> {
  for await (const { position, kind } of securityEventsIn(snapshot)) {
    if (!SECURITY_EVENT_KINDS.includes(kind)) yield difference(`security event ${position}: there is no kind ${kind}`)
  }
}

async function* roomLines(snapshot: Snapshot, rooms: ReadonlySet<string>): AsyncGenerator<VerifyLine> {
  for (const room of rooms) {
    for await (const problem of messageProblems(snapshot, room)) yield difference(problem)
  }
}

function* problemsOf(task: Task, events: readonly TaskEvent[], misfiled: readonly string[]): Generator<string> {
  if (!isLifecycle(task.lifecycle)) return yield `there is no lifecycle ${task.lifecycle}`
  if (events.some((event) => !isLifecycle(event.lifecycle) || !isRecord(event.set) || !Array.isArray(event.cleared))) {
    return yield 'has an event that cannot be read'
  }
  if (!isRecord(task.fields)) return yield 'has fields that cannot be read'
  for (const [index, event] of events.entries()) {
    if (event.version !== index + 1) yield `event ${index + 1} says it made version ${event.version}`
    if (event.number !== task.number) yield `event ${index + 1} says the number is ${event.number}`
    if (event.undoes !== undefined && event.undoes >= event.version) yield `event ${index + 1} undoes ${event.undoes}`
    const illegal = illegality(event, events[index - 1])
    if (illegal !== undefined) yield `version ${event.version}: ${illegal}`
  }
  const rebuilt = replay(events)
  if (rebuilt === undefined) return yield 'has no events'
  for (const key of Object.keys(rebuilt) as (keyof Task)[]) {
    if (sameValue(rebuilt[key] as FieldValue, task[key] as FieldValue)) continue
    yield `${key} is ${JSON.stringify(task[key])}, its events say ${JSON.stringify(rebuilt[key])}`
  }
  const lifecycle = lifecycleOf(task)
  for (const field of Object.keys(task.fields)) {
    if (!mayHold(lifecycle, task.status, field)) yield `${field} is set in status ${task.status}`
  }
  for (const column of misfiled) yield `is listed under another ${column} than it has`
}

function isLifecycle(name: string): boolean {
  return Object.hasOwn(lifecycles, name)
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Why the event could not have happened by the table, if it could not. */
function illegality(event: TaskEvent, previous: TaskEvent | undefined): string | undefined {
  const lifecycle = lifecycleOf(event)
  if (previous === undefined) {
    const fits = event.trigger === CREATE_TRIGGER && event.from === null && lifecycle.initial.includes(event.to)
    return fits ? undefined : `a task of ${lifecycle.name} does not begin with ${event.trigger} to ${event.to}`
  }
  if (event.from !== previous.to) return `comes from ${event.from}, but the task was ${previous.to}`
  if (event.from === event.to && event.trigger === EDIT_TRIGGER) return undefined
  const rule = lifecycle.ruleIndex[event.from]?.[event.to]?.rule
  return rule?.trigger === event.trigger ? undefined : `no rule ${event.trigger} from ${event.from} to ${event.to}`
}
