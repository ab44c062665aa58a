// What a change of an initiative is to store: moves of tasks, new tasks, records. Gathered, never stored here. One refusal
// among them refuses the whole change.

import type { Outcome, Refusal } from '@pawl/contract'
import type { Accepted, GovernedTask, governed } from '@pawl/kernel'
import type { StoredRecord } from '../ports/record-store.ts'
import type { AnyWrite } from '../ports/write.ts'

export interface RefusedEffects {
  readonly refused: true
  readonly refusal: Refusal
}

/** Writes of one task follow each other. */
export interface StoredEffects {
  readonly refused: false
  readonly writes: readonly AnyWrite[]
  readonly records: readonly StoredRecord[]
}

export type Effects = StoredEffects | RefusedEffects

/** One change of one task, as its table decided it. */
export type TaskMove = Accepted<typeof governed> | RefusedEffects

export const NOTHING: StoredEffects = { refused: false, writes: [], records: [] }

export function both(...all: readonly Effects[]): Effects {
  const writes: AnyWrite[] = []
  const records: StoredRecord[] = []
  for (const effects of all) {
    if (effects.refused) return effects
    writes.push(...effects.writes)
    records.push(...effects.records)
  }
  return { refused: false, writes, records }
}

export function writing(...moves: readonly (TaskMove | undefined)[]): Effects {
  const writes: AnyWrite[] = []
  for (const move of moves) {
    if (move?.refused) return move
    if (move !== undefined) writes.push({ update: { task: move.task, event: move.event } })
  }
  return { refused: false, writes, records: [] }
}

/** The move, and what follows from where it leaves the task. */
export function following(move: TaskMove, next: (task: GovernedTask) => Effects): Effects {
  return move.refused ? move : both(writing(move), next(move.task))
}

/** New records, and next versions that their table decided. */
export function recording(...records: readonly (StoredRecord | Outcome<StoredRecord>)[]): Effects {
  const stored: StoredRecord[] = []
  for (const record of records) {
    if (!('refused' in record)) stored.push(record)
    else if (record.refused) return record
    else stored.push(record.value)
  }
  return { refused: false, writes: [], records: stored }
}

/** All values, or the first refusal. */
export function allOf<Value>(outcomes: readonly Outcome<Value>[]): Outcome<Value[]> {
  const values: Value[] = []
  for (const outcome of outcomes) {
    if (outcome.refused) return outcome
    values.push(outcome.value)
  }
  return { refused: false, value: values }
}
