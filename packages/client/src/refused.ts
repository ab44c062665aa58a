// What a server refused, as an error with its facts.

import type { ErrorCode, ErrorDocument } from '@pawl/contract'

export class PawlRefused extends Error {
  readonly code: ErrorCode
  /** The facts behind the message. */
  readonly variables: Readonly<Record<string, unknown>>
  /** What to do next. */
  readonly guidance: string

  constructor({ error }: ErrorDocument) {
    super(error.message)
    this.name = 'PawlRefused'
    this.code = error.code as ErrorCode
    this.variables = error.variables as Readonly<Record<string, unknown>>
    this.guidance = error.aiGuidance
  }
}
