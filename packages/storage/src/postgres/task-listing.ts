// What a task is listed by: the columns of migrations 0035 and 0041, made of its status and fields. No index names anything else that
// changes, so that a change which leaves them alone is stored in its place.
//
// TL1. Every write of a task writes these columns too, and `pawl verify` compares them with the fields.
// TL2. A change that sets and clears none of LISTED_FIELDS leaves all of them alone but those that follow from the status
//     and from who holds the task; `isMoveAlone` says which changes these are.

import { LOCAL_ACTOR } from '@pawl/contract'
import { governed, room, type Task, type TaskEvent, todo } from '@pawl/kernel'
import { type FiledTaskRow, misfiled, TASK_COLUMNS, toTask } from '../rows.ts'

export interface Listing {
  readonly listed_in: string | null
  readonly listed_as: string
  readonly role: string | null
  readonly needs: string
  readonly claim_priority: number
  readonly queue_position: number | null
  readonly held_by: string | null
  readonly paused_until: number | null
  readonly waits: boolean
  readonly shared_with: readonly string[] | null
}

export interface ListedTaskRow extends FiledTaskRow, Listing {
  readonly listed_at: number
}

const LISTING = [
  'listed_in',
  'listed_as',
  'role',
  'needs',
  'claim_priority',
  'queue_position',
  'held_by',
  'paused_until',
  'waits',
  'shared_with',
] as const satisfies readonly (keyof Listing)[]

export const LISTED_TASK_COLUMNS = `${TASK_COLUMNS}, deadline, priority_rank, search_text, remind_at, listed_at, ${LISTING.join(', ')}`

/** Fields that a column is made of, but for who holds the task; and the result, by whose words it is found too. */
const LISTED_FIELDS = new Set([
  ...['title', 'content', 'description', 'tags', 'project', 'result', 'deadline', 'priority'],
  ...[
    'ownedBy',
    'sharedWith',
    'chatroomId',
    'initiative_id',
    'role',
    'queuePosition',
    'waitsFor',
    'pausedUntil',
    'skills',
  ],
])

export function isMoveAlone({ set, cleared }: TaskEvent): boolean {
  for (const field in set) if (LISTED_FIELDS.has(field)) return false
  return !cleared.some((field) => LISTED_FIELDS.has(field))
}

const HELD = 'held'
const LATER = ' later'
const ASKED = 'asked'

/** What tasks of a room in these statuses are listed as. */
export function listedAs(statuses: readonly string[]): string[] {
  const words = statuses.flatMap((status) => {
    if (isHeld(status)) return [HELD]
    if (status === 'pending' || status === 'queued') return [status, status + LATER]
    return status === 'pending_user_review' ? [status, ASKED] : [status]
  })
  return [...new Set(words)]
}

export function listingOf(task: Task): Listing {
  const { lifecycle, status, fields } = task
  const inRoom = lifecycle === room.name
  return {
    listed_in: textOr(null, placeOf(task)),
    listed_as: inRoom ? wordInRoom(task) : status,
    role: inRoom ? textOr(null, fields.role) : null,
    needs: inRoom && Array.isArray(fields.skills) ? inOneOrder(fields.skills.map(String)) : '',
    claim_priority: inRoom ? numberOr(0, fields.priority) : 0,
    queue_position: inRoom ? numberOr(null, fields.queuePosition) : null,
    held_by: holderOf(task),
    paused_until: inRoom && status === 'pending' ? numberOr(null, fields.pausedUntil) : null,
    waits: fields.waitsFor !== undefined,
    shared_with: lifecycle === todo.name && Array.isArray(fields.sharedWith) ? fields.sharedWith.map(String) : null,
  }
}

/** By bytes, as the index compares them. */
function inOneOrder(skills: readonly string[]): string {
  return skills.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))).join(' ')
}

/** When it is listed anew: null if the change leaves it where it is in the list of what changed last. */
export function listedAt(task: Task, event: TaskEvent): number | null {
  if (task.lifecycle === todo.name || event.from === null) return event.at
  return event.from === event.to || (isHeld(event.from) && isHeld(event.to)) ? null : event.at
}

/** Those of one role in one room that offer the same. */
export interface Claimers {
  readonly room: string
  readonly role: string
  readonly sessions: readonly string[]
  readonly skills: readonly string[]
  /** So many of the room are held at once. */
  readonly parallel: number
}

/** What their tasks have in `held_by`. */
export function heldByEach(role: string, sessions: readonly string[]): string[] {
  return sessions.map((session) => heldBy(role, session))
}

/** No role has a slash in its name. */
function heldBy(role: string, session: string): string {
  return `${role}/${session}`
}

/** Which of the columns do not say what the fields say. */
export function mislisted(row: ListedTaskRow): string[] {
  const task = toTask(row)
  const listing = listingOf({ ...task, fields: task.fields ?? {} })
  const wrong: string[] = LISTING.filter((column) => JSON.stringify(row[column]) !== JSON.stringify(listing[column]))
  const isLate = task.lifecycle === todo.name ? row.listed_at !== row.updated_at : row.listed_at > row.updated_at
  return [...misfiled(row), ...wrong, ...(isLate ? ['listed_at'] : [])]
}

function placeOf({ lifecycle, fields }: Task): unknown {
  if (lifecycle === todo.name) return fields.ownedBy ?? LOCAL_ACTOR
  return lifecycle === room.name ? fields.chatroomId : fields.initiative_id
}

function wordInRoom({ status, fields }: Task): string {
  if (isHeld(status)) return HELD
  const isLater = fields.waitsFor !== undefined || fields.pausedUntil !== undefined
  if (status === 'pending' || status === 'queued') return isLater ? status + LATER : status
  const isAsked = status === 'pending_user_review' && fields.askedOf === 'user' && fields.answer === undefined
  return isAsked ? ASKED : status
}

function holderOf({ lifecycle, status, fields }: Task): string | null {
  if (lifecycle === room.name)
    return isHeld(status) && typeof fields.claimedBy === 'string' && typeof fields.assignedTo === 'string'
      ? heldBy(fields.assignedTo, fields.claimedBy)
      : null
  const isOpen = status === 'pending' || status === 'in_progress' || status === 'blocked'
  return lifecycle === governed.name && isOpen ? textOr(null, fields.assignee) : null
}

const isHeld = (status: string) => status === 'acknowledged' || status === 'in_progress'

function textOr<Other>(other: Other, value: unknown): string | Other {
  return typeof value === 'string' ? value : other
}

function numberOr<Other>(other: Other, value: unknown): number | Other {
  return typeof value === 'number' ? value : other
}
