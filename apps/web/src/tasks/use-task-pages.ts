// To-dos page by page: the next page is asked for when the end of the last comes near.

import type { TaskView } from '@pawl/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type AwayError, type Input, type RefusedError, type Result, request } from '../api/request.ts'

const PAGE = 100
/** Where all of a list is needed, it comes in few requests; of a longer one the first are shown. */
const LARGE_PAGE = 500
const MOST = 5_000

export type TaskFilters = Omit<Input<'listTasks'>, 'limit' | 'cursor'>

interface Wanted {
  /** Not only what is in sight: it is put into groups here. */
  readonly all?: boolean
  /** Asked for if not said otherwise. */
  readonly enabled?: boolean
}

export function useTaskPages(filters: TaskFilters, { all = false, enabled = true }: Wanted = {}) {
  const query = useInfiniteQuery<Result<'listTasks'>, RefusedError | AwayError, TaskPages, unknown[], string>({
    queryKey: ['listTasks', filters],
    enabled,
    queryFn: ({ pageParam, signal }) =>
      request('listTasks', { ...filters, limit: all ? LARGE_PAGE : PAGE, cursor: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages
  const tasks = useMemo(() => pages && withoutDoubles(pages.flatMap((page) => page.tasks)), [pages])
  const { hasNextPage, isFetching, fetchNextPage } = query
  const isShort = enabled && all && hasNextPage && (tasks?.length ?? 0) < MOST
  useEffect(() => {
    if (isShort && !isFetching) void fetchNextPage()
  }, [isShort, isFetching, fetchNextPage])
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
