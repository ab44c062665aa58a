// A room at a glance: who works on what and is still alive, what is pending, what waits, what a person has to look at.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import { lastProgress } from '../attempts/last-progress.ts'
import type { Context } from '../context.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { LogStore } from '../ports/log-store.ts'
import type { RoomStore } from '../ports/room-store.ts'
import { toRoomView } from './create-room.ts'
import { toRoomTaskView } from './room-decisions.ts'
import { isOverdue, isSuspect, lastSeen } from './suspect.ts'
import { isOffered } from './waiting-line.ts'

const SHOWN = 200
/** Among how many those with a label are looked for. */
const MANY = 10_000

export async function roomStatus(
  context: Context<RoomStore & LogStore & Pick<AccountStore, 'workspace'>>,
  { room: id, label }: InputOf<Operations['roomStatus']>,
): Promise<Outcome<ResultOf<Operations['roomStatus']>>> {
  const { store } = context
  const room = await store.findRoom(id)
  if (room === undefined) return refuse('ROOM_NOT_FOUND', { room: id })
  const of = async (...statuses: string[]) => {
    const tasks = await store.roomTasks({ room: id, statuses, limit: label === undefined ? SHOWN : MANY })
    return tasks.filter(({ fields }) => label === undefined || fields.labels?.includes(label)).slice(0, SHOWN)
  }
  const working = await of('acknowledged', 'in_progress')
  const leases = await store.leasesOf(working.map((task) => task.id))
  const logs = await store.logsOf(working.map((task) => task.id))
  const now = context.now()
  const pending = await of('pending')
  const queue = [
    ...(await of('queued')).map(({ fields, number }) => ({
      ...{ position: fields.queuePosition ?? 0, content: fields.content, message: null, task: number },
      priority: fields.priority ?? 0,
    })),
    ...(await store.waitingMessages(id, SHOWN)).map(({ queuePosition, content, position, priority }) => ({
      ...{ position: queuePosition ?? 0, content, message: position, task: null },
      priority,
    })),
  ]
  return succeed({
    room: toRoomView(room),
    working: working.map((task) => ({
      ...toRoomTaskView(task),
      holder: task.fields.claimedBy ?? '',
      since: task.fields.acknowledgedAt ?? 0,
      lastSeen: lastSeen(task, leases),
      lastProgress: lastProgress(task, logs),
      state: isSuspect(task, leases, room.settings, now) ? ('suspect' as const) : ('alive' as const),
      overdue: isOverdue(task, room.settings, now),
    })),
    pending: pending.map(toRoomTaskView),
    unmatched: pending.flatMap((task) => {
      const { skills = [] } = task.fields
      return skills.length === 0 || isOffered(store, task) ? [] : [{ task: task.number, skills: [...skills] }]
    }),
    queue: queue.sort((a, b) => b.priority - a.priority || a.position - b.position),
    review: (await of('pending_user_review')).map(toRoomTaskView),
    backlog: (await of('backlog', 'backlog_acknowledged')).length,
  })
}
