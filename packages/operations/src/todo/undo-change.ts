// Undo, and the list of what can be undone. An actor undoes its own changes only: two people who act under one name, each
// as an agent of theirs, are two. What belongs together is taken back together, in one commit or not at all.

import {
  changeName,
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  succeed,
  toEventView,
  toTaskView,
} from '@pawl/contract'
import {
  decideUndo,
  type FieldOf,
  followsByItself,
  isUndone,
  lifecycleOf,
  present,
  type Relation,
  replay,
  type room,
  type Task,
  type TaskEvent,
  type UndoRefusal,
} from '@pawl/kernel'
import { signed } from '../access/acting.ts'
import { relationsTo } from '../access/relations.ts'
import { asBatch } from '../batch.ts'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { StoredEvent, TaskStore } from '../ports/task-store.ts'
import type { AnyWrite } from '../ports/write.ts'

/** How far back `undo` without a name looks. */
const REACH = 200
const ATTEMPTS = 5
/** Fields that link two tasks: the other task has a field that says the same of this one. */
const TIES: readonly FieldOf<typeof room>[] = ['attachedTaskIds', 'parentTaskIds']

export async function undoChange(
  context: Context<TaskStore>,
  input: InputOf<Operations['undoChange']>,
): Promise<Outcome<ResultOf<Operations['undoChange']>>> {
  const chosen = input.change === undefined ? await lastUndoable(context) : await namedChange(context, input.change)
  return chosen.refused ? chosen : undo(context, chosen.value, input.only)
}

/** The last change of this actor to this task, with what belongs to it. */
export async function undoLastChange(
  context: Context<TaskStore>,
  taskId: string,
): Promise<Outcome<ResultOf<Operations['undoChange']>>> {
  const stored = await context.store.taskEvents(taskId)
  const events = stored.map(({ event }) => event)
  const last = stored.findLast(
    ({ event }) =>
      isOwnChange(context, event) && !isByItself(event) && event.undoes === undefined && !isUndone(event, events),
  )
  return last === undefined ? refuse('NOTHING_TO_UNDO', { actor: context.actor }) : undo(context, last)
}

async function undo(
  context: Context<TaskStore>,
  chosen: StoredEvent,
  only = false,
): Promise<Outcome<ResultOf<Operations['undoChange']>>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const eventsOf = eventReader(context)
    const changes = only ? [chosen] : await belongingTo(context, chosen, eventsOf)
    const decided = await decideAll(context, changes, eventsOf)
    if (decided.refused) return decided
    const answer = (tasks: readonly Task[]) => undoneAnswer(changes, tasks)
    const stored = await context.store.storeTogether(
      asBatch(decided.value, context.newId()),
      receiptFor(context, answer),
    )
    // Read again if someone has changed one of them since.
    if (stored !== 'stale') return succeed(answer(stored))
  }
  return refuse('STORE_CONTENDED', {})
}

/** The answer names the change that was made first; the others are listed beside it. */
function undoneAnswer(changes: readonly StoredEvent[], tasks: readonly Task[]): ResultOf<Operations['undoChange']> {
  const undone = changes.map(({ event, position }, index) => ({
    task: toTaskView(present(tasks[index])),
    undone: toEventView(event, position),
  }))
  const [first, ...also] = undone.toReversed() as [(typeof undone)[number], ...typeof undone]
  return { ...first, also }
}

type EventReader = (taskId: string) => Promise<TaskEvent[]>

/** The change itself, or everything of its batch that stands, newest first. */
async function belongingTo(
  { store }: Context<TaskStore>,
  chosen: StoredEvent,
  eventsOf: EventReader,
): Promise<readonly StoredEvent[]> {
  const { batch } = chosen.event
  if (batch === undefined) return [chosen]
  const together = await store.batchEvents(batch)
  // An import is thousands of them: they are read beside each other.
  const histories = await Promise.all(together.map(({ event }) => eventsOf(event.taskId)))
  return together.filter(({ event }, index) => !isByItself(event) && !isUndone(event, present(histories[index])))
}

/** Decides the undo of each change in turn, or says why one of them cannot be undone. */
async function decideAll(
  context: Context<TaskStore>,
  changes: readonly StoredEvent[],
  eventsOf: EventReader,
): Promise<Outcome<AnyWrite[]>> {
  const after = new Map<string, readonly TaskEvent[]>()
  const writes: AnyWrite[] = []
  for (const { event } of changes) {
    const events = after.get(event.taskId) ?? (await eventsOf(event.taskId))
    if (events.length === 0) return refuse('CHANGE_NOT_FOUND', { change: changeName(event) })
    const as = toOwnChange(context, event, relationsTo(context, replay(events) as Task))
    const decision = undoOf(event, events, { ...signed(context), as, version: event.version })
    if (decision.refused) return undoRefusal(event, decision.error)
    after.set(event.taskId, [...events, decision.event])
    writes.push({ update: { task: decision.task, event: decision.event } })
  }
  return succeed(writes)
}

