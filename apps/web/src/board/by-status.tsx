// A board by status: the columns are those of the table, what a drop does is the rule of the table. Deleted tasks have a place
// of their own, the trash; of those that are done, the last week is shown, and the way to all of them.

import type { TaskView } from '@pawl/contract'
import { todo } from '@pawl/kernel'
import { useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import { usePhrases, useWords } from '../language/language.tsx'
import { moveTo } from '../moves/legal-moves.ts'
import { useStanding } from '../moves/standing.ts'
import { useMove } from '../moves/use-move.ts'
import { toneOf } from '../parts/task/status.tsx'
import { useNow } from '../parts/text/now.ts'
import { type TaskFilters, useTaskPages } from '../tasks/use-task-pages.ts'
import { boardPhrases } from './phrases.ts'
import type { BoardWay, ColumnPages, Drop } from './way.ts'

const STATUSES = Object.keys(todo.statuses).filter((status) => status !== 'deleted')
const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE

export function useStatusWay(sort: NonNullable<TaskFilters['sort']>): BoardWay {
  const phrases = usePhrases(boardPhrases)
  const words = useWords().lifecycles.todo
  const standing = useStanding()
  const move = useMove()
  const dropOn = (task: TaskView, status: string): Drop => {
    if (task.status === status) return { is: 'here' }
    const rule = moveTo(task, status, standing)
    if (rule === undefined) return { is: 'refused', toStatus: status }
    return { is: 'legal', does: words.triggers[rule.trigger] ?? rule.trigger, run: () => void move(task, rule) }
  }
  const columns = STATUSES.map((status) => ({
    id: status,
    name: words.statuses[status]?.name ?? status,
    means: words.statuses[status]?.means,
    tone: toneOf('todo', status),
    ...(status === 'done' && { foot: <Link href="/tasks?status=done&sort=updated">{phrases.doneBefore}</Link> }),
  }))
  const useCards = (status: string) => (status === 'done' ? useDoneThisWeek() : useTasksIn(status, sort))
  return { by: 'status', columns, useCards, dropOn }
}

function useTasksIn(status: string, sort: NonNullable<TaskFilters['sort']>): ColumnPages {
  return useTaskPages({ status: status as NonNullable<TaskFilters['status']>, sort })
}

/** What was finished last on top. Whatever was done this week was changed this week: the list is read as far as that. */
function useDoneThisWeek(): ColumnPages {
  const since = useNow(MINUTE) - WEEK
  const pages = useTaskPages({ status: 'done', sort: 'updated' })
  const tasks = useMemo(
    () => pages.tasks?.filter((task) => Number(task.completedAt ?? task.updatedAt) >= since),
    [pages.tasks, since],
  )
  const hasNextPage = pages.hasNextPage && (pages.tasks?.at(-1)?.updatedAt ?? 0) >= since
  const { isFetching, fetchNextPage } = pages
  // A page of old ones that were changed this week shows no card whose end could come near.
  const isNoneShown = tasks?.length === 0 && hasNextPage && !isFetching
  useEffect(() => {
    if (isNoneShown) void fetchNextPage()
  }, [isNoneShown, fetchNextPage])
  return { ...pages, tasks, hasNextPage }
}
