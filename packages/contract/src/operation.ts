// An operation is declared once. Routes, commands, help and the API reference are made from the declaration.

import type * as z from 'zod'
import type { Access } from './actor.ts'
import { once } from './once.ts'

export interface OperationDeclaration<Input extends z.ZodObject = z.ZodObject, Result extends z.ZodType = z.ZodType> {
  readonly name: string
  /** One sentence, for help and for the API reference. */
  readonly summary: string
  readonly access: Access
  readonly http: { readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; readonly path: string }
  /**
   * The words after `pawl`, and the inputs that are given by position; the last may take several words.
   * Left out where the command line has a command of its own kind for it.
   */
  readonly command?: { readonly words: readonly [string, ...string[]]; readonly positional?: readonly string[] }
  /** `lines` reads or writes JSON lines of any length instead of one document. */
  readonly shape?: 'document' | 'lines in' | 'lines out'
  /** What keeps a writing operation from being done twice, where that is not a receipt under its Idempotency-Key. */
  readonly doneOnceBy?: 'its session' | 'an empty store'
  /** Its answer holds a secret, which nothing that is stored may tell. */
  readonly tellsSecret?: true
  /** The trigger of the to-do table this operation pulls, if it is one of those. */
  readonly trigger?: string
  readonly input: Input
  readonly result: Result
}

/** Whether it changes anything, and so takes an Idempotency-Key. */
export function isWriting({ access, http }: OperationDeclaration): boolean {
  return access !== 'read' && http.method !== 'GET'
}

export type InputOf<Declaration extends OperationDeclaration> = z.output<Declaration['input']>
export type ResultOf<Declaration extends OperationDeclaration> = z.output<Declaration['result']>

/** Schemas are made when they are first asked for: a command that needs one should not pay for all of them. */
export function declareOperation<Input extends z.ZodObject, Result extends z.ZodType>({
  input,
  result,
  ...rest
}: Omit<OperationDeclaration, 'input' | 'result'> & {
  readonly input: () => Input
  readonly result: () => Result
}): OperationDeclaration<Input, Result> {
  const makeInput = once(input)
  const makeResult = once(result)
  return {
    ...rest,
    get input() {
      return makeInput()
    },
    get result() {
      return makeResult()
    },
  }
}
