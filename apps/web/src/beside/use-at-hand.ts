// The tasks a person has at hand when they talk: those they have selected, else the one that is open, else the row they were on.

import type { TaskView } from '@pawl/contract'
import { useLocation } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { usePicked } from '../picked/picked.ts'
import { rowBeforeChat } from './chat-panel.ts'
import { useOpenedTask } from './open-task.ts'

const TASK_PAGE = /^\/task\/(\d+)$/

export function useAtHand(): readonly TaskView[] {
  const picked = usePicked()
  const [path] = useLocation()
  const opened = useOpenedTask()
  const one = TASK_PAGE.exec(path)?.[1] ?? opened ?? rowBeforeChat()
  const shown = useAsked('showTask', { task: one ?? '' }, { enabled: one !== undefined && picked.size === 0 })
  if (picked.size > 0) return [...picked.values()]
  return one === undefined || shown.data === undefined ? NONE : [shown.data.task]
}

const NONE: readonly TaskView[] = []
