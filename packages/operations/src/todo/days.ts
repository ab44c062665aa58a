// Lists by day: what is overdue, what is due today, what comes. Where a day begins depends on the zone the person is in.

import { type InputOf, type Operations, type Outcome, type ResultOf, succeed, toTaskView } from '@pawl/contract'
import { type Task, todo } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { DayBegin, TaskQuery, TaskStore } from '../ports/task-store.ts'
import { localIn } from './local-time.ts'

/** More than anyone plans for a day. */
const MOST_TASKS = 500
const PENDING = ['open', 'in_progress']

export async function todaysTasks(
  context: Context<TaskStore>,
  { timeZone = 'UTC' }: InputOf<Operations['todaysTasks']>,
): Promise<Outcome<ResultOf<Operations['todaysTasks']>>> {
  const today = dayAt(context.now(), timeZone)
  const due = await pending(context, { before: beginOf(today.add({ days: 1 }), timeZone) })
  const isOverdue = overdueAt(context.now(), timeZone)
  return succeed({
    day: String(today),
    overdue: due.filter(isOverdue).map(toTaskView),
    tasks: due.filter((task) => !isOverdue(task)).map(toTaskView),
  })
}

export async function upcomingTasks(
  context: Context<TaskStore>,
  { days, timeZone = 'UTC' }: InputOf<Operations['upcomingTasks']>,
): Promise<Outcome<ResultOf<Operations['upcomingTasks']>>> {
  const today = dayAt(context.now(), timeZone)
  const range = { from: beginOf(today, timeZone), before: beginOf(today.add({ days }), timeZone) }
  const byDay = Map.groupBy(await pending(context, range), (task) => dayOf(task, timeZone))
  return succeed({ days: [...byDay].map(([day, tasks]) => ({ day, tasks: tasks.map(toTaskView) })) })
}

/** The day it is there. */
export function dayAt(now: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
}

export function beginOf(day: Temporal.PlainDate, timeZone: string): DayBegin {
  const at = day.toZonedDateTime(timeZone).toInstant().toString({ smallestUnit: 'second' })
  return { day: String(day), at }
}

/** A day is over when the next begins, a time when it has passed. */
function overdueAt(now: number, timeZone: string): (task: Task) => boolean {
  const today = String(dayAt(now, timeZone))
  const moment = Temporal.Instant.fromEpochMilliseconds(now).toString({ smallestUnit: 'second' })
  return ({ fields }) => {
    const deadline = fields.deadline as string
    return deadline < (deadline.includes('T') ? moment : today)
  }
}

/** Soonest first; on the same day times come in order, and days without one come first. */
async function pending({ store }: Context<TaskStore>, due: TaskQuery['due']): Promise<readonly Task[]> {
  return store.listTasks({ lifecycle: todo.name, statuses: PENDING, due, sort: 'deadline', limit: MOST_TASKS })
}

function dayOf(task: Task, timeZone: string): string {
  return localIn(task.fields.deadline as string, timeZone).slice(0, 10)
}
