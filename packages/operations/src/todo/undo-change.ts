// Undo, and the list of what can be undone. An actor undoes its own changes only.

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
  isUndone,
  lifecycleOf,
  replay,
  type room,
  type Task,
  type TaskEvent,
  type UndoRefusal,
} from '@pawl/kernel'
import { signed } from '../access/acting.ts'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { Decided, StoredEvent, TaskStore } from '../ports/task-store.ts'

/** How far back `undo` without a name looks. */
const REACH = 200
const ATTEMPTS = 5
/** Each is one end of what another task holds the other end of. */
const TIES: readonly FieldOf<typeof room>[] = ['attachedTaskIds', 'parentTaskIds']

export async function undoChange(
  context: Context<TaskStore>,
  input: InputOf<Operations['undoChange']>,
): Promise<Outcome<ResultOf<Operations['undoChange']>>> {
  const chosen = input.change === undefined ? await lastUndoable(context) : await namedChange(context, input.change)
  return chosen.refused ? chosen : undo(context, chosen.value)
}

/** The last change of this actor to this task. */
export async function undoLastChange(
  context: Context<TaskStore>,
  taskId: string,
): Promise<Outcome<ResultOf<Operations['undoChange']>>> {
  const stored = await context.store.taskEvents(taskId)
  const events = stored.map(({ event }) => event)
  const last = stored.findLast(
    ({ event }) => event.by === context.actor && event.undoes === undefined && !isUndone(event, events),
  )
  return last === undefined ? refuse('NOTHING_TO_UNDO', { actor: context.actor }) : undo(context, last)
}

async function undo(
  context: Context<TaskStore>,
  { event: undone, position }: StoredEvent,
): Promise<Outcome<ResultOf<Operations['undoChange']>>> {
  const answer = (task: Task) => ({ task: toTaskView(task), undone: toEventView(undone, position) })
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const events = (await context.store.taskEvents(undone.taskId)).map((stored) => stored.event)
    const decideOn = (task: Task): Decided => {
      if (task.version !== events.length) return refuse('STORE_CONTENDED', {})
      const stamp = { ...signed(context), as: relationsTo(context, task), version: undone.version }
      const decision = undoOf(undone, events, stamp)
      return decision.refused ? undoRefusal(undone, decision.error) : decision
    }
    const outcome = await context.store.changeTask({ id: undone.taskId }, decideOn, receiptFor(context, answer))
    if (outcome === undefined) return refuse('CHANGE_NOT_FOUND', { change: changeName(undone) })
    if (!outcome.refused) return succeed(answer(outcome.unchanged ?? outcome.task))
    // Read again: someone has changed it since.
    if (outcome.refusal.code !== 'STORE_CONTENDED') return outcome
  }
  return refuse('STORE_CONTENDED', {})
}

export async function listChanges(
  context: Context<TaskStore>,
  input: InputOf<Operations['listChanges']>,
): Promise<Outcome<ResultOf<Operations['listChanges']>>> {
  const recent = (await context.store.actorEvents(context.actor, input.limit)) as StoredEvent[]
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
  for (const stored of await context.store.actorEvents(context.actor, REACH)) {
    const { event } = stored
    if (event.undoes !== undefined || passedOver.has(event.taskId)) continue
    const events = await eventsOf(event.taskId)
    if (isUndone(event, events)) continue
    const as = relationsTo(context, replay(events) as Task)
    const decision = undoOf(event, events, { ...signed(context), as, version: event.version })
    if (!decision.refused) return succeed(stored)
    passedOver.add(event.taskId)
    inTheWay ??= undoRefusal(event, decision.error)
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

/** The events of tasks, each read once. */
function eventReader({ store }: Context<TaskStore>): (taskId: string) => Promise<TaskEvent[]> {
  const known = new Map<string, Promise<TaskEvent[]>>()
  return (taskId) => {
    const events = known.get(taskId) ?? store.taskEvents(taskId).then((found) => found.map((stored) => stored.event))
    known.set(taskId, events)
    return events
  }
}

async function namedChange(context: Context<TaskStore>, change: string): Promise<Outcome<StoredEvent>> {
  const [number, version] = change.replace('#', '').split('@').map(Number)
  const task = await context.store.findTask({ number: number as number })
  const events = task === undefined ? [] : await context.store.taskEvents(task.id)
  const found = events[(version as number) - 1]
  if (found === undefined) return refuse('CHANGE_NOT_FOUND', { change })
  if (found.event.by !== context.actor) return refuse('NOT_YOUR_CHANGE', { change, by: found.event.by })
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
  const overtakenBy = changeName({ number: undone.number, version: error.overtakenBy as number })
  return refuse('UNDO_OVERTAKEN', { change, overtakenBy })
}
