// What must agree in a room beyond each task by itself.
//
// VR1. Who is attached knows its parents, and they know it: both are tasks of the same room.
// VR2. A message waits or has a task of its room, never both and never neither.
// VR3. Every claim raises the epoch by one, names its session, and a task that is held names its holder [D27].

import type { Task, TaskEvent } from '@pawl/kernel'
import type { RoomMessageRecord } from '../ports/room-store.ts'
import type { Snapshot } from '../ports/whole-store.ts'
import { roomMessages } from '../store/export-store.ts'

type Tasks = ReadonlyMap<string, Task>

const PAGE = 500

/** The tasks these speak of, by id. */
export async function othersOf(snapshot: Snapshot, tasks: readonly Task[]): Promise<Tasks> {
  const ids = tasks.flatMap((task) => [...idsIn(task, 'attachedTaskIds'), ...idsIn(task, 'parentTaskIds')])
  return byId(snapshot, ids)
}

export function* tieProblems(task: Task, others: Tasks, rooms: ReadonlySet<string>): Generator<string> {
  if (task.lifecycle !== 'room') return
  const room = String(task.fields?.chatroomId)
  if (!rooms.has(room)) yield `is in the room ${room}, which there is not`
  for (const [own, theirs] of [
    ['attachedTaskIds', 'parentTaskIds'],
    ['parentTaskIds', 'attachedTaskIds'],
  ] as const) {
    const ids = idsIn(task, own)
    if (new Set(ids).size !== ids.length) yield `names a task twice in ${own}`
    for (const id of ids) {
      const other = others.get(id)
      if (other === undefined) yield `names ${id} in ${own}, which there is not`
      else if (other.fields.chatroomId !== room) yield `names task ${other.number} of another room in ${own}`
      else if (!idsIn(other, theirs).includes(task.id))
        yield `names task ${other.number} in ${own}, which does not name it in ${theirs}`
    }
  }
}

export function* claimProblems(task: Task, events: readonly TaskEvent[]): Generator<string> {
  if (task.lifecycle !== 'room') return
  let epoch = 0
  for (const { trigger, set, cleared, version } of events) {
    if (trigger === 'claimTask') {
      epoch++
      if (set.epoch !== epoch) yield `version ${version}: claim ${epoch} has the epoch ${set.epoch}`
      if (typeof set.claimedBy !== 'string') yield `version ${version}: a claim without a session`
    } else if (set.epoch !== undefined || cleared.includes('epoch'))
      yield `version ${version}: ${trigger} changes the epoch`
  }
  const isHeld = task.status === 'acknowledged' || task.status === 'in_progress'
  if (isHeld && typeof task.fields.claimedBy !== 'string') yield `is ${task.status}, but nobody holds it`
}

export async function* messageProblems(snapshot: Snapshot, room: string): AsyncGenerator<string> {
  let page: RoomMessageRecord[] = []
  const problems = async () => {
    const tasks = await byId(
      snapshot,
      page.flatMap(({ taskId }) => taskId ?? []),
    )
    const found = page.flatMap((message) => {
      const problem = problemOf(message, tasks)
      return problem === undefined ? [] : [`message ${message.position} of room ${room} ${problem}`]
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

function problemOf({ queuePosition, taskId, position, room }: RoomMessageRecord, tasks: Tasks): string | undefined {
  if (taskId === null) return queuePosition === null ? 'neither waits nor has a task' : undefined
  if (queuePosition !== null) return 'waits and has a task'
  const task = tasks.get(taskId)
  if (task === undefined) return `has the task ${taskId}, which there is not`
  const isIts = task.fields.chatroomId === room && task.fields.sourceMessageId === `m${position}`
  return isIts ? undefined : `has the task ${task.number}, which does not come from it`
}

async function byId(snapshot: Snapshot, ids: readonly string[]): Promise<Tasks> {
  const distinct = [...new Set(ids)]
  const found = distinct.length === 0 ? [] : await snapshot.findTasks(distinct)
  return new Map(found.map((task) => [task.id, task]))
}

function idsIn(task: Task, field: 'attachedTaskIds' | 'parentTaskIds'): readonly string[] {
  const value = task.lifecycle === 'room' ? task.fields?.[field] : undefined
  return Array.isArray(value) ? (value as readonly string[]) : []
}
