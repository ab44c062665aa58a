// Whether a claim still shows signs of life. It only shows: nothing follows from it but what someone does [D28].

import type { RoomTask } from '@pawl/kernel'
import type { Lease, RoomSettings } from '../ports/room-store.ts'

export function lastSeen(task: RoomTask, leases: readonly Lease[]): number {
  const lease = leases.find(({ taskId, epoch }) => taskId === task.id && epoch === task.fields.epoch)
  return Math.max(lease?.renewedAt ?? 0, task.updatedAt)
}

export function isSuspect(
  task: RoomTask,
  leases: readonly Lease[],
  { leaseSeconds }: RoomSettings,
  now: number,
): boolean {
  return now - lastSeen(task, leases) > leaseSeconds * 1000
}
