// The headings of a list: under which of them a task stands, and in which order they come. Pure.
//
// LH1. A heading stands before the first of each group; a list of one group has none.
// LH2. Within a group the tasks are in the order of the list.
// LH3. Of a folded group the heading is left, with how many there are.

import { type LIST_GROUPS, PRIORITIES, type TaskView } from '@pawl/contract'
import { daysBetween, localDay } from '../language/relative-day.ts'

export type Grouping = (typeof LIST_GROUPS)[number]
const DUE_GROUPS = ['overdue', 'today', 'tomorrow', 'week', 'later', 'undated'] as const
export type DueGroup = (typeof DUE_GROUPS)[number]

/** A project, a tag, a priority, a status or a span of days, by its name; without one, those that have none. */
export interface Group {
  readonly by: Grouping
  readonly name?: string
}

const WEEK = 7

export function dueGroup({ deadline }: Pick<TaskView, 'deadline'>, today: string): DueGroup {
  if (deadline === undefined) return 'undated'
  const days = daysBetween(today, localDay(deadline))
  if (days < 0) return 'overdue'
  if (days <= 1) return days === 0 ? 'today' : 'tomorrow'
  return days < WEEK ? 'week' : 'later'
}

/** A task with several tags stands under its first. */
function nameOf(task: TaskView, by: Grouping, today: string): string | undefined {
  if (by === 'due') return dueGroup(task, today)
  if (by === 'tag') return task.tags?.[0]
  if (by === 'none') return undefined
  const value = task[by]
  return value === undefined ? undefined : String(value)
}

/** Of names that have an order; the others are sorted as words are. */
const ORDERS: { readonly [by in Grouping]?: readonly string[] } = {
  due: DUE_GROUPS,
  priority: PRIORITIES.toReversed(),
  status: ['in_progress', 'open', 'done', 'deleted'],
}

export type Line =
  | { readonly heading: Group; readonly count: number; readonly key: string }
  | { readonly task: TaskView; readonly index: number; readonly key: string }

/** The tasks group by group, with a heading before the first of each; without any where one group is all there is. */
export function withHeadings(
  tasks: readonly TaskView[],
  by: Grouping,
  today: string,
  folded: ReadonlySet<string> = NONE,
): readonly Line[] {
  const groups = Map.groupBy(tasks, (task) => nameOf(task, by, today))
  let index = 0
  const rows = (some: readonly TaskView[]): Line[] => some.map((task) => ({ task, index: index++, key: task.id }))
  if (groups.size <= 1) return rows(tasks)
  return [...groups]
    .toSorted(([one], [other]) => compare(one, other, ORDERS[by]))
    .flatMap(([name, some]) => {
      const heading = { by, ...(name !== undefined && { name }) }
      const key = `heading ${name ?? ''}`
      const shown = rows(some)
      return [{ heading, count: some.length, key }, ...(folded.has(key) ? [] : shown)]
    })
}

const NONE: ReadonlySet<string> = new Set()

/** Those without a name come last. */
function compare(one: string | undefined, other: string | undefined, order: readonly string[] = []): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
  return order.indexOf(one) - order.indexOf(other) || one.localeCompare(other)
}
