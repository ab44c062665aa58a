// Keeps what is on screen true: events change the answers they name, a batch of events only once. What changes without an
// event of a task (records, rooms) is asked for again.

import type { EventView, OperationKey } from '@pawl/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { LiveAnswers } from '../live/live-answers.ts'
import { standingNow } from '../moves/standing.ts'
import { noteNews } from './after-change.ts'
import { connectionNow, listen, watchConnection } from './live.ts'
import { queries } from './operation.ts'
import { request } from './request.ts'
import { isStaleAfterRecord } from './stale-answers.ts'

/** How long events are gathered into a batch. */
const GATHER = 60

const answers = new LiveAnswers(queries, {
  findTask: async (id) => (await request('showTask', { task: id })).task,
  standing: standingNow,
})

export function useLiveQueries(): void {
  useEffect(() => {
    let gathered: EventView[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    let refreshing = false
    // One batch at a time: what asks again from the beginning with every event never ends while agents are busy.
    const refresh = async () => {
      timer = undefined
      if (refreshing) return
      refreshing = true
      while (gathered.length > 0) {
        const events = gathered
        gathered = []
        await answers.hear(events)
      }
      refreshing = false
    }
    const stopWatching = answers.watchArrivals()
    const stop = listen({
      onEvent: (event) => {
        noteNews(event)
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
      stopWatching()
      clearTimeout(timer)
    }
  }, [])
}

export function useConnection() {
  return useSyncExternalStore(watchConnection, connectionNow)
}
