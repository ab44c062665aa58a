// Tasks, as they are written: each with its event, inside the transaction of whoever writes. It stores; it does not judge.

import type { Task } from '@pawl/kernel'
import type { Write } from '@pawl/operations'
import { deadlineColumn, priorityColumn, remindAtColumn, searchColumn, TASK_COLUMNS } from '../../rows.ts'
import type { Sender } from '../send.ts'
import { insertEvent } from './events.ts'

export function insertWrite(sender: Sender, { task, event }: Write): void {
  insertEvent(sender, event)
  insertTask(sender, task)
}

/** False if the task is not at the version the write was decided on. */
export function updateWrite(sender: Sender, { task, event }: Write): boolean {
  if (!updateTask(sender, task)) return false
  insertEvent(sender, event)
  return true
}

/** The one statement by which a task becomes another: at the version it was decided on. */
function updateTask(sender: Sender, task: Task): boolean {
  const sql = `update tasks set status = ?2, version = ?3, updated_at = ?4, fields = ?5, deadline = ?6, priority_rank = ?7, search_text = ?8,
    remind_at = ?9 where workspace = ?1 and id = ?10 and version = ?11`
  const changes = sender.run(
    sql,
    task.status,
    task.version,
    task.updatedAt,
    JSON.stringify(task.fields),
    deadlineColumn(task.fields),
    priorityColumn(task.fields),
    searchColumn(task.fields),
    remindAtColumn(task),
    task.id,
    task.version - 1,
  )
  return changes === 1
}

/** As it is, without its event. */
export function insertTask(sender: Sender, task: Task): void {
  const sql = `insert into tasks (workspace, ${TASK_COLUMNS}, deadline, priority_rank, search_text, remind_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
  sender.run(
    sql,
    task.id,
    task.number,
    task.lifecycle,
    task.status,
    task.version,
    task.createdBy,
    task.createdAt,
    task.updatedAt,
    JSON.stringify(task.fields),
    deadlineColumn(task.fields),
    priorityColumn(task.fields),
    searchColumn(task.fields),
    remindAtColumn(task),
  )
}
