// The shortest legal way from a task's status to another, as steps a caller can take [D29].
// It never goes through a trigger that throws work away.

import type { Lifecycle } from './lifecycle.ts'
import type { Relation } from './relations.ts'
import type { Task } from './task.ts'
import { brokenValidation } from './validations.ts'

export interface PathStep {
  readonly trigger: string
  readonly from: string
  readonly to: string
  readonly requiredFields: readonly string[]
  readonly by: readonly Relation[]
}

/** Empty if the task is there already; undefined if no safe way leads there. */
export function shortestPath(lifecycle: Lifecycle, task: Task, to: string): PathStep[] | undefined {
  const reached = new Map<string, PathStep[]>([[task.status, []]])
  for (const [status, path] of reached) {
    if (status === to) return path
    for (const { rule } of Object.values(lifecycle.ruleIndex[status] ?? {})) {
      if (reached.has(rule.to) || lifecycle.destructiveTriggers.includes(rule.trigger)) continue
      if (brokenValidation(rule, task) !== undefined) continue
      const { trigger, from, requiredFields = [], by } = rule
      const step = { trigger, from, to: rule.to, requiredFields, by }
      reached.set(rule.to, [...path, step])
    }
  }
  return undefined
}
