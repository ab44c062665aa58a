// When the tasks of a turn come again: worked out only for one that is done.

import type { KnownTask } from '@pawl/dialogue'
import type { Task, TodoTask } from '@pawl/kernel'
import { occurrenceAfter } from '../todo/recurrence/next-task.ts'

export function nextTimes(tasks: readonly Task[], at: number): (task: KnownTask) => string | undefined {
  return ({ id }) => {
    const task = tasks.find((one) => one.id === id) as TodoTask | undefined
    return task && occurrenceAfter(task.fields, at)?.deadline
  }
}
