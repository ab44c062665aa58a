// A refusal on its way out: what the catalogue needs to say it in any language.

import type { Guidance } from '../guidance/guidance.ts'
import type { ErrorCode, ErrorFacts } from './facts.ts'

/** Its code says which facts it has. */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  readonly [code in Code]: {
    readonly code: code
    readonly variables: ErrorFacts[code]
    /** What the caller can do about it, where that depends on where the task stands. */
    readonly guidance?: Guidance
  }
}[Code]

export type Outcome<Value> =
  /** Replayed: it was done before, under the same Idempotency-Key, and this is the answer it got then. */
  | { readonly refused: false; readonly value: Value; readonly replayed?: true }
  | { readonly refused: true; readonly refusal: Refusal }

export function refuse<Code extends ErrorCode>(code: Code, variables: ErrorFacts[Code]) {
  return { refused: true, refusal: { code, variables } as Refusal } as const
}

export function succeed<Value>(value: Value) {
  return { refused: false, value } as const
}

/** Thrown only by parts that cannot return a value where they fail: the store, and doors before an operation runs. */
export class PawlError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.code, options)
    this.name = 'PawlError'
    this.refusal = refusal
  }
}

export function fail<Code extends ErrorCode>(code: Code, variables: ErrorFacts[Code], cause?: unknown): PawlError {
  return new PawlError({ code, variables } as Refusal, { cause })
}
