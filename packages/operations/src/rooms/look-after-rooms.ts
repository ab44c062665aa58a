// What the clock of a server does in rooms, whether anyone waits there or not: pauses end when their time has come, and an
// attempt that takes longer than its room allows has failed.
//
// LR1. A limit is a setting of the room, and none holds unless someone set it. A supervisor keeps it first: the clock waits
//     until one would have told of it.
// LR2. Of several servers one writes it: each is decided on the task as it is then.

import { attemptWords, CLOCK_ACTOR } from '@pawl/contract'
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

/** When there is more to do; infinity if nothing is known of. */
export async function lookAfterRooms(store: Store, now: number): Promise<number> {
  const context: Context<Store> = {
    ...{ store, actor: CLOCK_ACTOR, language: 'en', now: () => now, newId },
    principal: { name: CLOCK_ACTOR, role: 'member', alone: false },
  }
  let { next } = await endPauses(context)
  for (const room of await store.listRooms()) {
    const { attemptSeconds, taskSeconds } = room.settings
    if (attemptSeconds > 0 || taskSeconds > 0) next = Math.min(next, await endOverdue(context, room))
  }
  return next
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
    const reason = attemptWords[context.language].tookTooLong(attemptSeconds)
    return endedUnfinished(context, view, task, BY_RULE, { failed: true, reason })
  })
}
