// Claims without a sign of life, in one room or in all of them [D28].

import { type Operations, type ResultOf, toTaskView } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { RoomStore, StoredRoom } from '../ports/room-store.ts'
import { isSuspect, lastSeen } from '../rooms/suspect.ts'

type Suspects = ResultOf<Operations['insight']>['suspects']

const MOST_IN_A_ROOM = 200

export async function suspectsIn(
  context: Context<RoomStore>,
  room: string | undefined,
  now: number,
): Promise<Suspects> {
  const rooms = (await context.store.listRooms()).filter(({ id }) => room === undefined || id === room)
  const found: Suspects = []
  for (const one of rooms) found.push(...(await suspectsOf(context, one, now)))
  return found.sort((a, b) => a.lastSeen - b.lastSeen)
}

async function suspectsOf({ store }: Context<RoomStore>, { id, settings }: StoredRoom, now: number): Promise<Suspects> {
  const statuses = ['acknowledged', 'in_progress']
  const working = await store.roomTasks({ room: id, statuses, limit: MOST_IN_A_ROOM })
  const leases = await store.leasesOf(working.map((task) => task.id))
  return working
    .filter((task) => isSuspect(task, leases, settings, now))
    .map((task) => ({
      task: toTaskView(task),
      holder: task.fields.claimedBy ?? '',
      since: task.fields.acknowledgedAt ?? 0,
      lastSeen: lastSeen(task, leases),
    }))
}
