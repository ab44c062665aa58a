// Looks which schedules are due, of a workspace or of one of its rooms.

import type { Store } from './post-one.ts'
import { toScheduleView } from './schedule-record.ts'

const MANY = 10_000

interface Looked {
  readonly posted: number
  /** When the next one is due; infinity if there is none. */
  readonly next: number
}

/** Of one workspace, or of one room of it. */
export async function postScheduled(store: Store, now: number, room?: string): Promise<Looked> {
  const query = {
    kind: 'schedule',
    states: ['active'],
    limit: MANY,
    ...(room !== undefined && { subject: room }),
  } as const
  let posted = 0
  let next = Number.POSITIVE_INFINITY
  for (const record of await store.records(query)) {
    const due = Date.parse(toScheduleView(record).next)
    if (due > now) next = Math.min(next, due)
    else {
      const { postOne } = await import('./post-one.ts')
      const done = await postOne(store, now, record)
      posted += done.posted ? 1 : 0
      next = Math.min(next, done.next)
    }
  }
  return { posted, next }
}
