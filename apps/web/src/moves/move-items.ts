// The moves of a task as the items of a menu.

import type { TaskView } from '@pawl/contract'
import { useWords } from '../language/language.tsx'
import { isDestructive } from './legal-moves.ts'
import { movesByHand } from './move-operations.ts'
import { useStanding } from './standing.ts'
import type { Move } from './use-move.ts'

export function useMoveItems(task: TaskView, onMove: Move) {
  const { triggers } = useWords().lifecycles[task.lifecycle]
  const standing = useStanding()
  return () =>
    movesByHand(task, standing).map((rule) => ({
      key: rule.trigger,
      label: triggers[rule.trigger] ?? rule.trigger,
      danger: isDestructive(task, rule),
      run: () => void onMove(task, rule),
    }))
}
