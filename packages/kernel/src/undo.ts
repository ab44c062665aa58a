// Taking one change back. An undo is itself a change: it goes by a rule of the table and leaves an event of its own.
//
// U1. The status goes back only by a rule that exists and that whoever asks may pull, and only if no later change moved it.
// U2. The fields the change touched get back exactly what they held before it, time stamps included;
//     if someone has changed one of them since, or the task is where it may not hold them, the undo is refused.
// U3. The undo of a creation is the rule that throws the task away, where the lifecycle has one, and only if nobody
//     else has worked on it since.
// U4. A change that was undone stands in nobody's way.
// U5. Nor does what the clock did, or what followed from a change of another task: nobody worked on this one.

import { type Accepted, decide, type Refused } from './decide.ts'
import type { FieldValue } from './field-kinds.ts'
import { type Lifecycle, mayHold } from './lifecycle.ts'
import { present } from './present.ts'
import { CLOCK, isAmong, type Relation } from './relations.ts'
import { sameValue } from './same-value.ts'
import { applyEvent, EDIT_TRIGGER, nextEvent, replay, type Task, type TaskEvent } from './task.ts'
import { canTransition } from './valid-transitions.ts'

export interface UndoRefusal {
  readonly code: 'UNDO_OVERTAKEN' | 'UNDO_NOT_POSSIBLE'
  /** The later version that stands in the way. */
  readonly overtakenBy?: number
}

export type UndoDecision = Accepted | Refused<UndoRefusal>

interface Undo {
  /** The version whose event is taken back. */
  readonly version: number
  readonly by: string
  readonly principal?: string | undefined
  /** What whoever asks is to this task. */
  readonly as: readonly Relation[]
  readonly at: number
}

/** `events` are all the events of the task, oldest first. */
export function decideUndo(lifecycle: Lifecycle, events: readonly TaskEvent[], undo: Undo): UndoDecision {
  const task = present(replay(events))
  const undone = present(events[undo.version - 1])
  if (undone.from === null) return undoCreation(lifecycle, task, events, undo)
  const trigger = undone.from === undone.to ? EDIT_TRIGGER : wayBack(lifecycle, task, events, undone, undo.as)
  if (typeof trigger !== 'string') return trigger

  const to = trigger === EDIT_TRIGGER ? task.status : undone.from
  const before = present(replay(events.slice(0, undo.version - 1)))
  const set: Record<string, FieldValue> = {}
  const cleared: string[] = []
  for (const field of [...Object.keys(undone.set), ...undone.cleared]) {
    if (!sameValue(task.fields[field], undone.set[field])) return overtaken(lastToTouch(events, field))
    if (trigger === EDIT_TRIGGER && !isAmong(lifecycle.fields[field]?.editable ?? [], undo.as)) return notPossible()
    const value = before.fields[field]
    if (value !== undefined && !mayHold(lifecycle, to, field)) return notPossible()
    if (value !== undefined) set[field] = value
    else if (field in task.fields) cleared.push(field)
  }
  const { at, by, principal, version } = undo
  const event = nextEvent(task, { at, by, principal, trigger, to, set, cleared, undoes: version })
  return { refused: false, task: applyEvent(task, event), event }
}

function undoCreation(
  lifecycle: Lifecycle,
  task: Task,
  events: readonly TaskEvent[],
  { version, ...stamp }: Undo,
): UndoDecision {
  const others = events.find(
    (event) => event.by !== stamp.by && standsAfter(event, version, events) && !followsByItself(lifecycle, event),
  )
  if (others !== undefined) return overtaken(others.version)
  const discard = Object.values(lifecycle.ruleIndex[task.status] ?? {}).find(({ rule }) =>
    lifecycle.destructiveTriggers.includes(rule.trigger),
  )
  if (discard === undefined) return notPossible()
  const decision = decide(lifecycle, task, { ...stamp, to: discard.rule.to })
  if (decision.refused) return notPossible()
  return { ...decision, event: { ...decision.event, undoes: version } }
}

/** The trigger that takes the status back, or why there is none [U1]. */
function wayBack(
  lifecycle: Lifecycle,
  task: Task,
  events: readonly TaskEvent[],
  undone: TaskEvent,
  as: readonly Relation[],
) {
  const later = events.find((event) => event.from !== event.to && standsAfter(event, undone.version, events))
  if (later !== undefined) return overtaken(later.version)
  const target = undone.from as string
  if (!canTransition(lifecycle, task, target, as)) return notPossible()
  return lifecycle.ruleIndex[task.status]?.[target]?.rule.trigger as string
}

/** Whether a change was taken back, and that not taken back in turn. */
export function isUndone(event: TaskEvent, events: readonly TaskEvent[]): boolean {
  const undo = events.findLast((later) => later.undoes === event.version)
  return undo !== undefined && !isUndone(undo, events)
}

/** A later change that still counts. One that was undone does not, and neither does its undo. */
function standsAfter(event: TaskEvent, version: number, events: readonly TaskEvent[]): boolean {
  return event.version > version && !isUndone(event, events) && (event.undoes === undefined || event.undoes <= version)
}

/** It touched nothing but what nobody edits by hand [U5]. */
export function followsByItself(lifecycle: Lifecycle, { from, to, set, cleared }: TaskEvent): boolean {
  const touched = [...Object.keys(set), ...cleared]
  const isByItself = (field: string) => {
    const row = lifecycle.fields[field]
    return row?.byItself === true || row?.editable?.every((by) => CLOCK.includes(by)) === true
  }
  return from === to && touched.length > 0 && touched.every(isByItself)
}

function overtaken(overtakenBy: number): Refused<UndoRefusal> {
  return { refused: true, error: { code: 'UNDO_OVERTAKEN', overtakenBy } }
}

function notPossible(): Refused<UndoRefusal> {
  return { refused: true, error: { code: 'UNDO_NOT_POSSIBLE' } }
}

function lastToTouch(events: readonly TaskEvent[], field: string): number {
  return events.findLast((event) => field in event.set || event.cleared.includes(field))?.version as number
}
