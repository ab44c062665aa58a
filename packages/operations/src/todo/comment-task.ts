// A comment on a task. The task has the last one and how many there were; the events have all of them.

import { type InputOf, type Operations, type Outcome, succeed, type TaskView } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { editFields } from './edit-fields.ts'

export function commentTask(
  context: Context<TaskStore>,
  { task, text }: InputOf<Operations['commentTask']>,
): Promise<Outcome<{ task: TaskView }>> {
  return editFields(context, { task }, ({ fields }) =>
    succeed({ comment: text, commentCount: (fields.commentCount ?? 0) + 1 }),
  )
}
