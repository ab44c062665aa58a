// The moves a person makes by hand, but not from where the task is now.

import type { TaskView } from '@pawl/contract'
import { lifecycleOf, type TransitionRule } from '@pawl/kernel'
import { movesByHand, operationOf } from './move-operations.ts'
import type { Standing } from './standing-of.ts'

export function refusedMoves(task: TaskView, as: Standing): TransitionRule[] {
  const legal = movesByHand(task, as).map(({ trigger }) => trigger)
  const rules = lifecycleOf(task).rules.filter(
    (rule) => operationOf(task.lifecycle, rule) !== undefined && !legal.includes(rule.trigger),
  )
  return rules.filter(({ trigger }, index) => rules.findIndex((rule) => rule.trigger === trigger) === index)
}
