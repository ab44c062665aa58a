// The columns of a task besides its key, status and version: what is written into each of them, and its type.

import type { Task, TaskEvent } from '@pawl/kernel'
import { deadlineColumn, priorityColumn, remindAtColumn, searchColumn } from '../rows.ts'
import { listedAt, listingOf } from './task-listing.ts'

export interface Column {
  readonly name: string
  readonly type: string
  readonly of: (task: Task, event: TaskEvent) => unknown
}

/** What follows from any move. */
export const MOVED: readonly Column[] = [
  { name: 'fields', type: 'json', of: ({ fields }) => JSON.stringify(fields) },
  { name: 'listed_as', type: 'text', of: (task) => listingOf(task).listed_as },
  { name: 'listed_at', type: 'bigint', of: listedAt },
  { name: 'held_by', type: 'text', of: (task) => listingOf(task).held_by },
  { name: 'remind_at', type: 'bigint', of: remindAtColumn },
]

/** What follows only from some fields: most moves leave them alone, and send nothing of it. */
const EDITED: readonly Column[] = [
  { name: 'deadline', type: 'text', of: ({ fields }) => deadlineColumn(fields) },
  { name: 'priority_rank', type: 'integer', of: ({ fields }) => priorityColumn(fields) },
  { name: 'search_text', type: 'text', of: ({ fields }) => searchColumn(fields) },
  { name: 'listed_in', type: 'text', of: (task) => listingOf(task).listed_in },
  { name: 'role', type: 'text', of: (task) => listingOf(task).role },
  { name: 'needs', type: 'text', of: (task) => listingOf(task).needs },
  { name: 'claim_priority', type: 'double precision', of: (task) => listingOf(task).claim_priority },
  { name: 'queue_position', type: 'double precision', of: (task) => listingOf(task).queue_position },
  { name: 'paused_until', type: 'bigint', of: (task) => listingOf(task).paused_until },
  { name: 'waits', type: 'boolean', of: (task) => listingOf(task).waits },
  { name: 'shared_with', type: 'jsonb', of: (task) => jsonOrNull(listingOf(task).shared_with) },
]

export const ALL = [...MOVED, ...EDITED]
export const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => name).join(', ')
/** Arrays, the first of them the value of this number. */
export const arraysOf = (columns: readonly Column[], first: number) =>
  columns.map(({ type }, index) => `$${first + index}::${type}[]`).join(', ')

/** Of a task that is new, its key apart. */
export const NEW: readonly Column[] = [
  { name: 'status', type: 'text', of: ({ status }) => status },
  { name: 'created_by', type: 'text', of: ({ createdBy }) => createdBy },
  { name: 'created_at', type: 'bigint', of: ({ createdAt }) => createdAt },
  { name: 'updated_at', type: 'bigint', of: ({ updatedAt }) => updatedAt },
  ...ALL.map((column) =>
    column.name === 'listed_at' ? { ...column, of: ({ updatedAt }: Task) => updatedAt } : column,
  ),
]
/** What is taken over from a file has its events written apart: none of its columns reads one. */
export function valuesOf(
  columns: readonly Column[],
  tasks: readonly Task[],
  events: readonly TaskEvent[],
): unknown[][] {
  return columns.map(({ of }) => tasks.map((task, index) => of(task, events[index] as TaskEvent)))
}

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value))
