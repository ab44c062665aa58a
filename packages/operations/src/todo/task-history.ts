import {
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  succeed,
  toEventView,
  toTaskView,
} from '@pawl/contract'
import type { Context } from '../context.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'

export async function taskHistory(
  context: Context<TaskStore>,
  input: InputOf<Operations['taskHistory']>,
): Promise<Outcome<ResultOf<Operations['taskHistory']>>> {
  const task = await context.store.findTask(parseTaskRef(input.task))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: input.task })
  const events = await context.store.taskEvents(task.id)
  return succeed({ task: toTaskView(task), events: events.map(({ event, position }) => toEventView(event, position)) })
}
