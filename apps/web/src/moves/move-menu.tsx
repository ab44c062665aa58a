// What may be done with a task, as a menu.

import type { TaskView } from '@pawl/contract'
import { Ellipsis } from 'lucide-react'
import { usePhrases } from '../language/language.tsx'
import { Menu } from '../parts/form/menu.tsx'
import { useMoveItems } from './move-items.ts'
import { movePhrases } from './phrases.ts'
import { type Move, nameOf } from './use-move.ts'

interface MoveMenuProps {
  readonly task: TaskView
  readonly onMove: Move
}

export function MoveMenu({ task, onMove }: MoveMenuProps) {
  const phrases = usePhrases(movePhrases)
  const items = useMoveItems(task, onMove)
  return <Menu label={phrases.actionsFor(nameOf(task))} icon={<Ellipsis size={18} aria-hidden />} items={items} />
}
