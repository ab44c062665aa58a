// Which answers a change makes stale. The declaration of each operation says it; `npm run docs` writes it into the routes.

import type { EventView, OperationKey } from '@pawl/contract'
import { routes } from './routes.ts'

/** After an event of a task, for the answer to this operation with this input. */
export function isStaleAfter(event: EventView, key: OperationKey, input: unknown): boolean {
  const { staleAfter } = routes[key]
  if (staleAfter === undefined || !staleAfter.changesOf.some((one) => one === event.lifecycle)) return false
  if (!staleAfter.onlyItsTask) return true
  const { task } = input as { readonly task?: string }
  return task === event.taskId || task === String(event.number)
}

/** After a change that has no event of a task: of a record, a room, what is said in one. */
export function isStaleAfterRecord(key: OperationKey): boolean {
  return routes[key].staleAfter?.changesOf.includes('record') ?? false
}
