// What can be done with a task, from the palette: the legal moves, other days and priorities, and what cannot be done now,
// with why not.

import { PRIORITIES, type TaskView, wordsOf } from '@pawl/contract'
import { useQueries } from '@tanstack/react-query'
import { CalendarDays, CircleSlash, Flag, SquareArrowOutUpRight, Zap } from 'lucide-react'
import { useLocation } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { request } from '../api/request.ts'
import { useWhyNotText } from '../board/why-not.ts'
import { movesByHand } from '../moves/move-operations.ts'
import { refusedMoves } from '../moves/refused-moves.ts'
import { useStanding } from '../moves/standing.ts'
import { useEdit } from '../moves/use-edit.ts'
import { useMove } from '../moves/use-move.ts'
import { DUE_CHOICES } from '../tasks/due-choices.ts'
import { tasksPhrases } from '../tasks/phrases.ts'
import type { Entry } from './entry.ts'
import { useNamed } from './named.ts'
import { palettePhrases } from './phrases.ts'

interface TaskEntries {
  /** Nothing until it is there. */
  readonly task: TaskView | undefined
  readonly entries: readonly Entry[]
}

export function useTaskEntries(ref: string | undefined): TaskEntries {
  const { data } = useAsked('showTask', { task: ref ?? '' }, { enabled: ref !== undefined })
  const task = ref === undefined ? undefined : data?.task
  const moves = useMoveEntries(task)
  const edits = useEditEntries(task)
  const refused = useRefusedEntries(task)
  return { task, entries: [...moves, ...edits, ...refused] }
}

const triggerIn = (task: TaskView, trigger: string) => (language: keyof typeof wordsOf) =>
  wordsOf[language].lifecycles[task.lifecycle].triggers[trigger] ?? trigger

function useMoveEntries(task: TaskView | undefined): readonly Entry[] {
  const [location, navigate] = useLocation()
  const named = useNamed()
  const standing = useStanding()
  const move = useMove()
  if (task === undefined) return []
  const address = `/task/${task.number}`
  const open: Entry = {
    key: 'open',
    group: 'task',
    ...named((language) => palettePhrases[language].open),
    Icon: SquareArrowOutUpRight,
    run: () => navigate(address),
  }
  const moves = movesByHand(task, standing).map(
    (rule): Entry => ({
      key: `move ${rule.trigger}`,
      group: 'task',
      ...named(triggerIn(task, rule.trigger)),
      Icon: Zap,
      run: () => void move(task, rule),
    }),
  )
  return location === address ? moves : [...moves, open]
}

function useEditEntries(task: TaskView | undefined): readonly Entry[] {
  const named = useNamed()
  const edit = useEdit()
  if (task?.lifecycle !== 'todo' || task.status === 'done' || task.status === 'deleted') return []
  const days = DUE_CHOICES.map(
    (choice): Entry => ({
      key: `due ${choice}`,
      group: 'task',
      ...named((language) => palettePhrases[language].due(tasksPhrases[language].dueChoices[choice])),
      Icon: CalendarDays,
      run: () => void edit(task, { deadline: choice === 'none' ? null : choice }),
    }),
  )
  const priorities = [...PRIORITIES.toReversed(), null].map(
    (priority): Entry => ({
      key: `priority ${priority}`,
      group: 'task',
      ...named((language) =>
        priority === null
          ? palettePhrases[language].noPriority
          : palettePhrases[language].priority(wordsOf[language].priorities[priority]),
      ),
      Icon: Flag,
      run: () => void edit(task, { priority }),
    }),
  )
  return [...days, ...priorities]
}

/** Moves a person makes by hand, but not from where the task is now. */
function useRefusedEntries(task: TaskView | undefined): readonly Entry[] {
  const named = useNamed()
  const standing = useStanding()
  const whyNotText = useWhyNotText()
  const refused = task === undefined ? [] : refusedMoves(task, standing)
  const reasons = useQueries({
    queries: refused.map(({ to }) => {
      const input = { task: task?.id ?? '', to }
      return { queryKey: ['whyTask', input], queryFn: () => request('whyTask', input), retry: false }
    }),
  })
  if (task === undefined) return []
  return refused.map(({ trigger, to }, index): Entry => {
    const why = reasons[index]?.data
    const name = triggerIn(task, trigger)
    return {
      key: `not ${trigger} ${to}`,
      group: 'task',
      ...named(name),
      Icon: CircleSlash,
      whyNot: why === undefined ? '' : whyNotText(why),
      run: () => {},
    }
  })
}
