// A task as it is to be stored, with the event that makes it so.

import type { Task, TaskEvent } from '@pawl/kernel'

export interface Write {
  readonly task: Task
  readonly event: TaskEvent
}
