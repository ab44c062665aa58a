// What is to be stored, and what came of it.

import type { Refusal } from '@pawl/contract'
import type { Task, TaskEvent } from '@pawl/kernel'

/** A task as it is to be stored, with the event that makes it so. */
export interface Write {
  readonly task: Task
  readonly event: TaskEvent
}

/** A new task is numbered when it is stored, and so is what changed it in the same commit. */
export interface NewTask {
  readonly insert: (number: number) => Write
  readonly changes?: readonly Write[]
}

/** One of several writes that are stored together. */
export type AnyWrite = NewTask | { readonly update: Write }

/** The same for a task whose number was not known before. */
export function numbered({ task, event }: Write, number: number): Write {
  return { task: { ...task, number }, event: { ...event, number } }
}

/** Nothing is to be stored, for this reason. */
export interface Declined {
  readonly refused: true
  readonly refusal: Refusal
}

/**
 * What a unit of work stored. A decision may be taken several times, on newer data each time; this is the one that was
 * stored, with whatever else the caller wants to know of it.
 */
export interface Stored<Decision> {
  readonly refused: false
  /** The tasks that were written, in order, as they are now stored. */
  readonly tasks: readonly Task[]
  readonly decision: Decision
}
