// When work last got on, apart from whether its holder is alive: something new was said of it, or its command printed
// something. A claim that is renewed says neither.

import type { RoomTask } from '@pawl/kernel'
import type { LogHead } from '../ports/log-store.ts'

export function lastProgress({ id, fields }: RoomTask, logs: readonly LogHead[]): number {
  const { epoch, acknowledgedAt = 0, startedAt = 0, progressedAt = 0 } = fields
  const log = logs.find(({ taskId, attempt }) => taskId === id && attempt === epoch)
  return Math.max(acknowledgedAt, startedAt, progressedAt, log?.lastAt ?? 0)
}
