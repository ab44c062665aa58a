// Putting a reminder off: it comes again, later. A change of the owner's like any other, so it can be undone.

import { type InputOf, type Operations, type Outcome, refuse, succeed, type TaskView } from '@pawl/contract'
import { todo } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { editFields } from '../todo/edit-fields.ts'

const MINUTE = 60_000

export function snoozeReminder(
  context: Context<TaskStore>,
  { task, minutes }: InputOf<Operations['snoozeReminder']>,
): Promise<Outcome<{ task: TaskView }>> {
  const snoozedUntil = context.now() + minutes * MINUTE
  return editFields(context, { task }, ({ number, status }) =>
    'end' in todo.statuses[status] ? refuse('NOBODY_REMINDED', { task: number, status }) : succeed({ snoozedUntil }),
  )
}
