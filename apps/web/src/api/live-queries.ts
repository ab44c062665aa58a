// Keeps what is on screen true: answers that an event makes stale are asked for again, a batch of events only once.

import type { EventView, OperationKey } from '@pawl/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { connectionNow, listen, watchConnection } from './live.ts'
import { queries } from './operation.ts'
import { isStaleAfter, isStaleAfterRecord } from './stale-answers.ts'

/** How long events are gathered into a batch. */
const GATHER = 60

export function useLiveQueries(): void {
  useEffect(() => {
    let gathered: EventView[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    let refreshing = false
    // One at a time: what asks again from the beginning with every event never ends while agents are busy.
    const refresh = async () => {
      timer = undefined
      if (refreshing) return
      refreshing = true
      while (gathered.length > 0) {
        const events = gathered
        gathered = []
        await queries.invalidateQueries({
          predicate: ({ queryKey: [key, input] }) =>
            events.some((event) => isStaleAfter(event, key as OperationKey, input)),
        })
      }
      refreshing = false
    }
    const stop = listen({
      onEvent: (event) => {
        gathered.push(event)
        timer ??= setTimeout(() => void refresh(), GATHER)
      },
      onRecord: () =>
        void queries.invalidateQueries({
          predicate: ({ queryKey: [key] }) => isStaleAfterRecord(key as OperationKey),
        }),
      onGap: () => void queries.invalidateQueries(),
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}

export function useConnection() {
  return useSyncExternalStore(watchConnection, connectionNow)
}