export async function listChanges(
  context: Context<TaskStore>,
  input: InputOf<Operations['listChanges']>,
): Promise<Outcome<ResultOf<Operations['listChanges']>>> {
  const recent = await ownEvents(context, input.limit)
  const eventsOf = eventReader(context)
  const changes = []
  for (const { event, position } of recent) {
    const task = await context.store.findTask({ id: event.taskId })
    const events = await eventsOf(event.taskId)
    const undone = isUndone(event, events)
    const as = task === undefined ? [] : relationsTo(context, task)
    const decision = undoOf(event, events, { ...signed(context), as, version: event.version })
    const title = task?.fields.title
    changes.push({
      event: toEventView(event, position),
      title: typeof title === 'string' ? title : null,
      undone,
      undoable: !undone && !decision.refused,
    })
  }
  return succeed({ changes })
}

/**
 * The newest change of this actor that is neither an undo nor undone, and can be. Undoing twice goes one change further
 * back; a change that cannot be taken back is passed over with everything this actor did to that task before, and named
 * only if there is nothing else: taking back what it stands on could throw the task away.
 */
async function lastUndoable(context: Context<TaskStore>): Promise<Outcome<StoredEvent>> {
  const eventsOf = eventReader(context)
  let inTheWay: Outcome<StoredEvent> | undefined
  const passedOver = new Set<string>()
  for (const stored of await ownEvents(context, REACH)) {
    const { event } = stored
    if (event.undoes !== undefined || passedOver.has(event.taskId)) continue
    if (isUndone(event, await eventsOf(event.taskId))) continue
    const changes = await belongingTo(context, stored, eventsOf)
    const decided = await decideAll(context, changes, eventsOf)
    if (!decided.refused) return succeed(stored)
    for (const change of changes) passedOver.add(change.event.taskId)
    inTheWay ??= decided
  }
  return inTheWay ?? refuse('NOTHING_TO_UNDO', { actor: context.actor })
}

/**
 * A claim that was undone would be counted again, and late writers let in: what moves a room task is not undone [D27].
 * Nor is one end of an attachment, which two tasks know of [VR1], nor anything of governed work: there it is answered,
 * replaced or stopped.
 */
function undoOf(event: TaskEvent, events: readonly TaskEvent[], stamp: Parameters<typeof decideUndo>[2]) {
  const isTied = TIES.some((field) => field in event.set || event.cleared.includes(field))
  if (event.lifecycle === 'governed' || (event.lifecycle === 'room' && (event.from !== event.to || isTied))) {
    return { refused: true, error: { code: 'UNDO_NOT_POSSIBLE' } } as const
  }
  return decideUndo(lifecycleOf(event), events, stamp)
}

/** Whoever may change a to-do of someone else takes back the next occurrence that doing it has made. */
function toOwnChange(context: Context<TaskStore>, event: TaskEvent, as: readonly Relation[]): readonly Relation[] {
  return event.from === null && as.includes('editor') && isOwnChange(context, event) ? [...as, 'owner'] : as
}

async function ownEvents(context: Context<TaskStore>, limit: number): Promise<StoredEvent[]> {
  const events = await context.store.actorEvents(context.actor, limit)
  return events.filter(({ event }) => isOwnChange(context, event) && !isByItself(event))
}

/** What followed from a change of another task is not undone for itself: undoing that one makes it follow again. */
const isByItself = (event: TaskEvent) => followsByItself(lifecycleOf(event), event)

function isOwnChange({ actor, principal }: Context<TaskStore>, { by, principal: who = by }: TaskEvent): boolean {
  return by === actor && (principal.alone || who === principal.name)
}

/** The events of tasks, each read once. */
function eventReader({ store }: Context<TaskStore>): EventReader {
  const known = new Map<string, Promise<TaskEvent[]>>()
  return (taskId) => {
    const events = known.get(taskId) ?? store.taskEvents(taskId).then((found) => found.map((stored) => stored.event))
    known.set(taskId, events)
    return events
  }
}

async function namedChange(context: Context<TaskStore>, change: string): Promise<Outcome<StoredEvent>> {
  const [number, version] = change.replace('#', '').split('@').map(Number)
  const task = await context.store.findTask({ number: present(number) })
  const events = task === undefined ? [] : await context.store.taskEvents(task.id)
  const found = events[present(version) - 1]
  if (found === undefined) return refuse('CHANGE_NOT_FOUND', { change })
  if (!isOwnChange(context, found.event)) return refuse('NOT_YOUR_CHANGE', { change, by: found.event.by })
  const undoneBy = events.find(({ event }) => isUndoOf(event, found.event))
  if (
    undoneBy !== undefined &&
    isUndone(
      found.event,
      events.map((stored) => stored.event),
    )
  ) {
    return refuse('UNDO_OVERTAKEN', { change, overtakenBy: changeName(undoneBy.event) })
  }
  return succeed(found)
}

function isUndoOf(undo: TaskEvent, event: TaskEvent): boolean {
  return undo.taskId === event.taskId && undo.undoes === event.version
}

function undoRefusal(undone: TaskEvent, error: UndoRefusal) {
  const change = changeName(undone)
  if (error.code === 'UNDO_NOT_POSSIBLE') return refuse('UNDO_NOT_POSSIBLE', { change })
  const overtakenBy = changeName({ number: undone.number, version: present(error.overtakenBy) })
  return refuse('UNDO_OVERTAKEN', { change, overtakenBy })
}
