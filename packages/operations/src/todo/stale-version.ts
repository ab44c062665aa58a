// Someone who says which version they saw is not allowed to change another.

import { refuse } from '@pawl/contract'
import type { Task } from '@pawl/kernel'

export function staleVersion(task: Task, expectedVersion: number | undefined) {
  if (expectedVersion === undefined || expectedVersion === task.version) return undefined
  return refuse('TASK_STALE_VERSION', { taskId: task.id, expectedVersion, actualVersion: task.version })
}
