// The answers that are on the page, shared by whoever asks the same.

import { pauseAfter } from '@pawl/contract'
import { QueryClient } from '@tanstack/react-query'
import { passes, toldToWait } from './request.ts'

const BACKOFF = { first: 1_000, longest: 30_000 }

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      networkMode: 'always',
      retry: (failures, error) => passes(error) && failures < 3,
      retryDelay: (failures, error) => toldToWait(error) ?? pauseAfter(BACKOFF, failures + 1),
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: 'always' },
  },
})
