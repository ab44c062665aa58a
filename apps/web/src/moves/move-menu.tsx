// What may be done with a task, as a menu.

import type { TaskView } from '@pawl/contract'
import { Ellipsis } from 'lucide-react'
import { usePhrases, useWords } from '../language/language.tsx'
import { Menu } from '../parts/form/menu.tsx'
import { isDestructive } from './legal-moves.ts'
import { movesByHand } from './move-operations.ts'
import { movePhrases } from './phrases.ts'
import { useStanding } from './standing.ts'
import { type Move, nameOf } from './use-move.ts'

interface MoveMenuProps {
  readonly task: TaskView
  readonly onMove: Move
}

export function MoveMenu({ task, onMove }: MoveMenuProps) {
  const phrases = usePhrases(movePhrases)
  const words = useWords().lifecycles[task.lifecycle]
  const standing = useStanding()
  const items = () =>
    movesByHand(task, standing).map((rule) => ({
      key: rule.trigger,
      label: phrases.leadsTo(words.triggers[rule.trigger] ?? rule.trigger, words.statuses[rule.to]?.name ?? rule.to),
      danger: isDestructive(task, rule),
      run: () => void onMove(task, rule),
    }))
  return <Menu label={phrases.actionsFor(nameOf(task))} icon={<Ellipsis size={18} aria-hidden />} items={items} />
}
