// An operation that answers with one document, from raw input to outcome. What the store cannot do is a refusal too.

import {
  isWriting,
  type OperationDeclaration,
  type OperationKey,
  type Outcome,
  operations,
  PawlError,
  readInput,
} from '@pawl/contract'
import type { Context } from './context.ts'
import { handlers } from './handlers.ts'
import { runOnce } from './run-once.ts'

type AnyHandler = (context: Context, input: unknown) => Promise<Outcome<unknown>>

export async function runOperation(context: Context, key: OperationKey, given: unknown): Promise<Outcome<unknown>> {
  const input = readInput(operations[key].input, given, context.language)
  if (input.refused) return input
  try {
    return await runHandler(context, key, input.value)
  } catch (error) {
    if (error instanceof PawlError) return { refused: true, refusal: error.refusal }
    throw error
  }
}

/** With input that was read. A request that may be sent again is done once. */
export function runHandler(context: Context, key: OperationKey, input: unknown): Promise<Outcome<unknown>> {
  const declaration: OperationDeclaration = operations[key]
  const handler = handlers[key as keyof typeof handlers] as AnyHandler
  const isKept = isWriting(declaration) && declaration.doneOnceBy === undefined
  if (context.idempotencyKey === undefined || !isKept) return handler(context, input)
  return runOnce(context, key, input, (own) => handler(own, input))
}
