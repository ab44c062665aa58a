// What a refusal means to whoever stands around a command. It is told by the code, and by the epoch in its facts: nothing
// else tells a task that someone else has taken over and finished from one that the command has finished itself.

import type { ErrorCode, Refusal, WorkTaskView } from '@pawl/contract'
import { isAway } from '../door/patient-door.ts'

export type Meaning =
  /** The command itself has handed it in, handed it on, or blocked it. */
  | 'moved on'
  /** It was taken over, reset or cancelled: whatever the command still does is for nothing. */
  | 'lost'
  /** Not the task was refused but the text that was sent along. */
  | 'content'
  /** Nothing was decided: the server or the store is away, or this worker is not let in. */
  | 'not told'
  /** The rules refuse it; the task is where it was. */
  | 'refused'

const CONTENT: readonly ErrorCode[] = ['INVALID_INPUT', 'INVALID_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE']
const NOT_HELD: readonly ErrorCode[] = ['NOT_THE_HOLDER', 'NOT_ASSIGNED']
const GONE: readonly ErrorCode[] = ['TASK_NOT_FOUND', 'NOT_A_ROOM_TASK', 'NOT_GOVERNED', 'ROOM_NOT_FOUND']
const TRANSITION: readonly ErrorCode[] = [
  'TASK_INVALID_TRANSITION',
  'TASK_VALIDATION_FAILED',
  'TASK_MISSING_REQUIRED_FIELD',
]
const NOT_LET_IN = /^TOKEN_|^NOT_ALLOWED$|^ACTOR_NOT_YOURS$|^FOREIGN_|^STORE_|^SERVER_|^INTERNAL_ERROR$/
/** Where only a holder moves a task that is in work. */
const BY_ITS_HOLDER = ['completed', 'approved', 'rejected', 'blocked', 'pending_user_review']

export function meaningOf(refusal: Refusal, epoch: number): Meaning {
  const { code, variables } = refusal
  if (CONTENT.includes(code)) return 'content'
  // It stands where its holder could have put it, but a person did.
  if ('stopped' in variables && variables.stopped === true) return 'lost'
  if (NOT_HELD.includes(code))
    return 'epoch' in variables && variables.epoch === epoch && isMovedOn(statusIn(refusal)) ? 'moved on' : 'lost'
  if (GONE.includes(code)) return 'lost'
  // Refused by the table, so it was let through as the holder.
  if (TRANSITION.includes(code)) {
    const status = statusIn(refusal)
    if (isMovedOn(status)) return 'moved on'
    return status === 'in_progress' || status === 'acknowledged' ? 'refused' : 'lost'
  }
  return isAway(refusal) || NOT_LET_IN.test(code) ? 'not told' : 'refused'
}

/** A sign of life is taken of a governed task wherever it stands: where that is tells the rest. */
export function standingOf({ lifecycle, status, ...task }: WorkTaskView, epoch: number): 'held' | 'moved on' | 'lost' {
  if (lifecycle !== 'governed') return 'held'
  if (task.stoppedBecause !== undefined) return 'lost'
  if (status === 'in_progress' && task.epoch === epoch) return 'held'
  return task.epoch === epoch && isMovedOn(status) ? 'moved on' : 'lost'
}

const isMovedOn = (status: string) => BY_ITS_HOLDER.includes(status)

/** The status a refusal names. */
export function statusIn({ variables }: Refusal): string {
  if ('status' in variables && typeof variables.status === 'string') return variables.status
  return ('currentStatus' in variables && variables.currentStatus) || ''
}
