import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed, toTaskView } from '@pawl/contract'
import { present, todo } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { RecordStore } from '../ports/record-store.ts'
import type { TaskQuery, TaskStore } from '../ports/task-store.ts'
import { shownBy } from '../views/views.ts'
import { beginOf, dayAt } from './days.ts'
import { decodeCursor, encodeCursor } from './list-cursor.ts'
import { localIn } from './local-time.ts'
import { plannedFields } from './planned-fields.ts'

type Input = InputOf<Operations['listTasks']>

export async function listTasks(
  context: Context<TaskStore & Pick<RecordStore, 'records'>>,
  given: Input,
): Promise<Outcome<ResultOf<Operations['listTasks']>>> {
  const shown = given.view === undefined ? {} : await shownBy(context, given.view)
  if (shown === undefined) return refuse('VIEW_NOT_FOUND', { view: given.view ?? '' })
  const input: Input = { ...given, ...shown }
  const after = input.cursor === undefined ? undefined : decodeCursor(input.cursor, input.sort)
  if (after === null) return refuse('INVALID_CURSOR', {})
  const due = await dueDays(context, input)
  if (due.refused) return due
  const { priority, dueBefore, dueAfter, undated, tag, project, blocked, text, sort, limit } = input
  const query: TaskQuery = {
    lifecycle: todo.name,
    statuses: statusesOf(input.status, input.overdue || input.blocked !== undefined),
    priority,
    dueBefore,
    dueAfter,
    due: due.value,
    undated,
    tag,
    project,
    waiting: blocked,
    text,
    sort,
    after,
    limit: limit + 1,
  }
  const found = await context.store.listTasks(query)
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const nextCursor = found.length > limit && last !== undefined ? encodeCursor(last, sort) : null
  return succeed({ tasks: page.map(toTaskView), nextCursor })
}

/** The days that are asked for; undefined if it is all of them. */
async function dueDays(
  context: Context<TaskStore>,
  { deadline, overdue, timeZone = 'UTC' }: Input,
): Promise<Outcome<TaskQuery['due']>> {
  if (overdue) {
    const at = Temporal.Instant.fromEpochMilliseconds(context.now()).toString({ smallestUnit: 'second' })
    return succeed({ before: { day: String(dayAt(context.now(), timeZone)), at } })
  }
  if (deadline === undefined) return succeed(undefined)
  const read = await plannedFields(context, { deadline }, timeZone)
  if (read.refused) return read
  const day = Temporal.PlainDate.from(localIn(present(read.value.deadline), timeZone))
  return succeed({ from: beginOf(day, timeZone), before: beginOf(day.add({ days: 1 }), timeZone) })
}

/** What people call pending, completed and all, in the statuses of the table [D2]. */
function statusesOf(filter: Input['status'], unfinished = false): string[] {
  switch (filter) {
    // What is done is no longer overdue, and waits for nothing.
    case 'all':
      return unfinished ? ['open', 'in_progress'] : ['open', 'in_progress', 'done']
    case 'pending':
      return ['open', 'in_progress']
    case 'completed':
      return ['done']
    default:
      return [filter]
  }
}
