// What a look back over days needs of a store. Everything comes in pages, so that nobody waits for the whole of it.

import type { Owners, StatusCounts } from './task-store.ts'

/** Which tasks: all of a lifecycle, or only those of a room, of an initiative or of some people. */
export interface TaskScope {
  readonly lifecycle: string
  readonly room?: string | undefined
  readonly initiative?: string | undefined
  readonly owners?: Owners | undefined
}

/** One accepted change that led to another status. */
export interface StatusChange {
  readonly at: number
  readonly from: string | null
  readonly to: string
  /** When the status it left was entered; null of a new task. */
  readonly enteredAt: number | null
}

/** A task in the status it has. */
export interface Stay {
  readonly taskId: string
  readonly status: string
  readonly since: number
}

export interface InsightReader {
  statusCounts(scope: TaskScope): Promise<StatusCounts>
  /** Those at or after a moment, each once, in any order. */
  statusChanges(scope: TaskScope, since: number): AsyncIterable<readonly StatusChange[]>
  /** Every task that is in one of these statuses. */
  stays(scope: TaskScope, statuses: readonly string[]): AsyncIterable<readonly Stay[]>
}
