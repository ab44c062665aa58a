// Keeps what is on screen true: whatever an event is about is asked again, many events at once only once.

import type { EventView, OperationKey } from '@pawl/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { connectionNow, listen, watchConnection } from './live.ts'
import { queries } from './operation.ts'

/** How long events are gathered before what they are about is asked again. */
const GATHER = 60

/** What the tasks of each lifecycle are seen in. */
const SEEN_IN = {
  todo: [
    ...(['listTasks', 'showTask', 'taskHistory', 'listChanges', 'whyTask'] as const),
    ...(['listConversations', 'showConversation'] as const),
  ],
  room: [
    ...(['listRooms', 'roomStatus', 'roomHistory', 'listBacklog', 'showRoomTask'] as const),
    ...(['showTask', 'taskHistory', 'whyTask'] as const),
  ],
  governed: [
    ...(['listInitiatives', 'showInitiative', 'inbox', 'showItem', 'lineage', 'evidence'] as const),
    ...(['listPolicies', 'showPolicy', 'listWorkers'] as const),
    ...(['showTask', 'taskHistory', 'whyTask'] as const),
  ],
} as const satisfies { readonly [lifecycle: string]: readonly OperationKey[] }
/** What can change without any task changing. */
const BESIDE_TASKS: readonly OperationKey[] = [...SEEN_IN.room, ...SEEN_IN.governed]
/** A chain of attempts, and what is attached to what, is asked for by one task and changes with any of the others. */
const ABOUT_ONE_TASK: readonly OperationKey[] = ['showTask', 'taskHistory', 'whyTask']

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
          predicate: ({ queryKey }) => events.some((event) => isAbout(event, queryKey)),
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
          predicate: ({ queryKey: [key] }) => BESIDE_TASKS.includes(key as OperationKey),
        }),
      onGap: () => void queries.invalidateQueries(),
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}

function isAbout(event: EventView, [key, input]: readonly unknown[]): boolean {
  if (key === 'insight' || key === 'listLifecycles') return true
  const seenIn: readonly string[] = SEEN_IN[event.lifecycle as keyof typeof SEEN_IN] ?? []
  if (!seenIn.includes(key as string)) return false
  if (!ABOUT_ONE_TASK.includes(key as OperationKey)) return true
  const { task } = input as { readonly task?: string }
  return task === event.taskId || task === String(event.number)
}

export function useConnection() {
  return useSyncExternalStore(watchConnection, connectionNow)
}
