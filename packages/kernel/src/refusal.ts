// What a refused transition says: the codes and variables of document 001, to the letter.

import type { TransitionRule } from './lifecycle.ts'
import { RELATIONS, type Relation } from './relations.ts'
import { type ValidationName, validations } from './validations.ts'

export interface TaskTransitionError {
  readonly code: 'TASK_INVALID_TRANSITION' | 'TASK_VALIDATION_FAILED' | 'TASK_MISSING_REQUIRED_FIELD' | 'NOT_ALLOWED'
  readonly message: string
  readonly variables: TransitionVariables
}

export interface TransitionVariables {
  readonly taskId: string
  readonly currentStatus?: string
  readonly attemptedStatus?: string
  readonly trigger?: string
  readonly validTransitions?: readonly ValidTransition[]
  readonly missingField?: string
  /** The name of the validation that does not hold, or `fieldNotAllowed:<field>`. */
  readonly validationReason?: string
  /** The tasks it waits for: by id, and as whoever asks may know them. */
  readonly waitsFor?: readonly AwaitedTask[]
  /** When its pause ends. */
  readonly pausedUntil?: number
  /** Who could, if only whoever asks may not [D39]. */
  readonly could?: readonly Relation[]
}

/** One that whoever is refused may not see has nothing here. */
export interface AwaitedTask {
  readonly id?: string
  readonly task?: number
  readonly title?: string
  readonly status?: string
}

export interface ValidTransition {
  readonly to: string
  readonly trigger: string
  readonly requiredFields: readonly string[]
}

export const FIELD_NOT_ALLOWED = 'fieldNotAllowed'

export function toValidTransition(rule: TransitionRule): ValidTransition {
  return { to: rule.to, trigger: rule.trigger, requiredFields: rule.requiredFields ?? [] }
}

/** The English sentence for a refusal. Other languages have theirs in the catalogue of errors. */
export function describeRefusal(code: TaskTransitionError['code'], variables: TransitionVariables): string {
  const move = `Cannot transition task from ${variables.currentStatus} to ${variables.attemptedStatus}`
  switch (code) {
    case 'TASK_INVALID_TRANSITION':
      return move
    case 'TASK_MISSING_REQUIRED_FIELD':
      return `${move}: ${variables.missingField} is required`
    case 'TASK_VALIDATION_FAILED':
      return `${move}: ${describeReason(variables.validationReason ?? '')}`
    case 'NOT_ALLOWED':
      return `${move}: this is for ${(variables.could ?? []).map((one) => RELATIONS[one]).join(', or ')}`
  }
}

function describeReason(reason: string): string {
  const [kind, field] = reason.split(':')
  if (kind === FIELD_NOT_ALLOWED) return `${field} cannot be set by this change`
  return validations[reason as ValidationName]?.reason ?? reason
}
