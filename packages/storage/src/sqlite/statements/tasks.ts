// Tasks, as they are read.

import type { Task } from '@pawl/kernel'
import type { Owners, TaskQuery, TaskRef } from '@pawl/operations'
import { listQuery } from '../../list-query.ts'
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

const DIALECT = {
  table: 'tasks',
  placeholder: (index: number) => `?${index}`,
  contains: (column: string, placeholder: string) => `instr(${column}, ${placeholder}) > 0`,
  owner: OWNER,
  field: (name: string) => `json_extract(fields, '$.${name}')`,
  ownedTable: 'tasks indexed by todos_by_owner',
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
  const { sql, values } = listQuery(query, DIALECT)
  return sender.all(sql, ...values)
}

export function tasksAfter(sender: Sender, number: number, limit: number): FiledTaskRow[] {
  const sql = `select ${FILED_TASK_COLUMNS} from tasks where workspace = ? and number > ? order by number limit ?`
  return sender.all(sql, number, limit)
}

/** All of them after 0: every task has an event. */
export function tasksChangedAfter(sender: Sender, lifecycle: string, sequence: number): TaskRow[] {
  const all = `select ${TASK_COLUMNS} from tasks where workspace = ?1 and ${isOf(lifecycle)}`
  if (sequence === 0) return sender.all(`${all} order by number`)
  const changed = 'select task_id from events where workspace = ?1 and sequence > ?2'
  return sender.all(`${all} and id in (${changed}) order by number`, sequence)
}

/** Read from an index alone. */
export function statusCounts(sender: Sender, lifecycle: string, owners?: Owners): CountRow[] {
  if (owners !== undefined) {
    const own = `select status, count(*) as tasks from tasks where workspace = ? and ${isOf(lifecycle)}
      and ${OWNER} in (select value from json_each(?)) group by status`
    return sender.all(own, JSON.stringify(owners))
  }
  const sql = `select status, count(*) as tasks from tasks where workspace = ? and ${isOf(lifecycle)} group by status`
  return sender.all(sql)
}
