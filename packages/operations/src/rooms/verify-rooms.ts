// What must agree in a room beyond each task by itself.
//
// VR1. Who is attached knows its parents, and they know it: both are tasks of the same room.
// VR2. A message waits, has a task of its room or was taken back: one of the three, and only one.
// VR3. Every claim raises the epoch by one, names its session, and a task that is held names its holder [D27].
// VR4. A task that answers a question names a task of its room, and the one that waits for it names it back [D49].

import type { Difference } from '@pawl/contract'
import type { Task, TaskEvent } from '@pawl/kernel'
import type { RoomMessageRecord } from '../ports/room-store.ts'
import type { Snapshot } from '../ports/whole-store.ts'
import { roomMessages } from '../store/export-store.ts'

type Tasks = ReadonlyMap<string, Task>

const PAGE = 500

/** The tasks these speak of, by id. */
export async function othersOf(snapshot: Snapshot, tasks: readonly Task[]): Promise<Tasks> {
  const ids = tasks.flatMap((task) => [
    ...[...idsIn(task, 'attachedTaskIds'), ...idsIn(task, 'parentTaskIds')],
    ...[...idsIn(task, 'answersTask'), ...idsIn(task, 'askedIn')],
  ])
  return byId(snapshot, ids)
}

export function* tieProblems(task: Task, others: Tasks, rooms: ReadonlySet<string>): Generator<Difference> {
  if (task.lifecycle !== 'room') return
  const room = String(task.fields?.chatroomId)
  if (!rooms.has(room)) yield { reason: 'no_room', room }
  for (const [own, theirs] of [
    ['attachedTaskIds', 'parentTaskIds'],
    ['parentTaskIds', 'attachedTaskIds'],
  ] as const) {
    const ids = idsIn(task, own)
    if (new Set(ids).size !== ids.length) yield { reason: 'named_twice', field: own }
    for (const id of ids) {
      const other = others.get(id)
      if (other === undefined) yield { reason: 'names_nothing', field: own, task: id }
      else if (other.fields.chatroomId !== room) yield { reason: 'names_other_room', field: own, task: other.number }
      else if (!idsIn(other, theirs).includes(task.id))
        yield { reason: 'not_named_back', field: own, task: other.number, back: theirs }
    }
  }
  for (const field of ['answersTask', 'askedIn'] as const) {
    for (const id of idsIn(task, field)) {
      const other = others.get(id)
      if (other === undefined) yield { reason: 'names_nothing', field, task: id }
      else if (other.fields.chatroomId !== room) yield { reason: 'names_other_room', field, task: other.number }
      else if (field === 'askedIn' && !idsIn(other, 'answersTask').includes(task.id))
        yield { reason: 'not_named_back', field, task: other.number, back: 'answersTask' }
    }
  }
}

export function* claimProblems(task: Task, events: readonly TaskEvent[]): Generator<Difference> {
  if (task.lifecycle !== 'room') return
  let epoch = 0
  for (const { trigger, set, cleared, version } of events) {
    const inVersion = (because: Difference): Difference => ({ reason: 'in_version', version, because })
    if (trigger === 'claimTask') {
      epoch++
      if (set.epoch !== epoch) yield inVersion({ reason: 'claim_epoch', claim: epoch, epoch: String(set.epoch) })
      if (typeof set.claimedBy !== 'string') yield inVersion({ reason: 'claim_without_session' })
    } else if (set.epoch !== undefined || cleared.includes('epoch'))
      yield inVersion({ reason: 'epoch_changed', trigger })
  }
  const isHeld = task.status === 'acknowledged' || task.status === 'in_progress'
  if (isHeld && typeof task.fields.claimedBy !== 'string') yield { reason: 'held_by_nobody', status: task.status }
}

export async function* messageProblems(snapshot: Snapshot, room: string): AsyncGenerator<Difference> {
  let page: RoomMessageRecord[] = []
  const problems = async () => {
    const tasks = await byId(
      snapshot,
      page.flatMap(({ taskId }) => taskId ?? []),
    )
    const found = page.flatMap((message): Difference[] => {
      const because = problemOf(message, tasks)
      return because === undefined ? [] : [{ reason: 'in_room_message', room, position: message.position, because }]
    })
    page = []
    return found
  }
  for await (const message of roomMessages(snapshot, room)) {
    page.push(message)
    if (page.length === PAGE) yield* await problems()
  }
  yield* await problems()
}

function problemOf(message: RoomMessageRecord, tasks: Tasks): Difference | undefined {
  const { queuePosition, taskId, position, room, cancelledAt } = message
  if (cancelledAt !== null)
    return taskId === null && queuePosition === null ? undefined : { reason: 'cancelled_and_more' }
  if (taskId === null) return queuePosition === null ? { reason: 'neither_waits_nor_task' } : undefined
  if (queuePosition !== null) return { reason: 'waits_and_task' }
  const task = tasks.get(taskId)
  if (task === undefined) return { reason: 'message_task_missing', task: taskId }
  const isIts = task.fields.chatroomId === room && task.fields.sourceMessageId === `m${position}`
  return isIts ? undefined : { reason: 'message_task_not_its', task: task.number }
}

async function byId(snapshot: Snapshot, ids: readonly string[]): Promise<Tasks> {
  const distinct = [...new Set(ids)]
  const found = distinct.length === 0 ? [] : await snapshot.findTasks(distinct)
  return new Map(found.map((task) => [task.id, task]))
}

function idsIn(task: Task, field: 'attachedTaskIds' | 'parentTaskIds' | 'answersTask' | 'askedIn'): readonly string[] {
  const value = task.lifecycle === 'room' ? task.fields?.[field] : undefined
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? (value as readonly string[]) : []
}
