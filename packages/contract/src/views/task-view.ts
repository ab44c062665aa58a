// Tasks, events and moves as every door shows them: flat, with the fields beside the header.

import { type FieldValue, LIFECYCLE_NAMES, type LifecycleName, type Task, type TaskEvent, todo } from '@pawl/kernel'
import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { PRIORITIES } from '../input/limits.ts'
import { once } from '../once.ts'

export const priority = once(() => z.enum(PRIORITIES))

/** A real calendar date, or a moment in UTC. */
export const deadline = once(() =>
  z.union([z.iso.date(), z.iso.datetime({ precision: 0 })], {
    error: 'form:date' satisfies Form,
  }),
)

export const TODO_STATUSES = Object.keys(todo.statuses) as ['open', 'in_progress', 'done', 'deleted']

/** How a task is named in what is asked. */
export const taskReference = () =>
  z
    .string()
    .regex(/^#?[1-9]\d{0,14}$|^[0-9a-z]{14}$/, { error: 'form:task' satisfies Form })
    .describe('The number or id of the task')

/** One or several of them: they are changed together, or none of them. */
export const taskReferences = () =>
  z
    .string()
    .max(2_000)
    .regex(/^(?:#?[1-9]\d{0,14}|[0-9a-z]{14})(?:(?:\s*,\s*|\s+)(?:#?[1-9]\d{0,14}|[0-9a-z]{14}))*$/, {
      error: 'form:tasks' satisfies Form,
    })
    .describe('The number or id of the task, or of several')

/** Any value a field holds: the shapes of the fields are for what comes in. */
const fieldValue = () => z.unknown() as z.ZodType<FieldValue>
const milliseconds = () => z.int().describe('Milliseconds since 1970-01-01 UTC')

export const taskView = once(() =>
  z
    .looseObject({
      id: z.string().describe('Opaque, for programs'),
      number: z.int().describe('Short, for people'),
      lifecycle: z.enum(LIFECYCLE_NAMES),
      status: z.string(),
      version: z.int().describe('Rises by one with every change'),
      createdBy: z.string(),
      createdAt: milliseconds(),
      updatedAt: milliseconds(),
      title: z.string().optional(),
      description: z.string().optional(),
      priority: z.union([priority(), z.number()]).optional(),
      deadline: z.string().optional(),
      deadlineLocal: z.string().optional().describe('The deadline as it was written, with its time zone'),
      project: z.string().optional(),
      tags: z.array(z.string()).optional(),
      recurrence: z.string().optional().describe('A rule of RFC 5545'),
      recurrenceText: z.string().optional(),
      reminders: z.array(z.string()).optional(),
      checklist: z.array(z.object({ text: z.string(), done: z.boolean() })).optional(),
      comment: z.string().optional().describe('The last one; the others are in the history'),
      snoozedUntil: milliseconds().optional(),
      startedAt: milliseconds().optional(),
      completedAt: milliseconds().optional(),
      deletedAt: milliseconds().optional(),
    })
    .meta({ id: 'Task' }),
)
export type TaskView = z.output<ReturnType<typeof taskView>>

/** When a task that recurs comes again. */
export const comingTime = once(() =>
  z
    .object({
      number: z.int().describe('That of the task that was done'),
      deadline: z.string(),
      deadlineLocal: z.string().describe('As it is written, with its time zone'),
    })
    .meta({ id: 'ComingTime' }),
)
export type ComingTime = z.output<ReturnType<typeof comingTime>>

export const eventView = once(() =>
  z
    .object({
      change: z.string().describe('Names this change: <task number>@<version>'),
      position: z.string().describe('Place in the stream of events, for resuming after it'),
      taskId: z.string(),
      number: z.int(),
      lifecycle: z.enum(LIFECYCLE_NAMES),
      version: z.int(),
      at: milliseconds(),
      by: z.string().describe('The name acted under'),
      principal: z.string().optional().describe('Who was authenticated, where that is not `by`'),
      trigger: z.string(),
      from: z.string().nullable(),
      to: z.string(),
      set: z.record(z.string(), fieldValue()),
      cleared: z.array(z.string()),
      undoes: z.int().optional(),
      batch: z.string().optional().describe('Changes that belong together have the same, and are undone together'),
    })
    .meta({ id: 'Event' }),
)
export type EventView = z.output<ReturnType<typeof eventView>>

export const moveView = once(() =>
  z
    .object({
      to: z.string(),
      trigger: z.string(),
      requiredFields: z.array(z.string()),
      means: z.string(),
    })
    .meta({ id: 'Move' }),
)

export const stepView = once(() =>
  z
    .object({
      trigger: z.string(),
      from: z.string(),
      to: z.string(),
      requiredFields: z.array(z.string()),
      by: z.array(z.string()).describe('Who may take it'),
    })
    .meta({ id: 'Step' }),
)

export function toTaskView(task: Task): TaskView {
  const { fields, ...header } = task
  return { ...header, ...fields } as TaskView
}

export function toEventView(event: TaskEvent, position: string): EventView {
  return {
    ...event,
    lifecycle: event.lifecycle as LifecycleName,
    set: { ...event.set },
    cleared: [...event.cleared],
    change: changeName(event),
    position,
  }
}

export function changeName(event: { readonly number: number; readonly version: number }): string {
  return `${event.number}@${event.version}`
}
