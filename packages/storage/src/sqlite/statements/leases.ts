// Leases: the last sign of life of whoever holds a task.

import type { Lease } from '@pawl/operations'
import { LEASE_COLUMNS, type LeaseRow } from '../../room-rows.ts'
import type { Sender } from '../send.ts'

/** An older epoch does not overwrite a newer one. */
export function storeLease(sender: Sender, { taskId, session, epoch, renewedAt }: Lease): void {
  const sql = `insert into leases (workspace, ${LEASE_COLUMNS}) values (?, ?, ?, ?, ?)
    on conflict (workspace, task_id) do update set session = excluded.session, epoch = excluded.epoch, renewed_at = excluded.renewed_at
    where excluded.epoch >= leases.epoch`
  sender.run(sql, taskId, session, epoch, renewedAt)
}

export function leaseOfTask(sender: Sender, taskId: string): LeaseRow | undefined {
  return sender.get(`select ${LEASE_COLUMNS} from leases where workspace = ? and task_id = ?`, taskId)
}
