// Today, and the coming days, after a change of a to-do. Which day it is only the server knows: what may come in is asked for.

import type { TaskView } from '@pawl/contract'
import type { Result } from '../api/request.ts'
import { ASK, type LiveChange, SHARING, touches } from './change.ts'
import { isPending } from './task-order.ts'

type Tasks = readonly TaskView[]

/** Longer answers may have been cut off. */
const MOST = 500
/** A day begins elsewhere up to a day earlier or later. */
const SURELY_LATER = 2 * 86_400_000

export function patchToday(today: Result<'todaysTasks'>, change: LiveChange): Result<'todaysTasks'> | typeof ASK {
  const all = [...today.overdue, ...today.tasks]
  const how = whatBecomesOf(all, change)
  if (how === 'as it was') return today
  if (how === 'ask' || (how === 'may come in' && !isSurelyLater(today.day, change.task))) return ASK
  const patch = how === 'may come in' ? without(change.event.taskId) : how
  return { ...today, overdue: patch(today.overdue), tasks: patch(today.tasks) }
}

export function patchUpcoming(
  upcoming: Result<'upcomingTasks'>,
  change: LiveChange,
): Result<'upcomingTasks'> | typeof ASK {
  const how = whatBecomesOf(
    upcoming.days.flatMap(({ tasks }) => tasks),
    change,
  )
  if (typeof how === 'string') return how === 'as it was' ? upcoming : ASK
  const days = upcoming.days.map(({ day, tasks }) => ({ day, tasks: how(tasks) }))
  return { ...upcoming, days: days.filter(({ tasks }) => tasks.length > 0) }
}

type Patch = (tasks: Tasks) => TaskView[]

function whatBecomesOf(all: Tasks, change: LiveChange): Patch | 'as it was' | 'may come in' | 'ask' {
  const { task, event } = change
  if (task === undefined || all.length >= MOST || touches(change, SHARING)) return 'ask'
  const held = all.find(({ id }) => id === task.id)
  if (held !== undefined && held.version >= task.version) return 'as it was'
  if (!isPending(task.status) || task.deadline === undefined) return held === undefined ? 'as it was' : without(task.id)
  if (held !== undefined)
    return held.deadline === task.deadline
      ? (tasks) => tasks.map((one) => (one.id === task.id ? task : one))
      : 'may come in'
  const wasPending = event.from !== null && isPending(event.from)
  const isOneStep = event.version === task.version
  return isOneStep && wasPending && !touches(change, ['deadline']) ? 'as it was' : 'may come in'
}

function without(id: string): Patch {
  return (tasks) => tasks.filter((one) => one.id !== id)
}

function isSurelyLater(day: string, task: TaskView | undefined): boolean {
  return task?.deadline !== undefined && Date.parse(task.deadline.slice(0, 10)) - Date.parse(day) > SURELY_LATER
}
