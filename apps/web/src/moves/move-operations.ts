// Which operation pulls which trigger. What is not here happens by itself, by an agent, or by an answer in the inbox.

import type { TaskView } from '@pawl/contract'
import type { TransitionRule } from '@pawl/kernel'
import { legalMoves } from './legal-moves.ts'
import type { Standing } from './standing-of.ts'

const BY_HAND = {
  todo: ['startTask', 'stopTask', 'completeTask', 'reopenTask', 'deleteTask', 'restoreTask'],
  room: [
    ...(['moveToQueue', 'markBacklogComplete', 'sendBackForRework'] as const),
    ...(['reopenBacklogTask', 'resetStuckTask', 'cancelTask'] as const),
  ],
} as const

export type MoveOperation = (typeof BY_HAND)[keyof typeof BY_HAND][number]

/** The operation has the trigger's name. */
export function operationOf(
  lifecycle: string,
  { trigger }: Pick<TransitionRule, 'trigger'>,
): MoveOperation | undefined {
  const operations: readonly MoveOperation[] = BY_HAND[lifecycle as keyof typeof BY_HAND] ?? []
  return operations.find((operation) => operation === trigger)
}

/** The legal moves whoever looks can make here, one for each trigger: where it leads if there is a choice the server says. */
export function movesByHand(task: TaskView, as: Standing): TransitionRule[] {
  const moves = legalMoves(task, as).filter((rule) => operationOf(task.lifecycle, rule) !== undefined)
  return moves.filter(({ trigger }, index) => moves.findIndex((move) => move.trigger === trigger) === index)
}
