// The tasks of governed work.

import { type GovernedTask, governed } from '@pawl/kernel'
import { TASK_COLUMNS, type TaskRow, toTasksOf } from '../../rows.ts'
import type { Sender } from '../send.ts'

/** What is assigned to this worker and not handed in yet, by number. */
export async function workerTasks(sender: Sender, worker: string): Promise<GovernedTask[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and lifecycle = 'governed'
    and held_by = $2 order by number`
  return toTasksOf(governed, await sender.read<TaskRow>('worker_tasks', sql, worker))
}

/** By number. */
export async function initiativeTasks(sender: Sender, initiative: string, limit: number): Promise<GovernedTask[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and lifecycle = 'governed'
    and listed_in = $2 order by number limit $3`
  return toTasksOf(governed, await sender.readOnce<TaskRow>(sql, initiative, limit))
}
