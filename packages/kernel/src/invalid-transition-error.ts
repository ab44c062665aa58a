// Refusals are values inside; this is what they become at the edge that document 001 says throws.

import type { TaskTransitionError } from './refusal.ts'

export class InvalidTransitionError extends Error {
  readonly details: TaskTransitionError

  constructor(details: TaskTransitionError) {
    super(details.message)
    this.name = 'InvalidTransitionError'
    this.details = details
  }
}
