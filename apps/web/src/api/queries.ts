// The answers that are on the page, shared by whoever asks the same.

import { pauseAfter } from '@pawl/contract'
import { QueryClient } from '@tanstack/react-query'
import { connectionNow } from './live.ts'
import { passes, toldToWait } from './request.ts'
import { isKeptLive } from './stale-answers.ts'

const STALE_AFTER = 60_000
const BACKOFF = { first: 1_000, longest: 30_000 }

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // What events keep true does not become old by itself.
      staleTime: ({ queryKey: [key] }) =>
        isKeptLive(String(key)) && connectionNow() === 'live' ? Number.POSITIVE_INFINITY : STALE_AFTER,
      networkMode: 'always',
      retry: (failures, error) => passes(error) && failures < 3,
      retryDelay: (failures, error) => toldToWait(error) ?? pauseAfter(BACKOFF, failures + 1),
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: 'always' },
  },
})
