// The questions page by page, oldest first.

import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type AwayError, type Input, type RefusedError, type Result, request } from '../../api/request.ts'

const PAGE = 100
const EVERY = 60_000

interface InboxPages {
  readonly pages: readonly Result<'inbox'>[]
}

export function useInboxPages(filters: Pick<Input<'inbox'>, 'for' | 'snoozed' | 'handed'>) {
  const query = useInfiniteQuery<Result<'inbox'>, RefusedError | AwayError, InboxPages, unknown[], string>({
    queryKey: ['inbox', { ...filters, paged: true }],
    queryFn: ({ pageParam, signal }) => request('inbox', { ...filters, limit: PAGE, cursor: pageParam }, { signal }),
    initialPageParam: '',
    // What was snoozed comes back without an event.
    refetchInterval: EVERY,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  const pages = query.data?.pages
  const items = useMemo(() => pages?.flatMap((page) => page.items), [pages])
  return { ...query, items, budgets: pages?.[0]?.budgets ?? [] }
}
