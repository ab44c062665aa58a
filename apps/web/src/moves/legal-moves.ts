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

export function legalMoves(task: TaskView): TransitionRule[] {
  const lifecycle = lifecycleOf(task)
  return getValidTransitionsFrom(lifecycle, task.status).filter(({ to }) =>
    canTransition(lifecycle, asStored(task), to),
  )
}

export function moveTo(task: TaskView, status: string): TransitionRule | undefined {
  return legalMoves(task).find(({ to }) => to === status)
}

export function isDestructive(task: TaskView, { trigger }: Pick<TransitionRule, 'trigger'>): boolean {
  return lifecycleOf(task).destructiveTriggers.includes(trigger)
}

/** A view has its fields beside the header; the kernel wants them apart. */
function asStored(task: TaskView): Task {
  return { ...task, fields: task as unknown as Fields }
}
