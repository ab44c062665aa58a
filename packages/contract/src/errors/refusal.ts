// A refusal on its way out: what the catalogue needs to say it in any language.

import type { Step } from '@pawl/kernel'
import type { ErrorCode, ErrorFacts } from './catalogue.ts'

/** What the commands of whoever works on it are filled in with. */
export interface WorkFacts {
  readonly room?: string | undefined
  readonly role?: string | undefined
  readonly session?: string | undefined
}

export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code
  readonly variables: ErrorFacts[Code]
  /** For a refused transition: the legal way to what was attempted. */
  readonly way?: {
    readonly number: number
    readonly lifecycle: string
    readonly steps: readonly Step[]
    readonly given?: WorkFacts
  }
}

export type Outcome<Value> =
  | { readonly refused: false; readonly value: Value }
  | { readonly refused: true; readonly refusal: Refusal }

export function refuse<Code extends ErrorCode>(code: Code, variables: ErrorFacts[Code], way?: Refusal['way']) {
  return { refused: true, refusal: { code, variables, ...(way && { way }) } as Refusal } as const
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
