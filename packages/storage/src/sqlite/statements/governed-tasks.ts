// The tasks of governed work.

import { type GovernedTask, governed } from '@pawl/kernel'
import { LIVE } from '@pawl/operations'
import { TASK_COLUMNS, type TaskRow, toTasksOf } from '../../rows.ts'
import type { Sender } from '../send.ts'

const ASSIGNEE = `json_extract(fields, '$.assignee')`
const IN_WORK = `workspace = ?1 and lifecycle = 'governed' and status in ('pending', 'in_progress', 'blocked') and ${ASSIGNEE}`
const IN_INITIATIVE = `workspace = ?1 and lifecycle = 'governed' and json_extract(fields, '$.initiative_id') = ?2`
const NOT_OVER = `status in (${LIVE.map((status) => `'${status}'`).join(', ')})`

/** What is assigned to this worker and not handed in yet, by number. */
export function workerTasks(sender: Sender, worker: string): GovernedTask[] {
  return tasksWhere(sender, `${IN_WORK} = ?2 order by number`, worker)
}

/** By number. */
export function initiativeTasks(sender: Sender, initiative: string, limit: number): GovernedTask[] {
  return tasksWhere(sender, `${IN_INITIATIVE} order by +number limit +?3`, initiative, limit)
}

/** By number. */
export function liveTasks(sender: Sender, initiative: string): GovernedTask[] {
  return tasksWhere(sender, `${IN_INITIATIVE} and ${NOT_OVER} order by number`, initiative)
}

/** Two at the most. */
export function liveTaskIds(sender: Sender, initiative: string): string[] {
  const sql = `select id from tasks where ${IN_INITIATIVE} and ${NOT_OVER} limit 2`
  return sender.all<{ id: string }>(sql, initiative).map((row) => row.id)
}

const free = (isWaiting: 'is null' | 'is not null') => `select ${TASK_COLUMNS} from tasks
  where ${IN_INITIATIVE} and status = 'pending' and ${ASSIGNEE} is null and json_extract(fields, '$.waitsFor') ${isWaiting}
  order by number limit 2`

/** The two oldest pending ones that nobody is assigned to; those that wait for others come last [D50]. */
export function unassignedTasks(sender: Sender, initiative: string): GovernedTask[] {
  // Each part in the order of the index: in one, all of them would be sorted for the two.
  const sql = `select * from (${free('is null')}) union all select * from (${free('is not null')}) limit 2`
  return toTasksOf(governed, sender.all<TaskRow>(sql, initiative))
}

/** How many tasks each worker has in work. */
export function workerLoads(sender: Sender): { worker: string; count: number }[] {
  const sql = `select ${ASSIGNEE} as worker, count(*) as count from tasks where ${IN_WORK} is not null group by ${ASSIGNEE}`
  return sender.all(sql)
}

function tasksWhere(sender: Sender, condition: string, ...values: readonly (string | number)[]): GovernedTask[] {
  return toTasksOf(governed, sender.all<TaskRow>(`select ${TASK_COLUMNS} from tasks where ${condition}`, ...values))
}
