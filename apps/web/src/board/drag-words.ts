// What a screen reader says while a card is dragged.

import type { Announcements, DndContextProps } from '@dnd-kit/core'
import type { TaskView } from '@pawl/contract'
import type { TaskLifecycle } from '@pawl/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { usePhrases, useWords } from '../language/language.tsx'
import { legalMoves, moveTo } from '../moves/legal-moves.ts'
import { useStanding } from '../moves/standing.ts'
import { nameOf } from '../moves/use-move.ts'
import { boardPhrases } from './phrases.ts'
import { useWhyNotText, type Why } from './why-not.ts'

export function useDragWords(lifecycle: TaskLifecycle): NonNullable<DndContextProps['accessibility']> {
  const client = useQueryClient()
  const phrases = usePhrases(boardPhrases)
  const words = useWords().lifecycles[lifecycle.name]
  const whyNotText = useWhyNotText()
  const standing = useStanding()
  const statusName = (status: string) => words.statuses[status]?.name ?? status
  const taskOf = (active: { readonly data: { readonly current?: unknown } }) => active.data.current as TaskView
  const goals = (task: TaskView) =>
    legalMoves(task, standing)
      .map(({ to }) => statusName(to))
      .join(', ')
  const announcements: Announcements = {
    onDragStart: ({ active }) => phrases.pickedUp(nameOf(taskOf(active)), goals(taskOf(active))),
    onDragOver: ({ active, over }) => {
      if (over === null) return phrases.overNothing
      const [task, to] = [taskOf(active), String(over.id)]
      if (to === task.status) return phrases.isHere(goals(task))
      const rule = moveTo(task, to, standing)
      if (rule !== undefined) return phrases.over(statusName(to), words.triggers[rule.trigger] ?? rule.trigger)
      const why = client.getQueryData<Why>(['whyTask', { task: task.id, to }])
      return phrases.overRefused(statusName(to), why === undefined ? '' : whyNotText(why))
    },
    onDragEnd: ({ active, over }) => {
      const task = taskOf(active)
      const rule = over === null ? undefined : moveTo(task, String(over.id), standing)
      return rule === undefined ? phrases.stays(nameOf(task)) : phrases.dropped(nameOf(task), statusName(rule.to))
    },
    onDragCancel: ({ active }) => phrases.stays(nameOf(taskOf(active))),
  }
  return { announcements, screenReaderInstructions: { draggable: phrases.instructions } }
}
