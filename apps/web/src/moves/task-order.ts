// Whether a task belongs into a list, and where: as the server lists them.

import { PRIORITIES, type TaskView } from '@pawl/contract'
import type { Input } from '../api/request.ts'

type Filters = Input<'listTasks'>

/** What people call pending, completed and all, in the statuses of the table. */
const STATUSES: Readonly<Record<string, readonly string[]>> = {
  all: ['open', 'in_progress', 'done'],
  pending: ['open', 'in_progress'],
  completed: ['done'],
}

/** By status only: what else a list is filtered by does not change with a move. */
export function belongs(task: TaskView, { status = 'all' }: Filters): boolean {
  return (STATUSES[status] ?? [status]).includes(task.status)
}

/** Below zero if the first comes first. */
export function compareTasks(a: TaskView, b: TaskView, { sort = 'number' }: Filters): number {
  switch (sort) {
    case 'number':
      return a.number - b.number
    case 'updated':
      return b.updatedAt - a.updatedAt || b.number - a.number
    case 'priority':
      return rank(a) - rank(b) || a.number - b.number
    case 'position':
      return compareText(placeOf(a), placeOf(b)) || a.number - b.number
    case 'deadline':
      return compareText(a.deadline ?? NO_DEADLINE, b.deadline ?? NO_DEADLINE) || a.number - b.number
  }
}

/** Sorts after every real date. */
const NO_DEADLINE = '~'

/** In an order made by hand; those without a place come last. */
function placeOf({ position }: TaskView): string {
  return typeof position === 'string' ? position : NO_DEADLINE
}

/** Urgent first, none last. */
function rank({ priority }: TaskView): number {
  const index = (PRIORITIES as readonly unknown[]).indexOf(priority)
  return index === -1 ? PRIORITIES.length : PRIORITIES.length - 1 - index
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
