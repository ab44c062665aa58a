// What an event says of a task, and the task after it.

import { type EventView, type TaskView, toTaskView } from '@pawl/contract'
import { applyEvent, type Fields, type Task } from '@pawl/kernel'

/** Instead of an answer: it cannot be known from here. */
export const ASK = Symbol('ask again')

export interface LiveChange {
  readonly event: EventView
  /** The task after the event, or later; undefined if it is not known here. */
  readonly task: TaskView | undefined
  /** The room it belongs to, for good; undefined if that is not known here. */
  readonly room?: string | undefined
  /** The answers may show it as it was guessed to become, under the version it has only now. */
  readonly wasGuess: boolean
}

/** Undefined if the event is not the next one of this task. */
export function taskAfter(task: TaskView | undefined, event: EventView): TaskView | undefined {
  if (event.from === null) return toTaskView(applyEvent(undefined, event))
  return task?.version === event.version - 1 ? toTaskView(applyEvent(asStored(task), event)) : undefined
}

/** A view has its fields beside the header; the kernel wants them apart. */
export function asStored(view: TaskView): Task {
  const { id, number, lifecycle, status, version, createdBy, createdAt, updatedAt, ...fields } = view
  return {
    id,
    number,
    lifecycle,
    status,
    version,
    createdBy,
    createdAt,
    updatedAt,
    fields: fields as unknown as Fields,
  }
}

/** With whom it is shared says for whom it is there, and who may do what: only the server knows. */
export const SHARING = ['sharedWith', 'editors', 'ownedBy']

export function touches({ event }: LiveChange, fields: readonly string[]): boolean {
  return fields.some((field) => field in event.set || event.cleared.includes(field))
}
