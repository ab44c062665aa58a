// How work flowed over the last days, how long it stayed in each status, and what has come to a halt: from the events,
// as the store is at one moment.

import {
  type InputOf,
  lifecyclesOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  succeed,
  toTaskView,
} from '@pawl/contract'
import { type Lifecycle, lifecycles, present } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { TaskScope } from '../ports/insight-store.ts'
import type { RecordStore } from '../ports/record-store.ts'
import type { RoomStore } from '../ports/room-store.ts'
import type { Snapshot, WholeStore } from '../ports/whole-store.ts'
import { type Day, lastDays } from './days.ts'
import { ChangesOfDays, type TimeInStatus } from './fold-changes.ts'
import { LongestStays } from './longest-stay.ts'
import { suspectsIn } from './suspects.ts'

type Result = ResultOf<Operations['insight']>

export async function insight(
  context: Context<WholeStore & RoomStore & RecordStore>,
  input: InputOf<Operations['insight']>,
): Promise<Outcome<Result>> {
  const { room, initiative, days, timeZone } = input
  const { store } = context
  if (room !== undefined && (await store.findRoom(room)) === undefined) return refuse('ROOM_NOT_FOUND', { room })
  if (initiative !== undefined && (await store.findRecord('initiative', initiative)) === undefined)
    return refuse('INITIATIVE_NOT_FOUND', { initiative })
  const name = input.lifecycle ?? present(lifecyclesOf({ room, initiative })[0])
  const lifecycle: Lifecycle = lifecycles[name]
  const scope = { lifecycle: name, room, initiative }
  const now = context.now()
  const snapshot = await store.openSnapshot()
  try {
    const flowed = await lookBack(snapshot, lifecycle, scope, lastDays(now, days, timeZone))
    return succeed({
      lifecycle: name,
      statuses: Object.keys(lifecycle.statuses),
      ...flowed,
      stuck: await stuckIn(snapshot, lifecycle, scope, now, flowed.timeInStatus),
      suspects: name === 'room' ? await suspectsIn(context, room, now) : [],
    })
  } finally {
    await snapshot.close()
  }
}

async function lookBack(snapshot: Snapshot, lifecycle: Lifecycle, scope: TaskScope, days: readonly Day[]) {
  const changes = new ChangesOfDays(lifecycle, days)
  for await (const page of snapshot.statusChanges(scope, days[0]?.start ?? 0)) {
    for (const change of page) changes.add(change)
  }
  return {
    flow: changes.flow(await snapshot.statusCounts(scope)),
    throughput: changes.throughput(),
    timeInStatus: changes.timeInStatus(),
  }
}

/** What has ended is not stuck. */
async function stuckIn(
  snapshot: Snapshot,
  lifecycle: Lifecycle,
  scope: TaskScope,
  now: number,
  times: readonly TimeInStatus[],
): Promise<Result['stuck']> {
  const unfinished = Object.entries(lifecycle.statuses).flatMap(([status, { end }]) =>
    end === undefined ? status : [],
  )
  const longest = new LongestStays(now, times)
  for await (const page of snapshot.stays(scope, unfinished)) for (const stay of page) longest.add(stay)
  const tasks = await snapshot.findTasks(longest.found.map(({ taskId }) => taskId))
  return longest.found.flatMap(({ taskId, since, forMs, usualMs }) => {
    const task = tasks.find(({ id }) => id === taskId)
    return task === undefined ? [] : { task: toTaskView(task), since, forMs, usualMs }
  })
}
