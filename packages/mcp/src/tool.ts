// A tool is declared once, on an operation that exists. What the operation takes and answers is the operation's business;
// a tool only says by which names it is called from here.

import { type OperationDeclaration, type OperationKey, operations } from '@pawl/contract'
import type * as z from 'zod'

export interface Tool {
  readonly name: string
  /** One, or one for each value of `action`. */
  readonly operation: OperationKey | Readonly<Record<string, OperationKey>>
  readonly title: string
  readonly description: string
  readonly input: z.ZodObject
  /** What the operation is given beside what the tool was. */
  readonly adds?: (given: Readonly<Record<string, unknown>>) => object
  /** What an agent may rely on in the answer; the answer is the operation's own and holds more. */
  readonly answer: z.ZodObject
  readonly hints: ToolHints
}

/** It may take long: it ends when the client goes away or cancels, and shows meanwhile that it lives. */
export function mayTakeLong(tool: Tool): boolean {
  return operationsOf(tool).some((key) => (operations[key] as OperationDeclaration).waits !== undefined)
}

/** Every operation a tool may run. */
export function operationsOf({ operation }: Tool): readonly OperationKey[] {
  return typeof operation === 'string' ? [operation] : Object.values(operation)
}

/** What a client may do without asking its user. Nothing here reaches beyond Pawl. */
type ToolHints =
  | { readonly readOnlyHint: true }
  | { readonly readOnlyHint: false; readonly destructiveHint: boolean; readonly idempotentHint: boolean }

export const READS: ToolHints = { readOnlyHint: true }
export const ADDS: ToolHints = { readOnlyHint: false, destructiveHint: false, idempotentHint: false }
/** A second call changes nothing: it is refused. */
export const MOVES: ToolHints = { readOnlyHint: false, destructiveHint: false, idempotentHint: true }
/** Takes away or overwrites; both can be undone, and both want a look first. */
export const REPLACES: ToolHints = { readOnlyHint: false, destructiveHint: true, idempotentHint: true }
export const DOES_ANYTHING: ToolHints = { readOnlyHint: false, destructiveHint: true, idempotentHint: false }
