// Another day for a task that has a time: the time stays.

import type { TaskView } from '@pawl/contract'

const two = (value: number) => String(value).padStart(2, '0')

/** The hour a task is due here; undefined if it is due on a day alone. */
function timeOfDay({ deadline }: Pick<TaskView, 'deadline'>): string | undefined {
  if (deadline === undefined || !deadline.includes('T')) return undefined
  const at = new Date(deadline)
  return `${two(at.getHours())}:${two(at.getMinutes())}`
}

/** A day as it is written (`2026-11-20`), as the server reads a deadline. */
export function onDay(task: Pick<TaskView, 'deadline'>, day: string): string {
  const time = timeOfDay(task)
  return time === undefined ? day : `${day}T${time}`
}

/** A day in words (`next week`), as the server reads a deadline. */
export function onDayInWords(task: Pick<TaskView, 'deadline'>, words: string): string {
  const time = timeOfDay(task)
  return time === undefined ? words : `${words} at ${time}`
}
