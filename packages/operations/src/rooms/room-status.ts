// A room at a glance: who works on what and is still alive, what is pending, what waits, what a person has to look at.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { RoomStore } from '../ports/room-store.ts'
import { toRoomView } from './create-room.ts'
import { toRoomTaskView } from './room-decisions.ts'
import { isSuspect, lastSeen } from './suspect.ts'

const SHOWN = 200

export async function roomStatus(
  context: Context<RoomStore>,
  { room: id }: InputOf<Operations['roomStatus']>,
): Promise<Outcome<ResultOf<Operations['roomStatus']>>> {
  const { store } = context
  const room = await store.findRoom(id)
  if (room === undefined) return refuse('ROOM_NOT_FOUND', { room: id })
  const of = (...statuses: string[]) => store.roomTasks({ room: id, statuses, limit: SHOWN })
  const working = await of('acknowledged', 'in_progress')
  const leases = await store.leasesOf(working.map((task) => task.id))
  const now = context.now()
  const queue = [
    ...(await of('queued')).map(({ fields, number }) => ({
      ...{ position: fields.queuePosition ?? 0, content: fields.content, message: null, task: number },
    })),
    ...(await store.waitingMessages(id, SHOWN)).map(({ queuePosition, content, position }) => ({
      ...{ position: queuePosition ?? 0, content, message: position, task: null },
    })),
  ]
  return succeed({
    room: toRoomView(room),
    working: working.map((task) => ({
      ...toRoomTaskView(task),
      holder: task.fields.claimedBy ?? '',
      since: task.fields.acknowledgedAt ?? 0,
      lastSeen: lastSeen(task, leases),
      state: isSuspect(task, leases, room.settings, now) ? ('suspect' as const) : ('alive' as const),
    })),
    pending: (await of('pending')).map(toRoomTaskView),
    queue: queue.sort((a, b) => a.position - b.position),
    review: (await of('pending_user_review')).map(toRoomTaskView),
    backlog: (await of('backlog', 'backlog_acknowledged')).length,
  })
}
