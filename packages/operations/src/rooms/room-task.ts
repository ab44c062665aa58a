// A task that must be one of a room.

import { type Outcome, refuse, succeed } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { parseTaskRef } from '../task-ref.ts'

export async function roomTask({ store }: Context, ref: string): Promise<Outcome<Task>> {
  const task = await store.findTask(parseTaskRef(ref))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
  return task.lifecycle === 'room' ? succeed(task) : refuse('NOT_A_ROOM_TASK', { task: ref, lifecycle: task.lifecycle })
}

export const roomOf = (task: Task) => String(task.fields.chatroomId)
