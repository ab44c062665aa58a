// The operations, for the tools called in one request: in the name of its caller, within what that one may do.

import { renderError } from '@pawl/contract'
import type { ToolDoor } from '@pawl/mcp'
import { type Context, runOperation } from '@pawl/operations'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../access/callers.ts'
import { refusalFor } from '../answer.ts'
import type { CallerLimits } from '../limits/caller-limits.ts'
import { type ContextOptions, contextFor } from '../request-context.ts'
import { keyOf } from '../request-key.ts'
import { endedWithToken, type TokenWatch } from '../token-watch.ts'

export interface RequestDoorOptions extends ContextOptions {
  readonly tokens: TokenWatch
  readonly limits: CallerLimits
}

export function requestDoor(
  request: FastifyRequest,
  gone: AbortSignal,
  caller: Caller,
  options: RequestDoorOptions,
): ToolDoor {
  const context = contextFor(request, caller, options)
  return {
    principal: context.principal,
    language: context.language,
    run: async (key, input, signal, idempotencyKey) => {
      try {
        const own = { ...context, idempotencyKey: idempotencyKey ?? keyOf(request) }
        if (signal === undefined) return await runOperation(own, key, input)
        const wait = (still: Pick<Context, 'signal' | 'isStillIn'>) => runOperation({ ...own, ...still }, key, input)
        return await options.limits.whileOpen(caller, 'waits', request, () =>
          endedWithToken(options.tokens, caller, AbortSignal.any([signal, gone]), wait),
        )
      } catch (error) {
        return { refused: true, refusal: refusalFor(error as Error, request) }
      }
    },
    say: (refusal, words) => renderError(refusal, context.language, words),
  }
}
