// What a screen reader says while a card is dragged.

import type { Announcements, DndContextProps } from '@dnd-kit/core'
import type { TaskView } from '@pawl/contract'
import { useQueryClient } from '@tanstack/react-query'
import { usePhrases } from '../language/language.tsx'
import { nameOf } from '../moves/use-move.ts'
import { boardPhrases } from './phrases.ts'
import { type BoardWay, columnOf } from './way.ts'
import { useWhyNotText, type Why } from './why-not.ts'

export function useDragWords({ columns, dropOn }: BoardWay): NonNullable<DndContextProps['accessibility']> {
  const client = useQueryClient()
  const phrases = usePhrases(boardPhrases)
  const whyNotText = useWhyNotText()
  const taskOf = (active: { readonly data: { readonly current?: unknown } }) => active.data.current as TaskView
  const nameOfColumn = (id: string) => columns.find((column) => column.id === id)?.name ?? id
  const goals = (task: TaskView) =>
    columns
      .filter(({ id }) => dropOn(task, id).is === 'legal')
      .map(({ name }) => name)
      .join(', ')
  const announcements: Announcements = {
    onDragStart: ({ active }) => phrases.pickedUp(nameOf(taskOf(active)), goals(taskOf(active))),
    onDragOver: ({ active, over }) => {
      if (over === null) return phrases.overNothing
      const [task, to] = [taskOf(active), columnOf(over.id)]
      const drop = dropOn(task, to)
      if (drop.is === 'here') return phrases.isHere(goals(task))
      if (drop.is === 'legal') return phrases.over(nameOfColumn(to), drop.does)
      const asked = client.getQueryData<Why>(['whyTask', { task: task.id, to: drop.toStatus }])
      return phrases.overRefused(nameOfColumn(to), drop.why ?? (asked === undefined ? '' : whyNotText(asked)))
    },
    onDragEnd: ({ active, over }) => {
      const task = taskOf(active)
      const to = over === null ? undefined : columnOf(over.id)
      const isDropped = to !== undefined && dropOn(task, to).is === 'legal'
      return isDropped ? phrases.dropped(nameOf(task), nameOfColumn(to)) : phrases.stays(nameOf(task))
    },
    onDragCancel: ({ active }) => phrases.stays(nameOf(taskOf(active))),
  }
  return { announcements, screenReaderInstructions: { draggable: phrases.instructions } }
}
