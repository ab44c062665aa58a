// The first event of a task.

import type { Lifecycle, StatusOf } from './lifecycle.ts'
import { mayHold } from './lifecycle.ts'
import { actingFor, applyEvent, CREATE_TRIGGER, type FieldsOf, type TaskEvent, type TaskOf } from './task.ts'

export interface Creation<Table extends Lifecycle = Lifecycle> {
  readonly id: string
  readonly number: number
  readonly by: string
  readonly principal?: string | undefined
  readonly at: number
  readonly fields: FieldsOf<Table>
  /** One of the lifecycle's initial statuses; the first if left out. */
  readonly status?: StatusOf<Table>
}

export interface Created<Table extends Lifecycle = Lifecycle> {
  readonly task: TaskOf<Table>
  readonly event: TaskEvent
}

/** Throws on a status or field that a new task of the lifecycle cannot have: a defect of the caller, not a refusal. */
export function createTask<Table extends Lifecycle>(
  lifecycle: Table,
  creation: Creation<NoInfer<Table>>,
): Created<Table>
export function createTask(lifecycle: Lifecycle, creation: Creation): Created {
  const status = creation.status ?? lifecycle.initial[0]
  if (!lifecycle.initial.includes(status)) throw new Error(`No task of ${lifecycle.name} starts as ${status}`)
  for (const field in creation.fields) {
    if (!mayHold(lifecycle, status, field))
      throw new Error(`A task of ${lifecycle.name} cannot have ${field} while it is ${status}`)
  }
  for (const field in lifecycle.fields) {
    if (lifecycle.fields[field]?.always && creation.fields[field] === undefined)
      throw new Error(`A task of ${lifecycle.name} needs ${field}`)
  }
  const event: TaskEvent = {
    taskId: creation.id,
    number: creation.number,
    lifecycle: lifecycle.name,
    version: 1,
    at: creation.at,
    by: creation.by,
    ...actingFor(creation),
    trigger: CREATE_TRIGGER,
    from: null,
    to: status,
    set: creation.fields,
    cleared: [],
  }
  return { task: applyEvent(undefined, event), event }
}
