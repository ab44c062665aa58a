// Leases: the last sign of life of whoever holds a task.

import type { Lease } from '@pawl/operations'
import { LEASE_COLUMNS, type LeaseRow } from '../../room-rows.ts'
import type { Sender } from '../send.ts'

/** An older epoch does not overwrite a newer one. */
export async function storeLease(sender: Sender, { taskId, session, epoch, renewedAt }: Lease): Promise<void> {
  const sql = `insert into pawl.leases as lease (workspace, ${LEASE_COLUMNS}) values ($1, $2, $3, $4, $5)
    on conflict (workspace, task_id) do update set session = excluded.session, epoch = excluded.epoch, renewed_at = excluded.renewed_at
    where excluded.epoch >= lease.epoch`
  await sender.write('renew_lease', sql, taskId, session, epoch, renewedAt)
}

export function leasesOfTasks(sender: Sender, taskIds: readonly string[]): Promise<LeaseRow[]> {
  const sql = `select ${LEASE_COLUMNS} from pawl.leases where workspace = $1 and task_id = any($2)`
  return sender.read('leases_of', sql, taskIds)
}
