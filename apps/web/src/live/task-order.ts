// Whether a task belongs into a list, and where: as the server lists them.

import { PRIORITIES, type TaskView } from '@pawl/contract'
import type { Input } from '../api/request.ts'

type Filters = Input<'listTasks'>

/** By which a list is sorted: no two tasks have the same. */
type SortKey = readonly [key: string | number, number: number]

/** What people call pending, completed and all, in the statuses of the table. */
const STATUSES: Readonly<Record<string, readonly string[]>> = {
  all: ['open', 'in_progress', 'done'],
  pending: ['open', 'in_progress'],
  completed: ['done'],
}

export const isPending = (status: string) => status === 'open' || status === 'in_progress'

/** By all that can be told from the task; for what cannot, see `isBeyondTelling`. */
export function belongs(task: TaskView, filters: Filters): boolean {
  const { status = 'all', priority, dueBefore, dueAfter, undated, blocked, tag, project } = filters
  const deadline = task.deadline ?? NO_DEADLINE
  if (!(STATUSES[status] ?? [status]).includes(task.status)) return false
  // What is done waits for nothing.
  if (blocked !== undefined && status === 'all' && !isPending(task.status)) return false
  if (blocked !== undefined && (task.waitsFor !== undefined) !== blocked) return false
  if (priority !== undefined && task.priority !== priority) return false
  if (dueBefore !== undefined && !(deadline < dueBefore)) return false
  if (dueAfter !== undefined && !(deadline >= dueAfter && task.deadline !== undefined)) return false
  if (undated === true && task.deadline !== undefined) return false
  if (tag !== undefined && !(task.tags ?? []).some((one) => folded(one) === folded(tag))) return false
  return project === undefined || (task.project !== undefined && folded(task.project) === folded(project))
}

/** Which texts match and what the clock says only the server knows. */
export function isBeyondTelling({ text, overdue, deadline }: Filters): boolean {
  return text !== undefined || overdue === true || deadline !== undefined
}

/** Below zero if the first comes first. */
export function compareTasks(a: TaskView, b: TaskView, { sort = 'number' }: Filters): number {
  return compareKeys(sortKey(a, sort), sortKey(b, sort), sort)
}

/** Whether a task comes after the place where what is loaded of a list ends; undefined if that cannot be read. */
export function comesAfter(cursor: string, task: TaskView, { sort = 'number' }: Filters): boolean | undefined {
  const end = readCursor(cursor, sort)
  return end === undefined ? undefined : compareKeys(sortKey(task, sort), end, sort) > 0
}

type Sort = NonNullable<Filters['sort']>

/** A cursor is the sort key of the last task of its page. */
function readCursor(cursor: string, sort: Sort): SortKey | undefined {
  try {
    const [of, key, number] = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')))
    return of === sort ? [key, number] : undefined
  } catch {
    return undefined
  }
}

function sortKey(task: TaskView, sort: Sort): SortKey {
  const { number } = task
  switch (sort) {
    case 'number':
      return [number, number]
    case 'updated':
      return [task.updatedAt, number]
    case 'priority':
      return [rank(task), number]
    case 'position':
      return [typeof task.position === 'string' ? task.position : NO_DEADLINE, number]
    case 'deadline':
      return [task.deadline ?? NO_DEADLINE, number]
  }
}

function compareKeys([a, numberOfA]: SortKey, [b, numberOfB]: SortKey, sort: Sort): number {
  const order = a === b ? numberOfA - numberOfB : a < b ? -1 : 1
  // What was changed last comes first.
  return sort === 'updated' ? -order : order
}

/** Sorts after every real date, and after every place in an order made by hand. */
const NO_DEADLINE = '~'

/** Urgent first, none last. */
function rank({ priority }: TaskView): number {
  const index = (PRIORITIES as readonly unknown[]).indexOf(priority)
  return index === -1 ? PRIORITIES.length : PRIORITIES.length - 1 - index
}

/** As the server compares tags and projects. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
