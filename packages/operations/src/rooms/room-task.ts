// Tasks that must be of a room.

import { type Outcome, refuse, succeed } from '@pawl/contract'
import { isTaskOf, type RoomTask, room, type Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { TaskReader } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'

export async function roomTask({ store }: Context<TaskReader>, ref: string): Promise<Outcome<RoomTask>> {
  const task = await store.findTask(parseTaskRef(ref))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
  return isTaskOf(room, task) ? succeed(task) : refuse('NOT_A_ROOM_TASK', { task: ref, lifecycle: task.lifecycle })
}

/** What was read or written as a task of a room. That it is none is a defect of the caller. */
export function asRoomTask(task: Task | undefined): RoomTask {
  if (task === undefined || !isTaskOf(room, task)) throw new Error(`No task of a room: ${task?.id}`)
  return task
}

export const roomOf = (task: RoomTask) => task.fields.chatroomId
