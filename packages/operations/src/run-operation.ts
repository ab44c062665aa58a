// An operation that answers with one document, from raw input to outcome. What the store cannot do is a refusal too.

import {
  type OperationDeclaration,
  type OperationKey,
  type Outcome,
  operations,
  PawlError,
  readInput,
} from '@pawl/contract'
import type { Context } from './context.ts'
import { handlers } from './handlers.ts'

type AnyHandler = (context: Context, input: unknown) => Promise<Outcome<unknown>>

export async function runOperation(context: Context, key: OperationKey, given: unknown): Promise<Outcome<unknown>> {
  const declaration: OperationDeclaration = operations[key]
  const input = readInput(declaration.input, given, context.language)
  if (input.refused) return input
  try {
    return await (handlers[key as keyof typeof handlers] as AnyHandler)(context, input.value)
  } catch (error) {
    if (error instanceof PawlError) return { refused: true, refusal: error.refusal }
    throw error
  }
}
