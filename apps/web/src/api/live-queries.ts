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
const ABOUT_ONE_TASK: readonly OperationKey[] = [
  'showTask',
  'taskHistory',
  'showRoomTask',
  'lineage',
  'evidence',
  'whyTask',
]

export function useLiveQueries(): void {
  useEffect(() => {
    let gathered: EventView[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      const events = gathered
      gathered = []
      timer = undefined
      void queries.invalidateQueries({ predicate: ({ queryKey }) => events.some((event) => isAbout(event, queryKey)) })
    }
    const stop = listen({
      onEvent: (event) => {
        gathered.push(event)
        timer ??= setTimeout(refresh, GATHER)
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
  // A chain of attempts is asked for by one of them and changes with any.
  return key === 'lineage' || key === 'evidence' || task === event.taskId || task === String(event.number)
}

export function useConnection() {
  return useSyncExternalStore(watchConnection, connectionNow)
}
