// How long failed work rests before it is tried again, and whether it is tried again at all [D37].

import type { RoomTask } from '@pawl/kernel'
import type { RoomSettings } from '../ports/room-store.ts'

/** Tasks that failed together are not all tried again together: a tenth more, by chance. */
const SPREAD = 0.1

/** In milliseconds: the room's first pause, doubled with every failure in a row, up to its longest. Chance is from 0 to 1. */
export function pauseAfterFailure(
  failures: number,
  { retrySeconds, longestPauseSeconds }: Pick<RoomSettings, 'retrySeconds' | 'longestPauseSeconds'>,
  chance: number,
): number {
  const seconds = Math.min(retrySeconds * 2 ** (failures - 1), longestPauseSeconds)
  return Math.round(seconds * 1000 * (1 + SPREAD * chance))
}

/** A person is asked: it failed too often in a row, or all attempts together took too long. */
export function isGivenUp(
  { failures, workedSeconds }: { readonly failures: number; readonly workedSeconds: number },
  { mostAttempts, taskSeconds }: Pick<RoomSettings, 'mostAttempts' | 'taskSeconds'>,
): boolean {
  return failures >= mostAttempts || (taskSeconds > 0 && workedSeconds >= taskSeconds)
}

/** How long an attempt may take: no longer than is left for all attempts together. 0 is without end. */
export function limitsOf(
  { fields }: RoomTask,
  { attemptSeconds, quietSeconds, taskSeconds }: Pick<RoomSettings, 'attemptSeconds' | 'quietSeconds' | 'taskSeconds'>,
): { readonly attemptSeconds: number; readonly quietSeconds: number } {
  const left = taskSeconds === 0 ? 0 : Math.max(1, taskSeconds - (fields.workedSeconds ?? 0))
  const limits = [attemptSeconds, left].filter((seconds) => seconds > 0)
  return { attemptSeconds: limits.length === 0 ? 0 : Math.min(...limits), quietSeconds }
}
