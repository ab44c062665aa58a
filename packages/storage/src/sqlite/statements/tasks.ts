// Tasks, as they are read.

import type { Task } from '@pawl/kernel'
import type { FiledCount, Owners, TaskQuery, TaskRef, WaitingQuery } from '@pawl/operations'
import { listWalks, merged, type Sharing } from '../../list-query.ts'
import {
  type CountRow,
  FILED_TASK_COLUMNS,
  type FiledTaskRow,
  isOf,
  TASK_COLUMNS,
  type TaskRow,
  toTask,
} from '../../rows.ts'
import type { Sender } from '../send.ts'

/** As the index `todos_by_owner` has it. */
export const OWNER = `coalesce(json_extract(fields, '$.ownedBy'), 'person:local')`
const sharesOf = (names: string) =>
  `select task_id from todo_shares where workspace = ?1 and person in (select value from json_each(${names}))`
/** With one of these names, a list as JSON. */
export const sharedWith = (names: string) => `id in (${sharesOf(names)})`
/** What is shared with them, found by their names and by nothing else: `cross` keeps the order in which the two are read. */
const sharedTable = (names: string) =>
  `(select distinct task_id from (${sharesOf(names)})) as shared cross join tasks on tasks.id = shared.task_id`

/** Of which to-dos these columns are there for some people, whose names are given as the second value: theirs, and those shared. */
export function thereFor(columns: string): string {
  const own = `${OWNER} in (select value from json_each(?2))`
  return `select ${columns} from tasks where workspace = ?1 and lifecycle = 'todo' and ${own}
    union select ${columns} from ${sharedTable('?2')} where workspace = ?1 and lifecycle = 'todo'`
}

const DIALECT = {
  table: 'tasks',
  placeholder: (index: number) => `?${index}`,
  contains: (column: string, placeholder: string) => `instr(${column}, ${placeholder}) > 0`,
  owner: OWNER,
  field: (name: string) => `json_extract(fields, '$.${name}')`,
  ownedTable: 'tasks indexed by todos_by_owner',
  sharedTable,
  sharedWith: () => 'true',
  columnsOf: () => ({ status: 'status', updatedAt: 'updated_at' }),
  room: `json_extract(fields, '$.chatroomId')`,
}

export function taskByRef(sender: Sender, ref: TaskRef): Task | undefined {
  return 'id' in ref ? taskById(sender, ref.id) : taskByNumber(sender, ref.number)
}

export function taskById(sender: Sender, id: string): Task | undefined {
  const row = sender.get<TaskRow>(`select ${TASK_COLUMNS} from tasks where workspace = ? and id = ?`, id)
  return row && toTask(row)
}

function taskByNumber(sender: Sender, number: number): Task | undefined {
  const row = sender.get<TaskRow>(`select ${TASK_COLUMNS} from tasks where workspace = ? and number = ?`, number)
  return row && toTask(row)
}

export function tasksListed(sender: Sender, query: TaskQuery): TaskRow[] {
  if (query.owners?.length === 0) return []
  const sharing = query.owners === undefined ? 'nothing' : sharingWith(sender, query.owners)
  const walks = listWalks(query, DIALECT, sharing)
  const read = () => walks.map(({ sql, values }) => sender.all<ListedRow>(sql, ...values))
  // What another process moves between two of them is in one, and in one alone.
  return merged(query, walks.length === 1 ? read() : sender.reading(read))
}

/** With what the list is sorted by. */
type ListedRow = TaskRow & { readonly [column in 'deadline' | 'priority_rank' | 'changed' | 'place']?: string | number }

/** One look in an index of names, where walking through what is shared costs as much as walking through their own. */
function sharingWith(sender: Sender, owners: Owners): Sharing {
  const names = owners.map((_, index) => `?${index + 2}`).join(', ')
  const sql = `select 1 from todo_shares where workspace = ?1 and person in (${names}) limit 1`
  const isShared = sender.get(sql, ...owners)
  return isShared === undefined ? 'nothing' : 'something'
}

/** Those that wait for others, by number. */
export function tasksWaiting(sender: Sender, { after, limit, dropped }: WaitingQuery): TaskRow[] {
  const sql = `select ${TASK_COLUMNS} from tasks indexed by tasks_waiting where workspace = ? and number > ?
    and json_extract(fields, '$.waitsFor') is not null
    ${dropped ? "and json_extract(fields, '$.droppedBlockers') is not null" : ''} order by number limit +?`
  return sender.all(sql, after, limit)
}

export function tasksAfter(sender: Sender, number: number, limit: number): FiledTaskRow[] {
  const sql = `select ${FILED_TASK_COLUMNS} from tasks where workspace = ? and number > ? order by number limit +?`
  return sender.all(sql, number, limit)
}

const allOf = (lifecycle: string) => `select ${TASK_COLUMNS} from tasks where workspace = ?1 and ${isOf(lifecycle)}`
/** The `+` hides the order of an index: with it SQLite goes through all tasks there are, and asks of each whether it changed. */
export const changedAfter = (lifecycle: string) =>
  `${allOf(lifecycle)} and id in (select task_id from events where workspace = ?1 and sequence > ?2) order by +number`

/** All of them after 0: every task has an event. */
export function tasksChangedAfter(sender: Sender, lifecycle: string, sequence: number): TaskRow[] {
  if (sequence === 0) return sender.all(`${allOf(lifecycle)} order by number`)
  return sender.all(changedAfter(lifecycle), sequence)
}

/** Read from an index alone. */
export function statusCounts(sender: Sender, lifecycle: string, owners?: Owners): CountRow[] {
  if (owners !== undefined) {
    const own = `select status, count(*) as tasks from (${thereFor('id, status')}) group by status`
    return sender.all(own, JSON.stringify(owners))
  }
  const sql = `select status, count(*) as tasks from tasks where workspace = ? and ${isOf(lifecycle)} group by status`
  return sender.all(sql)
}

/** Of what is open: what a person has in hand, however much is done. */
export function filedCounts(sender: Sender, owners?: Owners): FiledCount[] {
  const columns = 'id, fields, status'
  const there =
    owners === undefined ? `select ${columns} from tasks where workspace = ?1 and ${isOf('todo')}` : thereFor(columns)
  const open = `with open as materialized (select fields from (${there}) where status in ('open', 'in_progress'))`
  const sql = `${open}
    select 'project' as kind, json_extract(fields, '$.project') as name, count(*) as tasks from open
      where json_extract(fields, '$.project') is not null group by name
    union all
    select 'tag' as kind, tag.value as name, count(*) as tasks from open, json_each(open.fields, '$.tags') as tag group by name`
  return owners === undefined ? sender.all(sql) : sender.all(sql, JSON.stringify(owners))
}
