import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed, toTaskView } from '@pawl/contract'
import { todo } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { TaskQuery, TaskStore } from '../ports/task-store.ts'
import { decodeCursor, encodeCursor } from './list-cursor.ts'

type Input = InputOf<Operations['listTasks']>

export async function listTasks(
  context: Context<TaskStore>,
  input: Input,
): Promise<Outcome<ResultOf<Operations['listTasks']>>> {
  const after = input.cursor === undefined ? undefined : decodeCursor(input.cursor, input.sort)
  if (after === null) return refuse('INVALID_CURSOR', {})
  const { priority, dueBefore, dueAfter, text, sort, limit } = input
  const query: TaskQuery = {
    ...{ lifecycle: todo.name, statuses: statusesOf(input.status), priority, dueBefore, dueAfter, text, sort, after },
    limit: limit + 1,
  }
  const found = await context.store.listTasks(query)
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const nextCursor = found.length > limit && last !== undefined ? encodeCursor(last, sort) : null
  return succeed({ tasks: page.map(toTaskView), nextCursor })
}

/** What people call pending, completed and all, in the statuses of the table [D2]. */
function statusesOf(filter: Input['status']): string[] {
  switch (filter) {
    case 'pending':
      return ['open', 'in_progress']
    case 'completed':
      return ['done']
    case 'all':
      return ['open', 'in_progress', 'done']
    default:
      return [filter]
  }
}
