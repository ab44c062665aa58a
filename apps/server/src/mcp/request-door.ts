// The operations, for the tools called in one request: in the name of its caller, within what that one may do.

import { errorCatalogue, operations, renderError } from '@pawl/contract'
import type { ToolDoor } from '@pawl/mcp'
import { newId, type Rewrite, runOperation, type WorkspaceStore } from '@pawl/operations'
import type { FastifyRequest } from 'fastify'
import { refusalFor } from '../answer.ts'
import { type Caller, requireAccess } from '../guard.ts'
import { languageOf } from '../language-of.ts'
import { count } from '../metrics.ts'
import { keyOf } from '../request-key.ts'
import { endedWithToken, type TokenWatch } from '../token-watch.ts'

export interface RequestDoorOptions {
  readonly store: WorkspaceStore
  readonly tokens: TokenWatch
  readonly rewrite?: Rewrite
}

export function requestDoor(
  request: FastifyRequest,
  gone: AbortSignal,
  caller: Caller,
  { store, tokens, rewrite }: RequestDoorOptions,
): ToolDoor {
  const { actor } = caller
  const language = languageOf(request)
  const countRewrite = (outcome: string) => count('pawl_rewrites_total', outcome)
  const context = { store, actor, language, now: Date.now, newId, rewrite, countRewrite }
  return {
    language,
    run: async (key, input, signal, idempotencyKey) => {
      try {
        requireAccess(caller, operations[key].access)
        const own = { ...context, idempotencyKey: idempotencyKey ?? keyOf(request) }
        const outcome = await (signal === undefined
          ? runOperation(own, key, input)
          : endedWithToken(tokens, caller, AbortSignal.any([signal, gone]), (ended) =>
              runOperation({ ...own, signal: ended }, key, input),
            ))
        if (outcome.refused && errorCatalogue[outcome.refusal.code].httpStatus >= 500)
          count('pawl_store_errors_total', outcome.refusal.code)
        return outcome
      } catch (error) {
        return { refused: true, refusal: refusalFor(error as Error, request) }
      }
    },
    say: (refusal, words) => renderError(refusal, language, words),
  }
}
