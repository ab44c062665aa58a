// Tasks and events as rows. Both databases have the same columns.

import { type Fields, isTaskOf, type LifecycleTable, type Task, type TaskEvent, type TaskOf } from '@pawl/kernel'
import {
  NO_DEADLINE,
  nextReminder,
  priorityRank,
  type StatusCounts,
  type StoredEvent,
  type StoredToken,
  type WaitingPage,
} from '@pawl/operations'

export interface TaskRow {
  id: string
  number: number
  lifecycle: string
  status: string
  version: number
  created_by: string
  created_at: number
  updated_at: number
  /** Text in SQLite, an object in PostgreSQL. */
  fields: string | Fields
}

export interface EventRow {
  position: string | number
  task_id: string
  version: number
  number: number
  lifecycle: string
  at: number
  actor: string
  trigger_name: string
  from_status: string | null
  to_status: string
  set_fields: string | Fields
  cleared_fields: string | string[]
  undoes: number | null
  principal: string | null
  batch: string | null
}

export interface TokenRow {
  name: string
  actor: string
  role: string
  /** Lists, as JSON. */
  rooms: string | null
  systems: string | null
  secret_hash: string
  created_by: string
  created_at: number
  expires_at: number | null
  last_used_at: number | null
  revoked_at: number | null
}

export const TASK_COLUMNS = 'id, number, lifecycle, status, version, created_by, created_at, updated_at, fields'
export const EVENT_COLUMNS =
  'task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes, principal, batch'
export const TOKEN_COLUMNS =
  'name, actor, may, role, rooms, systems, secret_hash, created_by, created_at, expires_at, last_used_at, revoked_at'

/** Not bound: some indexes are kept for one lifecycle only, and a database must see that they fit. */
export function isOf(lifecycle: string): string {
  return `lifecycle = '${lifecycle.replaceAll("'", "''")}'`
}

export function toTask(row: TaskRow): Task {
  return {
    id: row.id,
    number: row.number,
    lifecycle: row.lifecycle,
    status: row.status,
    version: row.version,
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    fields: typeof row.fields === 'string' ? JSON.parse(row.fields) : row.fields,
  }
}

/** By number, asked for so many at the most. */
export function toWaitingPage(rows: readonly TaskRow[], limit: number): WaitingPage {
  return { tasks: rows.map(toTask), last: rows.length < limit ? null : (rows.at(-1)?.number ?? null) }
}

/** Those of one lifecycle; their fields have the types of its table. */
export function toTasksOf<Table extends LifecycleTable>(table: Table, rows: readonly TaskRow[]): TaskOf<Table>[] {
  return rows.map(toTask).filter((task) => isTaskOf(table, task))
}

/** Those that are counted when a store is looked at as a whole. */
export type CountedTable =
  | 'tasks'
  | 'events'
  | 'tokens'
  | 'conversations'
  | 'rooms'
  | 'room_messages'
  | 'records'
  | 'security_events'

export interface CountRow {
  status: string
  tasks: number
}

export function toCounts(rows: readonly CountRow[]): StatusCounts {
  return Object.fromEntries(rows.map(({ status, tasks }) => [status, tasks]))
}

export function toStoredEvent(row: EventRow): StoredEvent {
  return { event: toEvent(row), position: String(row.position) }
}

export function toEvent(row: EventRow): TaskEvent {
  return {
    taskId: row.task_id,
    number: row.number,
    lifecycle: row.lifecycle,
    version: row.version,
    at: row.at,
    by: row.actor,
    ...(row.principal !== null && { principal: row.principal }),
    trigger: row.trigger_name,
    from: row.from_status,
    to: row.to_status,
    set: typeof row.set_fields === 'string' ? JSON.parse(row.set_fields) : row.set_fields,
    cleared: typeof row.cleared_fields === 'string' ? JSON.parse(row.cleared_fields) : row.cleared_fields,
    ...(row.undoes !== null && { undoes: row.undoes }),
    ...(row.batch !== null && { batch: row.batch }),
  }
}

export function toToken(row: TokenRow): StoredToken {
  return {
    name: row.name,
    actor: row.actor,
    role: row.role as StoredToken['role'],
    rooms: listIn(row.rooms),
    systems: listIn(row.systems) as StoredToken['systems'],
    secretHash: row.secret_hash,
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  }
}

/** In the order of its columns. Programs from before there were roles read `may`. */
export function tokenValues(token: StoredToken): (string | number | null)[] {
  const lists = [token.rooms, token.systems].map((list) => list && JSON.stringify(list))
  return [
    ...[token.name, token.actor, MAY[token.role], token.role, ...lists],
    ...[token.secretHash, token.createdBy, token.createdAt, token.expiresAt, token.lastUsedAt, token.revokedAt],
  ]
}

const MAY = { owner: 'admin', member: 'write', agent: 'write', auditor: 'read' } as const

function listIn(column: string | null): string[] | null {
  return column === null ? null : JSON.parse(column)
}

/** A row with the columns that are made from its fields. */
export interface FiledTaskRow extends TaskRow {
  deadline: string
  priority_rank: number
  search_text: string
  remind_at: number | null
}

export const FILED_TASK_COLUMNS = `${TASK_COLUMNS}, deadline, priority_rank, search_text, remind_at`

/** Which of them do not say what the fields say. */
export function misfiled(row: FiledTaskRow): string[] {
  const task = toTask(row)
  const fields = task.fields ?? {}
  const wrong: string[] = []
  if (row.deadline !== deadlineColumn(fields)) wrong.push('deadline')
  if (row.priority_rank !== priorityColumn(fields)) wrong.push('priority')
  if (row.search_text !== searchColumn(fields)) wrong.push('text')
  if (row.remind_at !== remindAtColumn({ ...task, fields })) wrong.push('reminder')
  return wrong
}

export function deadlineColumn(fields: Fields): string {
  return typeof fields.deadline === 'string' ? fields.deadline : NO_DEADLINE
}

export function priorityColumn(fields: Fields): number {
  return priorityRank(fields.priority)
}

/** When it reminds next; null if it does not. */
export function remindAtColumn(task: Task): number | null {
  return nextReminder(task)
}

/**
 * What a text filter looks in: case and form folded here, so that both databases find the same. Tags and the project stand
 * behind marks that no text can have, so that each can be looked for by itself.
 */
export function searchColumn(fields: Fields): string {
  const text = searchable(`${fields.title ?? fields.content ?? ''}\n${fields.description ?? ''}`)
  const tags = (Array.isArray(fields.tags) ? fields.tags : []).map((tag) => filedTag(String(tag)))
  const project = typeof fields.project === 'string' ? [filedProject(fields.project)] : []
  return text + [...tags, ...project].join('')
}

const MARK = '\u0001'

export function filedTag(tag: string): string {
  return `${MARK}#${searchable(tag)}${MARK}`
}

export function filedProject(project: string): string {
  return `${MARK}+${searchable(project)}${MARK}`
}

export function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
