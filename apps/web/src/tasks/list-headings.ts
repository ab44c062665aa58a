// The headings of a list: which of them comes before a task, in a list that is sorted by due date or by priority.
//
// LH1. A heading stands before the first of each group; a list of one group has none.

import { PRIORITIES, type TaskView } from '@pawl/contract'
import { daysBetween, localDay } from '../language/relative-day.ts'

export type DueGroup = 'overdue' | 'today' | 'tomorrow' | 'week' | 'later' | 'undated'
export type Group = DueGroup | (typeof PRIORITIES)[number] | 'none'

const WEEK = 7

export function dueGroup({ deadline }: Pick<TaskView, 'deadline'>, today: string): DueGroup {
  if (deadline === undefined) return 'undated'
  const days = daysBetween(today, localDay(deadline))
  if (days < 0) return 'overdue'
  if (days <= 1) return days === 0 ? 'today' : 'tomorrow'
  return days < WEEK ? 'week' : 'later'
}

export function priorityGroup({ priority }: Pick<TaskView, 'priority'>): Group {
  return PRIORITIES.find((one) => one === priority) ?? 'none'
}

export type Line =
  | { readonly heading: Group; readonly key: string }
  | { readonly task: TaskView; readonly index: number; readonly key: string }

/** The tasks with a heading before the first of each group; without any where one group is all there is. */
export function withHeadings(tasks: readonly TaskView[], groupOf: ((task: TaskView) => Group) | undefined): Line[] {
  const lines: Line[] = []
  let last: Group | undefined
  tasks.forEach((task, index) => {
    const group = groupOf?.(task)
    if (group !== undefined && group !== last) lines.push({ heading: group, key: `heading ${group}` })
    last = group
    lines.push({ task, index, key: task.id })
  })
  return lines.length === tasks.length + 1 ? lines.slice(1) : lines
}
