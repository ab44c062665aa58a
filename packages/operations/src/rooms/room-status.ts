// A room at a glance: who works on what and is still alive, what is pending, what waits, what a person has to look at.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import { type RoomTask, shortenText } from '@pawl/kernel'
import { lastProgress } from '../attempts/last-progress.ts'
import type { Context } from '../context.ts'
import { linksOf, nameOf } from '../dependencies/links.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { LogStore } from '../ports/log-store.ts'
import type { RoomStore } from '../ports/room-store.ts'
import type { TaskReader } from '../ports/task-store.ts'
import { toRoomView } from './create-room.ts'
import { queueOf } from './list-messages.ts'
import { reviewedLater } from './reviews.ts'
import { takesPlace, toRoomTaskView } from './room-decisions.ts'
import { isOverdue, isSuspect, lastSeen } from './suspect.ts'
import { isOffered } from './waiting-line.ts'

const SHOWN = 200
/** Among how many those with a label are looked for. */
const MANY = 10_000
const TAKING_PLACES = ['pending', 'acknowledged', 'in_progress']

export async function roomStatus(
  context: Context<RoomStore & LogStore & Pick<AccountStore, 'workspace'> & Pick<TaskReader, 'findTasks'>>,
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
  const review = await of('pending_user_review')
  const later = await reviewedLater(store, review)
  // Whatever label is looked for, all of them take places.
  const all = await store.roomTasks({ room: id, statuses: TAKING_PLACES, limit: MANY })
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
    waits: await waitsOf(store, pending),
    active: all.filter(takesPlace).length,
    queue: queueOf(await of('queued'), await store.waitingMessages(id, SHOWN)),
    review: review.map(toRoomTaskView),
    reviewLater: review.flatMap(({ id, number }) => {
      const after = later.get(id)
      return after === undefined ? [] : [{ task: number, after: [...after] }]
    }),
    backlog: (await of('backlog', 'backlog_acknowledged')).length,
  })
}

const TITLE = 100

/** For what each of them waits, as whoever asks may know it. */
async function waitsOf(store: Pick<TaskReader, 'findTasks'>, pending: readonly RoomTask[]) {
  const waiting = pending.filter((task) => linksOf(task, 'waitsFor').length > 0)
  const ids = new Set(waiting.flatMap((task) => linksOf(task, 'waitsFor')))
  const found = ids.size === 0 ? [] : await store.findTasks([...ids])
  const known = new Map(found.map((task) => [task.id, task]))
  return waiting.map((task) => {
    const [all, dropped] = [linksOf(task, 'waitsFor'), linksOf(task, 'droppedBlockers')]
    const on = all.flatMap((id) => {
      const one = known.get(id)
      if (one === undefined) return []
      const [title = ''] = nameOf(one).split('\n')
      return [{ task: one.number, title: shortenText(title, TITLE), dropped: dropped.includes(id) }]
    })
    return { task: task.number, on, hidden: all.length - on.length }
  })
}
