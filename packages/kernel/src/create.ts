// The first event of a task.

import type { Fields, Lifecycle } from './lifecycle.ts'
import { mayHold } from './lifecycle.ts'
import { applyEvent, CREATE_TRIGGER, type Task, type TaskEvent } from './task.ts'

export interface Creation {
  readonly id: string
  readonly number: number
  readonly by: string
  readonly at: number
  readonly fields: Fields
  /** One of the lifecycle's initial statuses; the first if left out. */
  readonly status?: string
}

/** Throws on a status or field the lifecycle does not have: that is a defect of the caller, not a refusal. */
export function createTask(lifecycle: Lifecycle, creation: Creation): { task: Task; event: TaskEvent } {
  const status = creation.status ?? lifecycle.initial[0]
  if (!lifecycle.initial.includes(status)) throw new Error(`No task of ${lifecycle.name} starts as ${status}`)
  for (const field in creation.fields) {
    if (!mayHold(lifecycle, status, field))
      throw new Error(`A ${status} task of ${lifecycle.name} cannot have ${field}`)
  }
  const event: TaskEvent = {
    taskId: creation.id,
    number: creation.number,
    lifecycle: lifecycle.name,
    version: 1,
    at: creation.at,
    by: creation.by,
    trigger: CREATE_TRIGGER,
    from: null,
    to: status,
    set: creation.fields,
    cleared: [],
  }
  return { task: applyEvent(undefined, event), event }
}
