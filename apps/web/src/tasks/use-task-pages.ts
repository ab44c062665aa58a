// To-dos page by page: the next page is asked for when the end of the last comes near.

import type { TaskView } from '@pawl/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type AwayError, type Input, type RefusedError, type Result, request } from '../api/request.ts'

const PAGE = 100

export type TaskFilters = Omit<Input<'listTasks'>, 'limit' | 'cursor'>

export function useTaskPages(filters: TaskFilters) {
  const query = useInfiniteQuery<
    Result<'listTasks'>,
    RefusedError | AwayError,
    TaskPages,
    unknown[],
    string | undefined
  >({
    queryKey: ['listTasks', filters],
    queryFn: ({ pageParam, signal }) =>
      request('listTasks', { ...filters, limit: PAGE, cursor: pageParam }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages
  const tasks = useMemo(() => pages && withoutDoubles(pages.flatMap((page) => page.tasks)), [pages])
  return { ...query, tasks }
}

interface TaskPages {
  readonly pages: readonly Result<'listTasks'>[]
}

/** A task that moved between two pages while they were read is in both, or in none until they are read again. */
function withoutDoubles(tasks: readonly TaskView[]): readonly TaskView[] {
  const seen = new Set<string>()
  return tasks.filter(({ id }) => !seen.has(id) && seen.add(id))
}
