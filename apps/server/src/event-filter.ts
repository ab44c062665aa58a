// Which events someone who follows a part of the work wants to hear of.

import type { Principal } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import { isSeen, leftOf, letInto, type StoredEvent, sightOf, type WorkspaceStore } from '@pawl/operations'
import { sharedLogOf } from './shared-log.ts'

export interface Followed {
  readonly task?: string | undefined
  readonly room?: string | undefined
  readonly initiative?: string | undefined
}

export type EventFilter = (events: readonly StoredEvent[]) => Promise<readonly StoredEvent[]>

/** What of a task says who sees it, and may change. */
const WHO_SEES = ['sharedWith', 'assignee'] as const

/** Of how many tasks it is remembered where they belong; then it is looked up again. */
const MOST_KNOWN = 10_000

/** Nobody hears of what is not there for them, whatever they follow. */
export function eventFilter(
  store: WorkspaceStore,
  { task, room, initiative }: Followed,
  principal: Principal,
): EventFilter {
  const seen = principal.alone ? undefined : whatIsThere(store, principal)
  const inRoom = room === undefined ? undefined : tasksThat(store, ({ fields }) => fields.chatroomId === room)
  const inInitiative =
    initiative === undefined ? undefined : tasksThat(store, ({ fields }) => fields.initiative_id === initiative)
  const isTask = ({ event }: StoredEvent) => event.taskId === task || String(event.number) === task?.replace('#', '')
  return async (all) => {
    const events = seen === undefined ? all : await seen(all.flatMap(withoutWhatDepends))
    const ofTask = task === undefined ? events : events.filter(isTask)
    const ofRoom = inRoom === undefined ? ofTask : await inRoom(ofTask)
    return inInitiative === undefined ? ofRoom : inInitiative(ofRoom)
  }
}

/** Who has something that depends on it is nobody else's to know (`hidden-links.ts`). */
function withoutWhatDepends(stored: StoredEvent): StoredEvent | readonly StoredEvent[] {
  const event = leftOf(stored.event)
  if (event === undefined) return []
  return event === stored.event ? stored : { ...stored, event }
}

/** Who is let into a room or an initiative may change while they listen. */
function whatIsThere(store: WorkspaceStore, principal: Principal): EventFilter {
  let now: { readonly closed: string; readonly wanted: EventFilter } | undefined
  return async (events) => {
    const { closed } = await letInto(store, principal)
    const key = JSON.stringify(closed)
    if (now?.closed !== key) {
      const sight = sightOf(principal, closed)
      now = { closed: key, wanted: tasksThat(store, (one) => isSeen(sight, one)) }
    }
    return now.wanted(events)
  }
}

/**
 * A task belongs to its room, its initiative or its owner from the beginning and for good. With whom a to-do is shared, and
 * to whom a task is given, changes: then it is looked up again, and whoever it is taken back from is told that as the last of it.
 */
function tasksThat(
  store: WorkspaceStore,
  fits: (task: Pick<Task, 'lifecycle' | 'fields' | 'number'>) => boolean,
): EventFilter {
  const known = new Map<string, boolean>()
  return async (events) => {
    if (known.size > MOST_KNOWN) known.clear()
    for (const { event } of events) {
      if (event.from === null)
        known.set(event.taskId, fits({ lifecycle: event.lifecycle, number: event.number, fields: event.set }))
    }
    const lost = new Set<string>()
    for (const { event } of events.filter(changesSight)) {
      if (known.get(event.taskId) === true) lost.add(event.taskId)
      known.delete(event.taskId)
    }
    const unknown = new Set(events.map(({ event }) => event.taskId).filter((id) => !known.has(id)))
    const found = unknown.size === 0 ? [] : await sharedLogOf(store).findTasks([...unknown])
    for (const one of found) known.set(one.id, fits(one))
    return events.filter((stored) => {
      const { taskId } = stored.event
      return known.get(taskId) === true || (lost.has(taskId) && changesSight(stored))
    })
  }
}

function changesSight({ event }: StoredEvent): boolean {
  return WHO_SEES.some((field) => field in event.set || event.cleared.includes(field))
}
