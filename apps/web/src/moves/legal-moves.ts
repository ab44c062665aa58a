// What may be done with a task next, read from the same table the server decides by. The server still has the last word.

import type { TaskView } from '@pawl/contract'
import {
  canTransition,
  type Fields,
  getValidTransitionsFrom,
  lifecycleOf,
  type Task,
  type TransitionRule,
} from '@pawl/kernel'
import type { Standing } from './standing-of.ts'

/** All that is legal, by whomever; where `as` is given, by whoever looks. */
export function legalMoves(task: TaskView, as?: Standing): TransitionRule[] {
  const lifecycle = lifecycleOf(task)
  return getValidTransitionsFrom(lifecycle, task.status).filter(({ to }) =>
    canTransition(lifecycle, asStored(task), to, as?.(task)),
  )
}

export function moveTo(task: TaskView, status: string, as: Standing): TransitionRule | undefined {
  return legalMoves(task, as).find(({ to }) => to === status)
}

export function isDestructive(task: TaskView, { trigger }: Pick<TransitionRule, 'trigger'>): boolean {
  return lifecycleOf(task).destructiveTriggers.includes(trigger)
}

/** A view has its fields beside the header; the kernel wants them apart. */
function asStored(task: TaskView): Task {
  return { ...task, fields: task as unknown as Fields }
}
