// The task that follows one that recurs: made when that one is done, with everything of it that is not over.
//
// NT1. Completing makes the next occurrence in the same commit, and both changes are one batch: undone together.
// NT2. What was edited for one occurrence only is not handed on: the next has what the series has.
// NT3. Whoever completes it is told when it comes again.

import type { ComingTime } from '@pawl/contract'
import { createTask, type FieldsOf, isTaskOf, type Task, type TodoTask, todo } from '@pawl/kernel'
import type { NewTask } from '../../ports/write.ts'
import { inZone, localIn, type ZonedTime, zoneOf } from '../local-time.ts'
import { nextOccurrence, type Occurrence, type Series } from './occurrences.ts'

type TodoFields = FieldsOf<typeof todo>

/** What the next occurrence has of the one before it. */
const HANDED_ON = [
  'title',
  'description',
  'priority',
  'project',
  'tags',
  'recurrenceText',
  'recurrenceFrom',
  'position',
  'ownedBy',
  'sharedWith',
  'editors',
] as const satisfies readonly (keyof TodoFields)[]

interface Stamp {
  readonly id: string
  readonly by: string
  readonly principal?: string | undefined
  readonly at: number
}

/** Undefined if it does not recur, or this was the last time. */
export function nextTask({ id: previous, fields }: TodoTask, { id, ...signed }: Stamp): NewTask | undefined {
  const next = occurrenceAfter(fields, signed.at)
  if (next === undefined) return undefined
  const creation = { ...signed, id, fields: { ...handedOn(fields, next), previousOccurrence: previous } }
  return { insert: (number) => createTask(todo, { ...creation, number }) }
}

/** When a task that has just been done comes again: one time, or none. */
export function comesAgain(task: Task): ComingTime[] {
  const next = isTaskOf(todo, task) ? occurrenceAfter(task.fields, task.updatedAt) : undefined
  if (next === undefined) return []
  return [{ number: task.number, deadline: next.deadline, deadlineLocal: next.deadlineLocal }]
}

interface NextTime extends ZonedTime {
  readonly rule: string
}

/** When it comes again, and by which rule from then on. */
export function occurrenceAfter(fields: TodoFields, now: number): NextTime | undefined {
  const series = seriesOf(fields)
  const next: Occurrence | undefined = series && nextOccurrence(series, now)
  return next && series && { ...inZone(next.local, series.timeZone), rule: next.rule }
}

function seriesOf({ recurrence, recurrenceFrom, occurrence, deadline, deadlineLocal }: TodoFields): Series | undefined {
  const start = occurrence ?? deadline
  if (recurrence === undefined || start === undefined) return undefined
  const timeZone = zoneOf(deadlineLocal) ?? 'UTC'
  return { rule: recurrence, from: recurrenceFrom ?? 'date', occurrence: localIn(start, timeZone), timeZone }
}

function handedOn(fields: TodoFields, next: NextTime): TodoFields {
  const kept = { ...fields, ...(fields.series as Partial<TodoFields> | undefined) }
  const same = Object.fromEntries(HANDED_ON.flatMap((field) => (kept[field] == null ? [] : [[field, kept[field]]])))
  const moved = kept.reminders?.map((reminder) => movedReminder(reminder, fields, next))
  const checklist = kept.checklist as readonly { readonly text: string }[] | undefined
  return {
    ...(same as Pick<TodoFields, 'title'>),
    deadline: next.deadline,
    deadlineLocal: next.deadlineLocal,
    occurrence: next.deadline,
    recurrence: next.rule,
    ...(moved && { reminders: moved }),
    ...(checklist && { checklist: checklist.map(({ text }) => ({ text, done: false })) }),
  }
}

/** A reminder with a time of its own goes along with the deadline. */
function movedReminder(reminder: string, { occurrence, deadline }: TodoFields, next: NextTime): string {
  const timeZone = zoneOf(reminder)
  const before = occurrence ?? deadline
  if (timeZone === undefined || before === undefined) return reminder
  const [from, to] = [before, next.deadline].map((time) => Temporal.PlainDateTime.from(localIn(time, timeZone)))
  const [local = ''] = reminder.split('[')
  const days = (from as Temporal.PlainDateTime).toPlainDate().until((to as Temporal.PlainDateTime).toPlainDate())
  return `${Temporal.PlainDateTime.from(local).add(days).toString({ smallestUnit: 'minute' })}[${timeZone}]`
}
