// Which tasks are asked for: by status (002), priority, the days they are due on, tag, project and words. As data, so that it
// stands in the command and ‘show more’ can go on with it.

import type { DueFilter, StatusFilter } from '../../languages/direct-phrases.ts'
import type { Reader } from '../../reader.ts'
import { isoDay } from '../../slots/calendar.ts'
import type { Moment } from '../../slots/deadline.ts'
import type { CommandFields, KnownTask } from '../../turn.ts'
import { dayAt, localOf, today } from '../../when/moment.ts'
import type { DayStretch } from '../../when/stretch-of-days.ts'
import { isPending } from '../changing/deeds.ts'
import { tasksAbout } from './about.ts'

export interface TaskFilter {
  readonly status: StatusFilter
  /** `important`: high or urgent. */
  readonly priority?: string
  readonly due?: DueFilter
  readonly tags?: readonly string[]
  readonly project?: string
  /** Words that are in the title, the description, the project or a tag. */
  readonly about?: string
  /** Words that none of them has, in the same places: all but those of Work. */
  readonly without?: string
  /** The days they were done on. */
  readonly done?: DueFilter
  /** The days they came onto the list on. */
  readonly added?: DueFilter
  /** Only those that come again. */
  readonly recurring?: true
  /** Shown by how much they matter first, and by their day then. */
  readonly sort?: 'priority'
}

export const PENDING_TASKS: TaskFilter = { status: 'pending' }

/** Whether it says more than a status. */
export function isNarrow({ status: _, sort: __, ...narrowing }: TaskFilter): boolean {
  return Object.values(narrowing).some((one) => one !== undefined)
}

export function fieldsOf(filter: TaskFilter): CommandFields {
  const { status, priority, due, done, added, tags, project, about, without, recurring, sort } = filter
  return {
    status,
    ...(priority !== undefined && { priority }),
    ...(due !== undefined && { due }),
    ...(done !== undefined && { done }),
    ...(added !== undefined && { added }),
    ...(tags !== undefined && { tags }),
    ...(project !== undefined && { project }),
    ...(about !== undefined && { about }),
    ...(without !== undefined && { without }),
    ...(recurring !== undefined && { recurring }),
    ...(sort !== undefined && { sort }),
  }
}

/** Undefined if these are no fields of a list. */
export function filterOf({ status, ...rest }: CommandFields): TaskFilter | undefined {
  return status === 'all' || status === 'pending' || status === 'completed'
    ? { ...(fieldsOf({ status, ...(rest as Omit<TaskFilter, 'status'>) }) as TaskFilter) }
    : undefined
}

export function tasksThatFit(
  reader: Reader,
  filter: TaskFilter,
  tasks: readonly KnownTask[],
  moment: Moment,
): readonly KnownTask[] {
  reader.effort.spend(tasks.length)
  const about = filter.about === undefined ? tasks : tasksAbout(reader, filter.about, tasks)
  const out = new Set(filter.without === undefined ? [] : tasksAbout(reader, filter.without, tasks))
  return about.filter((task) => !out.has(task) && fits(filter, task, moment))
}

function fits(filter: TaskFilter, task: KnownTask, moment: Moment): boolean {
  const { status, priority, due, done, added, tags, project, recurring } = filter
  return (
    (status === 'all' || isPending(task) === (status === 'pending')) &&
    (recurring === undefined || task.recurrence != null) &&
    (priority === undefined || hasPriority(task, priority)) &&
    (due === undefined || isDue(task, due, moment)) &&
    (done === undefined || isWithin(dayOn(task.completedAt, moment), done)) &&
    (added === undefined || isWithin(dayOn(task.createdAt, moment), added)) &&
    (tags === undefined || tags.every((tag) => task.tags?.some((own) => isSame(own, tag)))) &&
    (project === undefined || isSame(task.project ?? '', project))
  )
}

const hasPriority = ({ priority }: KnownTask, wanted: string) =>
  wanted === 'important' ? priority === 'high' || priority === 'urgent' : priority === wanted

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function isDue(task: KnownTask, due: DueFilter, moment: Moment): boolean {
  if (due === 'none') return task.deadline == null
  if (due === 'any') return task.deadline != null
  if (due === 'overdue') return isOverdue(task, moment)
  return isWithin(dayOf(task, moment), due)
}

function isWithin(day: string | undefined, due: DueFilter): boolean {
  if (day === undefined) return false
  const [from = '', to = ''] = due.includes('/') ? due.split('/') : [due, due]
  return (from === OPEN || day >= from) && (to === OPEN || day <= to)
}

export const DAY_LENGTH = '2026-11-17'.length

/** ISO 8601 writes an end that is open so. */
export const OPEN = '..'

export function writtenStretch({ from, to }: DayStretch): DueFilter {
  const [first, last] = [from, to].map((day) => (day === undefined ? OPEN : isoDay(day))) as [string, string]
  return first === last ? first : `${first}/${last}`
}

/** The day a task is due where the person is. */
export function dayOf({ deadline }: Pick<KnownTask, 'deadline'>, moment: Moment): string | undefined {
  // A day is written as it is asked for.
  if (deadline == null || deadline.length === DAY_LENGTH) return deadline ?? undefined
  const local = localOf(deadline, moment)
  return local && isoDay(local.day)
}

function dayOn(instant: number | null | undefined, moment: Moment): string | undefined {
  return instant == null ? undefined : isoDay(dayAt(instant, moment))
}

export function isOverdue({ deadline, status }: KnownTask, moment: Moment): boolean {
  if (deadline == null || status === 'done') return false
  return deadline.includes('T') ? deadline < momentText(moment) : deadline < isoDay(today(moment))
}

/** As deadlines are written, so that the two can be compared. */
function momentText({ now }: Moment): string {
  const minutes = Math.floor(now / 60_000)
  const day = Math.floor(minutes / 1440)
  const rest = minutes - day * 1440
  const two = (value: number) => String(value).padStart(2, '0')
  return `${isoDay(day)}T${two(Math.floor(rest / 60))}:${two(rest % 60)}:00Z`
}
