// Whether a claim still shows signs of life, and whether it takes too long. It only shows: nothing follows from it but what someone
// does [D28].

import type { RoomTask } from '@pawl/kernel'
import type { Lease, RoomSettings } from '../ports/room-store.ts'

export function lastSeen(task: RoomTask, leases: readonly Lease[]): number {
  const lease = leases.find(({ taskId, epoch }) => taskId === task.id && epoch === task.fields.epoch)
  return Math.max(lease?.renewedAt ?? 0, task.updatedAt)
}

export function isSilent(
  task: RoomTask,
  leases: readonly Lease[],
  { leaseSeconds }: RoomSettings,
  now: number,
): boolean {
  return now - lastSeen(task, leases) > leaseSeconds * 1000
}

/** A supervisor has ended it by then; an agent without one is ended by the server's clock. */
export function isOverdue({ fields }: RoomTask, { attemptSeconds }: RoomSettings, now: number): boolean {
  return attemptSeconds > 0 && fields.startedAt !== undefined && now - fields.startedAt > attemptSeconds * 1000 + GRACE
}

/** Until a command that is asked to stop was killed and that was told. */
export const GRACE = 15_000

export function isSuspect(task: RoomTask, leases: readonly Lease[], settings: RoomSettings, now: number): boolean {
  return isSilent(task, leases, settings, now) || isOverdue(task, settings, now)
}
