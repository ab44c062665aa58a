// The operations, for the tools called in one request: in the name of its caller, within what that one may do.

import { operations, renderError } from '@pawl/contract'
import type { ToolDoor } from '@pawl/mcp'
import { newId, type Rewrite, runOperation, type WorkspaceStore } from '@pawl/operations'
import type { FastifyRequest } from 'fastify'
import { refusalFor } from '../answer.ts'
import { type Caller, requireAccess } from '../guard.ts'
import { languageOf } from '../language-of.ts'
import { count } from '../metrics.ts'
import { keyOf } from '../request-key.ts'

export interface RequestDoorOptions {
  readonly store: WorkspaceStore
  readonly rewrite?: Rewrite
}

export function requestDoor(
  request: FastifyRequest,
  gone: AbortSignal,
  { actor, may }: Caller,
  { store, rewrite }: RequestDoorOptions,
): ToolDoor {
  const language = languageOf(request)
  const countRewrite = (outcome: string) => count('pawl_rewrites_total', outcome)
  const context = { store, actor, language, now: Date.now, newId, rewrite, countRewrite }
  return {
    language,
    run: async (key, input, signal, idempotencyKey) => {
      try {
        requireAccess({ actor, may }, operations[key].access)
        const own = {
          ...context,
          idempotencyKey: idempotencyKey ?? keyOf(request),
          signal: signal && AbortSignal.any([signal, gone]),
        }
        return await runOperation(own, key, input)
      } catch (error) {
        return { refused: true, refusal: refusalFor(error as Error, request) }
      }
    },
    say: (refusal, words) => renderError(refusal, language, words),
  }
}
