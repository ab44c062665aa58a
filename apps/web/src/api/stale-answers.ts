// Which answers a change makes stale. The declaration of each operation says it; `npm run docs` writes it into the routes.

import type { EventView, OperationKey } from '@pawl/contract'
import { type Route, routes } from './routes.ts'

/** After an event of a task, for the answer to this operation with this input. */
export function isStaleAfter(event: EventView, key: OperationKey, input: unknown): boolean {
  const staleAfter = staleAfterOf(key)
  if (staleAfter === undefined || !staleAfter.changesOf.some((one) => one === event.lifecycle)) return false
  if (!staleAfter.onlyItsTask) return true
  const { task } = input as { readonly task?: string }
  return task === event.taskId || task === String(event.number)
}

/** After a change that has no event of a task: of a record, a room, what is said in one. */
export function isStaleAfterRecord(key: OperationKey): boolean {
  return staleAfterOf(key)?.changesOf.includes('record') ?? false
}

/** What is asked and is no operation, such as an invitation, is never stale. */
function staleAfterOf(key: string): Route['staleAfter'] {
  return (routes as { readonly [key: string]: Route | undefined })[key]?.staleAfter
}

/** Events keep it true, however old it is. */
export function isKeptLive(key: string): boolean {
  return staleAfterOf(key)?.keptLive ?? false
}
