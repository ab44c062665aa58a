// What the clock of a server does in rooms, whether anyone waits there or not: pauses end when their time has come, and an
// attempt that takes longer than its room allows has failed.
//
// LR1. A limit is a setting of the room, and none holds unless someone set it. A supervisor keeps it first: the clock waits
//     until one would have told of it.
// LR2. Of several servers one writes it: each is decided on the task as it is then.

import { CLOCK_ACTOR, endingLine } from '@pawl/contract'
import type { Relation, RoomTask } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'
import type { RoomStore, StoredRoom } from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { endPauses } from './end-pauses.ts'
import { endedUnfinished } from './fail-attempt.ts'
import { limitsOf } from './retry-pause.ts'
import { written } from './room-decisions.ts'
import { GRACE } from './suspect.ts'

const MANY = 10_000
const BY_RULE: readonly Relation[] = ['roomRule']

type Store = RoomStore & TaskStore

interface LookedAfter {
  /** When there is more to do; infinity if nothing is known of. */
  readonly next: number
  /** So soon after it is begun may work be over its limit, in milliseconds; infinity where no room has one. */
  readonly soonestAfterStart: number
  /** So soon after anything is written may something be due: a limit, or the end of a pause. */
  readonly soonestAfterWrite: number
}

export async function lookAfterRooms(store: Store, now: number): Promise<LookedAfter> {
  const context: Context<Store> = {
    store,
    actor: CLOCK_ACTOR,
    language: 'en',
    now: () => now,
    newId,
    principal: { name: CLOCK_ACTOR, role: 'member', alone: false },
  }
  let { next } = await endPauses(context)
  let soonestAfterStart = Number.POSITIVE_INFINITY
  let soonestPause = Number.POSITIVE_INFINITY
  for (const room of await store.listRooms()) {
    const { attemptSeconds, taskSeconds, retrySeconds } = room.settings
    if (retrySeconds > 0) soonestPause = Math.min(soonestPause, retrySeconds * 1000)
    if (attemptSeconds === 0 && taskSeconds === 0) continue
    next = Math.min(next, await endOverdue(context, room))
    // Of what was tried before, any second may be the last.
    const shortest = taskSeconds > 0 ? 1 : attemptSeconds
    soonestAfterStart = Math.min(soonestAfterStart, shortest * 1000 + GRACE)
  }
  return { next, soonestAfterStart, soonestAfterWrite: Math.min(soonestAfterStart, soonestPause) }
}

/** When the next of them takes too long. */
async function endOverdue(context: Context<Store>, room: StoredRoom): Promise<number> {
  let next = Number.POSITIVE_INFINITY
  for (const task of await context.store.roomTasks({ room: room.id, statuses: ['in_progress'], limit: MANY })) {
    const at = overAt(task, room)
    if (at > context.now()) next = Math.min(next, at)
    else await failOverdue(context, room, task)
  }
  return next
}

/** Infinity if nothing limits it. */
function overAt(task: RoomTask, { settings }: StoredRoom): number {
  const { attemptSeconds } = limitsOf(task, settings)
  const { startedAt } = task.fields
  if (attemptSeconds === 0 || startedAt === undefined) return Number.POSITIVE_INFINITY
  return startedAt + attemptSeconds * 1000 + GRACE
}

async function failOverdue(context: Context<Store>, room: StoredRoom, seen: RoomTask): Promise<void> {
  await context.store.changeRoom(room.id, [seen.id], (view) => {
    const task = view.tasks.get(seen.id)
    if (task === undefined || task.fields.epoch !== seen.fields.epoch || task.status !== 'in_progress')
      return written([])
    const { attemptSeconds } = limitsOf(task, view.room.settings)
    if (overAt(task, view.room) > context.now()) return written([])
    const reason = endingLine({ how: 'took_too_long', seconds: attemptSeconds })
    return endedUnfinished(context, view, task, BY_RULE, { failed: true, reason })
  })
}
