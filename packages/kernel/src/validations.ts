// The validations a rule can name. Each is a true sentence about the task.

import type { Task } from './task.ts'

interface Validation {
  readonly holds: (task: Task) => boolean
  /** Why the change is refused when it does not hold. */
  readonly reason: string
}

/** Automatic retries of an invalid review, at most [D31]. */
const INVALID_REVIEW_RESETS = 3

export const validations = {
  originIsBacklog: {
    holds: (task) => task.fields.origin === 'backlog',
    reason: 'the task did not come from the backlog',
  },
  isNotPaused: {
    holds: (task) => task.fields.pausedUntil === undefined,
    reason: 'the task failed and rests before it is tried again',
  },
  isNotToBeReviewedAgain: {
    holds: (task) => task.fields.reviewAgain !== true,
    reason: 'the task was sent back and has to be reviewed again',
  },
  deletedWhileOpen: {
    holds: (task) => task.fields.deletedFrom === 'open',
    reason: 'the task was not open when it was deleted',
  },
  deletedWhileInProgress: {
    holds: (task) => task.fields.deletedFrom === 'in_progress',
    reason: 'the task was not in progress when it was deleted',
  },
  deletedWhileDone: {
    holds: (task) => task.fields.deletedFrom === 'done',
    reason: 'the task was not done when it was deleted',
  },
  invalidReviewResetsRemain: {
    holds: (task) => Number(task.fields.invalid_review_resets ?? 0) < INVALID_REVIEW_RESETS,
    reason: `the task was already reset ${INVALID_REVIEW_RESETS} times after an invalid review`,
  },
  nothingBlocks: {
    holds: (task) => task.fields.waitsFor === undefined,
    reason: 'it waits for other work',
  },
} as const satisfies Record<string, Validation>

export type ValidationName = keyof typeof validations

/** Those a rule names, in order. */
export function validationsOf({ validate }: Conditional): readonly ValidationName[] {
  if (validate === undefined) return []
  return typeof validate === 'string' ? [validate] : validate
}

/** The first of them that does not hold. */
export function brokenValidation({ validate }: Conditional, task: Task): ValidationName | undefined {
  if (validate === undefined) return undefined
  if (typeof validate === 'string') return validations[validate].holds(task) ? undefined : validate
  return validate.find((name) => !validations[name].holds(task))
}

interface Conditional {
  readonly validate?: ValidationName | readonly ValidationName[]
}
