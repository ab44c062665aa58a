// Leaves out one time of a task that recurs: the same task, at its next occurrence. Where it is counted from completion, it
// is counted from now.

import { type InputOf, type Operations, type Outcome, refuse, succeed, type TaskView } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { editFields } from './edit-fields.ts'

export async function skipTask(
  context: Context<TaskStore>,
  input: InputOf<Operations['skipTask']>,
): Promise<Outcome<{ task: TaskView }>> {
  const { occurrenceAfter } = await import('./recurrence/next-task.ts')
  return editFields(context, input, ({ id, fields }) => {
    if (fields.recurrence === undefined) return refuse('TASK_DOES_NOT_RECUR', { taskId: id })
    const next = occurrenceAfter(fields, context.now())
    if (next === undefined) return refuse('TASK_HAS_NO_NEXT_TIME', { taskId: id })
    const { deadline, deadlineLocal, rule } = next
    return succeed({ deadline, deadlineLocal, occurrence: deadline, recurrence: rule })
  })
}
