// What happened is filed to be sent: the log is read on from where a hook is, and what fits its filter becomes a message.
//
// FL1. The messages, and the position up to which the log was read, are stored together by whichever server has the hook.
// FL2. What its owner may not see is not filed; whether they still may is looked at again when it is sent.
//     What it may not name to its owner, it does not name either (`access/hidden-links.ts`).
// FL3. A receiver that is away does not fill the store: once enough waits, the log is where the rest is kept.

import { fitsHook, readHookFilter } from '@pawl/contract'
import type { TaskEvent } from '@pawl/kernel'
import { leftOf } from '../access/hidden-links.ts'
import { EVERYTHING, isSeen } from '../access/sight.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import type { NewDelivery, StoredChannel, ToldEvent } from '../ports/reminder-store.ts'
import type { WorkspaceStore } from '../ports/store.ts'
import { deliveryId } from '../reminders/delivery-id.ts'
import type { OwnersSight } from './sight-of-owner.ts'

const PAGE = 200
/** So many wait for one hook at the most. */
const MOST_WAITING = 1_000

export interface Server {
  readonly name: string
  readonly now: () => number
  /** How long it has a hook before another may take it. */
  readonly lease: number
  /** It is about to go: what is left is the next one’s. */
  readonly isStopped?: () => boolean
}

/** Whether there may be more to file. */
export async function fileEvents(
  store: WorkspaceStore,
  hook: StoredRecord,
  channel: StoredChannel,
  { name: server, now, lease }: Server,
  sight: OwnersSight,
): Promise<boolean> {
  const after = channel.hook?.position ?? null
  const events = await store.eventsAfter(after, PAGE)
  const last = events.at(-1)
  if (last === undefined) return false
  if ((await store.countWaiting(hook.id)) >= MOST_WAITING) return false
  const all = events.map(({ event }) => event)
  const told = await whatFits(store, hook, all, sight)
  const deliveries = told.map((event) => messageOf(store.workspace, hook.id, event, now()))
  const filing = { hook: hook.id, server, now: now(), until: now() + lease, after, upTo: last.position, deliveries }
  return store.fileDeliveries(filing)
}

async function whatFits(
  store: WorkspaceStore,
  hook: StoredRecord,
  events: readonly TaskEvent[],
  sight: OwnersSight,
): Promise<readonly TaskEvent[]> {
  const filter = readHookFilter(String(hook.body.filter))
  if (filter.refused || sight === undefined) return []
  const ids = [...new Set(events.map(({ taskId }) => taskId))]
  const tasks = new Map((await store.findTasks(ids)).map((task) => [task.id, task]))
  const left = sight === EVERYTHING ? events : events.flatMap((event) => leftOf(event) ?? [])
  return left.filter((event) => {
    const task = tasks.get(event.taskId)
    return task !== undefined && fitsHook(filter.value, event, task) && isSeen(sight, task)
  })
}

/** Under an id that is worked out from what it tells, so that it is the same whoever files it. */
function messageOf(workspace: string, hook: string, event: TaskEvent, now: number): NewDelivery {
  const { taskId, number, version, trigger, from, to, by, at, set, cleared } = event
  const told: ToldEvent = { taskId, number, version, trigger, from, to, by, changed: [...Object.keys(set), ...cleared] }
  return {
    id: deliveryId(workspace, hook, taskId, String(version)),
    channel: hook,
    message: { event: told, dueAt: at },
    createdAt: now,
    lane: { name: taskId, place: version },
  }
}
