// Rows of rooms, and what they are in the domain.

import { defaultSettings } from '@pawl/contract'
import type { RoomTask } from '@pawl/kernel'
import {
  type Lease,
  type MadeRoom,
  type MessageFields,
  type RoomSettings,
  type StoredRoom,
  type StoredRoomMessage,
  sourceMessage,
} from '@pawl/operations'

export const ROOM_COLUMNS = 'id, settings, created_by, created_at'
/** A room as it was made, and the head of its record: what was changed of it since. */
export const roomWithChanges = (schema: string) => `select made.id, made.settings, made.created_by, made.created_at,
    head.version, head.state, head.body from ${schema}rooms as made
  left join ${schema}record_heads as head
    on head.workspace = made.workspace and head.kind = 'chatroom' and head.id = made.id`

export const ROOM_MESSAGE_COLUMNS =
  'position, sender, content, at, attached, queue_position, task_id, priority, fields, cancelled_at'
export const LEASE_COLUMNS = 'task_id, session, epoch, renewed_at'

/** A task of these is work that someone has or could have now. */
/** Where more may be held at once, a claim does not count them: that would cost more than the claim. */
export const MOST_COUNTED = 1_000

export const ACTIVE_STATUSES = ['pending', 'acknowledged', 'in_progress'] as const

/** A task of these can be moved to another place. */
export const IN_LINE_STATUSES = ['pending', 'queued'] as const

export interface MadeRoomRow {
  id: string
  settings: string | RoomSettings
  created_by: string
  created_at: number
}

export interface RoomRow extends MadeRoomRow {
  version: number | null
  state: string | null
  body: string | { readonly settings: RoomSettings } | null
}

export interface RoomMessageRow {
  position: number
  sender: string
  content: string
  at: number
  attached: string | readonly string[]
  queue_position: number | null
  task_id: string | null
  priority: number
  fields: string | MessageFields
  cancelled_at: number | null
}

export interface LeaseRow {
  task_id: string
  session: string
  epoch: number
  renewed_at: number
}

export function toMadeRoom({ id, settings, created_by, created_at }: MadeRoomRow): MadeRoom {
  return { id, settings: fromJson<RoomSettings>(settings), createdBy: created_by, createdAt: created_at }
}

export function toRoom(row: RoomRow): StoredRoom {
  const made = toMadeRoom(row)
  const changed = row.body === null ? undefined : fromJson<{ readonly settings: RoomSettings }>(row.body)
  return {
    ...made,
    settings: { ...defaultSettings(), ...(changed?.settings ?? made.settings) },
    version: row.version ?? 1,
    state: row.state === 'closed' ? 'closed' : 'open',
  }
}

export function toRoomMessage(row: RoomMessageRow): StoredRoomMessage {
  const { position, sender, content, at } = row
  return {
    position,
    sender,
    content,
    at,
    attached: fromJson<readonly string[]>(row.attached),
    queuePosition: row.queue_position,
    taskId: row.task_id,
    priority: row.priority,
    fields: fromJson<MessageFields>(row.fields),
    cancelledAt: row.cancelled_at,
  }
}

export function toLease({ task_id, session, epoch, renewed_at }: LeaseRow): Lease {
  return { taskId: task_id, session, epoch, renewedAt: renewed_at }
}

export function attachedTo(task: RoomTask | undefined): readonly string[] {
  return task?.fields.attachedTaskIds ?? []
}

/** What is attached to it, what it is attached to, what waits for it, and whose question it answers. */
export function tiedTo(task: RoomTask | undefined): readonly string[] {
  const { parentTaskIds = [], blocks = [], answersTask } = task?.fields ?? {}
  return [...attachedTo(task), ...parentTaskIds, ...blocks, ...(answersTask === undefined ? [] : [answersTask])]
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
