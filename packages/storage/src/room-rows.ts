// Rows of rooms, and what they are in the domain.

import type { RoomTask } from '@pawl/kernel'
import { type Lease, type RoomSettings, type StoredRoom, type StoredRoomMessage, sourceMessage } from '@pawl/operations'

export const ROOM_COLUMNS = 'id, settings, created_by, created_at'
export const ROOM_MESSAGE_COLUMNS = 'position, sender, content, at, attached, queue_position, task_id'
export const LEASE_COLUMNS = 'task_id, session, epoch, renewed_at'

/** A task of these is work that someone has or could have now. */
export const ACTIVE_STATUSES = ['pending', 'acknowledged', 'in_progress'] as const

export interface RoomRow {
  id: string
  settings: string | RoomSettings
  created_by: string
  created_at: number
}

export interface RoomMessageRow {
  position: number
  sender: string
  content: string
  at: number
  attached: string | readonly string[]
  queue_position: number | null
  task_id: string | null
}

export interface LeaseRow {
  task_id: string
  session: string
  epoch: number
  renewed_at: number
}

export function toRoom({ id, settings, created_by, created_at }: RoomRow): StoredRoom {
  return { id, settings: fromJson<RoomSettings>(settings), createdBy: created_by, createdAt: created_at }
}

export function toRoomMessage(row: RoomMessageRow): StoredRoomMessage {
  const { position, sender, content, at } = row
  return {
    ...{ position, sender, content, at, attached: fromJson<readonly string[]>(row.attached) },
    ...{ queuePosition: row.queue_position, taskId: row.task_id },
  }
}

export function toLease({ task_id, session, epoch, renewed_at }: LeaseRow): Lease {
  return { taskId: task_id, session, epoch, renewedAt: renewed_at }
}

export function attachedTo(task: RoomTask | undefined): readonly string[] {
  return task?.fields.attachedTaskIds ?? []
}

/** What is attached to it and what it is attached to. */
export function tiedTo(task: RoomTask | undefined): readonly string[] {
  return [...attachedTo(task), ...(task?.fields.parentTaskIds ?? [])]
}

/** Whoever changed last is among the tasks that were written last; what was only edited since makes room for some more. */
export const tasksToLookAt = (limit: number) => 2 * limit + 100

/** The positions of the messages that tasks came from. */
export function sourcesOf(tasks: Iterable<RoomTask>): readonly number[] {
  const positions = new Set<number>()
  for (const { fields } of tasks) {
    const position = sourceMessage(fields.sourceMessageId)
    if (position !== undefined) positions.add(position)
  }
  return [...positions]
}

/** PostgreSQL hands back what SQLite keeps as text. */
function fromJson<Value>(value: string | Value): Value {
  return typeof value === 'string' ? (JSON.parse(value) as Value) : value
}
