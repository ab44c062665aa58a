// What a change of an initiative is to store: moves of tasks, new tasks, records. Gathered, never stored here.

import type { TurnWrite } from '../ports/conversation-store.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import type { Write } from '../ports/write.ts'

/** Writes of one task follow each other. */
export interface Effects {
  readonly writes: readonly TurnWrite[]
  readonly records: readonly StoredRecord[]
}

export const NOTHING: Effects = { writes: [], records: [] }

export function both(...all: readonly Effects[]): Effects {
  return { writes: all.flatMap(({ writes }) => writes), records: all.flatMap(({ records }) => records) }
}

export function writing(...writes: readonly (Write | undefined)[]): Effects {
  return { writes: writes.flatMap((update) => (update === undefined ? [] : [{ update }])), records: [] }
}

export function recording(...records: readonly StoredRecord[]): Effects {
  return { writes: [], records }
}
