// Which events someone who follows a part of the work wants to hear of.

import type { StoredEvent, WorkspaceStore } from '@pawl/operations'

export interface Followed {
  readonly task?: string | undefined
  readonly room?: string | undefined
  readonly initiative?: string | undefined
}

export type EventFilter = (events: readonly StoredEvent[]) => Promise<readonly StoredEvent[]>

/** Of how many tasks it is remembered where they belong; then it is looked up again. */
const MOST_KNOWN = 10_000

export function eventFilter(store: WorkspaceStore, { task, room, initiative }: Followed): EventFilter {
  const inRoom = room === undefined ? undefined : fieldIs(store, 'chatroomId', room)
  const inInitiative = initiative === undefined ? undefined : fieldIs(store, 'initiative_id', initiative)
  const isTask = ({ event }: StoredEvent) => event.taskId === task || String(event.number) === task?.replace('#', '')
  return async (events) => {
    const ofTask = task === undefined ? events : events.filter(isTask)
    const ofRoom = inRoom === undefined ? ofTask : await inRoom(ofTask)
    return inInitiative === undefined ? ofRoom : inInitiative(ofRoom)
  }
}

/** A task belongs to its room, or to its initiative, from the beginning and for good. */
function fieldIs(store: WorkspaceStore, field: string, value: string): EventFilter {
  const known = new Map<string, boolean>()
  return async (events) => {
    if (known.size > MOST_KNOWN) known.clear()
    for (const { event } of events) {
      if (event.from === null) known.set(event.taskId, event.set[field] === value)
    }
    const unknown = new Set(events.map(({ event }) => event.taskId).filter((id) => !known.has(id)))
    const found = unknown.size === 0 ? [] : await store.findTasks([...unknown])
    for (const { id, fields } of found) known.set(id, fields[field] === value)
    return events.filter(({ event }) => known.get(event.taskId) === true)
  }
}
