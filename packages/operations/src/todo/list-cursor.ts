// A cursor is the sort key of the last task on a page, so that a page is found by looking it up, not by counting.

import { PRIORITIES } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { SortKey, TaskSort } from '../ports/task-store.ts'

/** Sorts after every real date, and after every place in an order. */
export const NO_DEADLINE = '~'

/** Urgent first, none last. */
export function priorityRank(priority: unknown): number {
  const index = (PRIORITIES as readonly unknown[]).indexOf(priority)
  return index === -1 ? PRIORITIES.length : PRIORITIES.length - 1 - index
}

function sortKey(task: Task, sort: TaskSort): SortKey {
  switch (sort) {
    case 'number':
      return { key: task.number, number: task.number }
    case 'deadline':
      return { key: String(task.fields.deadline ?? NO_DEADLINE), number: task.number }
    case 'priority':
      return { key: priorityRank(task.fields.priority), number: task.number }
    case 'position':
      return { key: String(task.fields.position ?? NO_DEADLINE), number: task.number }
    case 'updated':
      return { key: task.updatedAt, number: task.number }
  }
}

export function encodeCursor(task: Task, sort: TaskSort): string {
  const { key, number } = sortKey(task, sort)
  return Buffer.from(JSON.stringify([sort, key, number])).toString('base64url')
}

/** Null if it is not a cursor of a list sorted this way. */
export function decodeCursor(cursor: string, sort: TaskSort): SortKey | null {
  try {
    const [of, key, number] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return of === sort && isKey[sort](key) && isCount(number) ? { key, number } : null
  } catch {
    return null
  }
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const isKey: { readonly [sort in TaskSort]: (key: unknown) => boolean } = {
  number: isCount,
  updated: isCount,
  priority: (key) => isCount(key) && Number(key) <= PRIORITIES.length,
  position: (key) => typeof key === 'string' && /^(?:[0-9A-Za-z]{1,200}|~)$/.test(key),
  deadline: (key) => typeof key === 'string' && /^(?:[\dTZ:-]{10,20}|~)$/.test(key),
}
