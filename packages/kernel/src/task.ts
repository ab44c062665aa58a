// A task and the events that made it.
//
// T1. A task is the fold of its events: applyEvent is the only code that builds one.
// T2. `version` counts the events: the first makes version 1, each later one adds 1.

import type { Fields, FieldValue, ValueOf } from './field-kinds.ts'
import type { FieldOf, LifecycleTable, StatusOf } from './lifecycle.ts'

export interface Task {
  /** Opaque, for programs. */
  readonly id: string
  /** Short, for people. */
  readonly number: number
  readonly lifecycle: string
  readonly status: string
  readonly version: number
  readonly createdBy: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly fields: Fields
}

/** A task of one lifecycle, with the statuses of its table, and its fields with what they hold. */
export interface TaskOf<Table extends LifecycleTable> extends Task {
  readonly lifecycle: Table['name']
  readonly status: StatusOf<Table>
  readonly fields: FieldsOf<Table>
}

/** The fields of a task of this lifecycle. */
export type FieldsOf<Table extends LifecycleTable> =
  string extends FieldOf<Table>
    ? Fields
    : { readonly [field in AlwaysIn<Table>]: ValueIn<Table, field> } & {
        readonly [field in Exclude<FieldOf<Table>, AlwaysIn<Table>>]?: ValueIn<Table, field>
      }

/** Some of them, with the values they are to have. Null takes a field away. */
export type FieldChangesOf<Table extends LifecycleTable> =
  string extends FieldOf<Table>
    ? Fields
    : { readonly [field in FieldOf<Table>]?: ValueIn<Table, field> | (field extends AlwaysIn<Table> ? never : null) }

type ValueIn<Table extends LifecycleTable, Field extends FieldOf<Table>> = ValueOf<Table['fields'][Field]['holds']>
type AlwaysIn<Table extends LifecycleTable> = {
  [field in FieldOf<Table>]: Table['fields'][field] extends { readonly always: true } ? field : never
}[FieldOf<Table>]

/** Whether the task belongs to this lifecycle, and so has its statuses and fields. */
export function isTaskOf<Table extends LifecycleTable>(table: Table, task: Task): task is TaskOf<Table> {
  return task.lifecycle === table.name
}

export interface TaskEvent {
  readonly taskId: string
  readonly number: number
  readonly lifecycle: string
  /** The task's version after this event. */
  readonly version: number
  readonly at: number
  /** The name acted under: a person, or a role, session, worker or System. */
  readonly by: string
  /** Who was authenticated, where that is not `by` [D40]. */
  readonly principal?: string
  /** `createTask`, `editTask`, or the trigger of the rule that allowed the change. */
  readonly trigger: string
  /** Null for the first event. */
  readonly from: string | null
  readonly to: string
  readonly set: Fields
  readonly cleared: readonly string[]
  /** The version whose event this one takes back. */
  readonly undoes?: number
  /** Changes of one request that belong together have the same: they are taken back together. */
  readonly batch?: string
}

export const CREATE_TRIGGER = 'createTask'
export const EDIT_TRIGGER = 'editTask'

/** The event that follows the task's last one. */
export function nextEvent(
  task: Task,
  change: Pick<TaskEvent, 'at' | 'by' | 'trigger' | 'to' | 'set' | 'cleared' | 'undoes'> & {
    readonly principal?: string | undefined
  },
): TaskEvent {
  return {
    taskId: task.id,
    number: task.number,
    lifecycle: task.lifecycle,
    version: task.version + 1,
    at: change.at,
    by: change.by,
    ...actingFor(change),
    trigger: change.trigger,
    from: task.status,
    to: change.to,
    set: change.set,
    cleared: change.cleared,
    ...(change.undoes !== undefined && { undoes: change.undoes }),
  }
}

/** Who was authenticated, if that says more than the name acted under. */
export function actingFor(acting: { readonly by: string; readonly principal?: string | undefined }): {
  readonly principal?: string
} {
  return acting.principal === undefined || acting.principal === acting.by ? {} : { principal: acting.principal }
}

export function applyEvent(task: Task | undefined, event: TaskEvent): Task {
  return {
    id: event.taskId,
    number: event.number,
    lifecycle: event.lifecycle,
    status: event.to,
    version: event.version,
    createdBy: task === undefined ? event.by : task.createdBy,
    createdAt: task === undefined ? event.at : task.createdAt,
    updatedAt: event.at,
    fields: task === undefined ? event.set : changedFields(task.fields, event),
  }
}

/** The task after all its events, oldest first. Undefined if there are none. */
export function replay(events: Iterable<TaskEvent>): Task | undefined {
  let task: Task | undefined
  for (const event of events) task = applyEvent(task, event)
  return task
}

function changedFields(fields: Fields, { set, cleared }: TaskEvent): Fields {
  if (cleared.length === 0) return { ...fields, ...set }
  const next: Record<string, FieldValue> = {}
  for (const field in fields) if (!cleared.includes(field)) next[field] = fields[field] as FieldValue
  return Object.assign(next, set)
}
