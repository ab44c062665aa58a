// A task as it is to be stored, with the event that makes it so.

import type { Task, TaskEvent } from '@pawl/kernel'

export interface Write {
  readonly task: Task
  readonly event: TaskEvent
}

/** The same for a task whose number was not known before. */
export function numbered({ task, event }: Write, number: number): Write {
  return { task: { ...task, number }, event: { ...event, number } }
}
