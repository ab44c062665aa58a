// The attempts at a task, read from its events. Pure.
//
// AF1. An attempt is one beginning: the event that gives the task to a holder opens it, the next one that takes the task out
//      of the holder's hands ends it. The table has no other way, so an attempt without an end is one that goes on.
// AF2. What an attempt used is what the sums of the task rose by while it went on.

import type { AttemptOutcome } from '@pawl/contract'
import { type FieldValue, governed, room, type TaskEvent } from '@pawl/kernel'

export interface Attempt {
  /** The epoch of the claim, or of the beginning. */
  readonly attempt: number
  readonly by: string
  readonly principal: string | null
  readonly role: string | null
  readonly session: string | null
  readonly worker: string | null
  /** Null of governed work, which is assigned and not claimed. */
  readonly claimedAt: number | null
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly endedBy: string | null
  readonly outcome: AttemptOutcome
  readonly because: string | null
  readonly exitCode: number | null
  readonly progress: string | null
  readonly progressedAt: number | null
  readonly tokens: number
  readonly costMicros: number
  readonly model: string | null
}

type Growing = { -readonly [key in keyof Attempt]: Attempt[key] }

/** In which statuses a task is in someone's hands. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  [room.name]: ['acknowledged', 'in_progress'],
  [governed.name]: ['in_progress'],
}

/** Oldest first; the events of one task in their order. */
export function foldAttempts(events: readonly TaskEvent[]): readonly Attempt[] {
  const attempts: Growing[] = []
  const used = { tokens: 0, costMicros: 0 }
  for (const event of events) {
    const held = HELD[event.lifecycle] ?? []
    const wasHeld = event.from !== null && held.includes(event.from)
    const isHeld = held.includes(event.to)
    if (isHeld && event.set.epoch !== undefined) attempts.push(begun(event))
    const current = attempts.at(-1)
    if (current === undefined) continue
    // A blocked System1 that goes on is still at the same beginning.
    if (isHeld && !wasHeld && event.set.epoch === undefined) reopen(current)
    if (event.to === 'in_progress' && event.from !== 'in_progress') current.startedAt ??= event.at
    note(current, event, used)
    if (wasHeld && !isHeld) end(current, event)
  }
  return attempts
}

function begun({ set, by, principal, at, lifecycle }: TaskEvent): Growing {
  return {
    attempt: Number(set.epoch),
    by,
    principal: principal ?? null,
    role: text(set.assignedTo),
    session: text(set.claimedBy),
    worker: lifecycle === governed.name ? text(by.replace(/^agent:/, '')) : null,
    claimedAt: lifecycle === room.name ? at : null,
    startedAt: null,
    endedAt: null,
    endedBy: null,
    outcome: 'running',
    because: null,
    exitCode: null,
    progress: null,
    progressedAt: null,
    tokens: 0,
    costMicros: 0,
    model: null,
  }
}

function reopen(attempt: Growing): void {
  attempt.endedAt = null
  attempt.endedBy = null
  attempt.outcome = 'running'
  attempt.because = null
  attempt.exitCode = null
}

function note(attempt: Growing, { set }: TaskEvent, used: { tokens: number; costMicros: number }): void {
  for (const sum of ['tokens', 'costMicros'] as const) {
    if (typeof set[sum] !== 'number') continue
    attempt[sum] += set[sum] - used[sum]
    used[sum] = set[sum]
  }
  if (typeof set.progress === 'string') attempt.progress = set.progress
  if (typeof set.progressedAt === 'number') attempt.progressedAt = set.progressedAt
  if (typeof set.model === 'string') attempt.model = set.model
}

function end(attempt: Growing, event: TaskEvent): void {
  const { set, at, by } = event
  const outcome = (OUTCOMES[event.trigger] ?? takenBackBy)(event, attempt)
  attempt.endedAt = at
  attempt.endedBy = by
  attempt.outcome = outcome
  attempt.because = text(BECAUSE[outcome]?.map((field) => set[field]).find((said) => said !== undefined))
  attempt.exitCode = typeof set.exitCode === 'number' ? set.exitCode : null
}

type Ending = (event: TaskEvent, attempt: Attempt) => AttemptOutcome

/** Whoever gave it back. A failure that was counted is one, whoever told of it. */
const takenBackBy: Ending = ({ set, by }, attempt) => {
  if (set.lastFailure !== undefined) return 'failed'
  return by === attempt.by ? 'released' : 'takenBack'
}

/** What the trigger that ended it says of it. */
const OUTCOMES: Readonly<Record<string, Ending>> = {
  completeTask: ({ set }) => (set.handedTo === undefined ? 'completed' : 'handedOff'),
  setAside: ({ set }) => {
    if (set.stoppedBecause !== undefined) return 'stopped'
    if (set.question !== undefined) return 'asked'
    if (set.lastFailure !== undefined) return 'setAside'
    // Done: handed to a person, or to be reviewed again after it was sent back [D49].
    return set.setAsideBecause === undefined ? 'completed' : 'handedOff'
  },
  cancelTask: () => 'cancelled',
  complete: () => 'completed',
  block: ({ set }) =>
    set.stoppedBecause !== undefined ? 'stopped' : set.workersLost === undefined ? 'blocked' : 'failed',
  cancel: () => 'cancelled',
}

/** In which field of the ending the reason stands. */
const BECAUSE: Readonly<Partial<Record<AttemptOutcome, readonly string[]>>> = {
  failed: ['lastFailure', 'next_action'],
  setAside: ['lastFailure'],
  stopped: ['stoppedBecause'],
  released: ['releasedBecause'],
  asked: ['question'],
  blocked: ['question', 'next_action'],
  handedOff: ['handedTo', 'setAsideBecause'],
}

const text = (value: FieldValue | undefined) => (typeof value === 'string' ? value : null)
