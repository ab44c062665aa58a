// One call of an operation, whole: what a caller can do next, before any door has put it into its words.

import * as z from 'zod'
import { once } from '../once.ts'
import type { OperationKey } from '../operations/index.ts'

export interface OperationCall {
  readonly operation: OperationKey
  readonly input: Readonly<Record<string, unknown>>
}

/** A call as it stands in an answer. */
export type CallView = z.output<ReturnType<typeof operationCall>>

export const operationCall = once(() =>
  z
    .object({
      operation: z.string().describe('Its key in the contract'),
      input: z.record(z.string(), z.unknown()),
    })
    .meta({ id: 'Call' }),
)
