// Questions about what is legal, without doing it.

import type { Lifecycle, TransitionRule } from './lifecycle.ts'
import { isAmong, type Relation } from './relations.ts'
import type { Task } from './task.ts'
import { brokenValidation } from './validations.ts'

/** Every rule that leaves this status, in the table's order. */
export function getValidTransitionsFrom(lifecycle: Lifecycle, status: string): TransitionRule[] {
  return Object.values(lifecycle.ruleIndex[status] ?? {}).map((indexed) => indexed.rule)
}

/** Whether the task may go there, given whatever fields the rule requires; where `as` is given, by someone who is that to it. */
export function canTransition(lifecycle: Lifecycle, task: Task, newStatus: string, as?: readonly Relation[]): boolean {
  const rule = lifecycle.ruleIndex[task.status]?.[newStatus]?.rule
  if (rule === undefined || (as !== undefined && !isAmong(rule.by, as))) return false
  return brokenValidation(rule, task) === undefined
}
