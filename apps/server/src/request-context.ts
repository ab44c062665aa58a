// What an operation is given beside its input, for one request: who asks, in which language, and where trouble is noted.

import { errorCatalogue, type PawlError } from '@pawl/contract'
import { type Context, newId, type Rewrite } from '@pawl/operations'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './access/callers.ts'
import { languageOf } from './language-of.ts'
import { count } from './metrics.ts'

export interface ContextOptions {
  readonly rewrite?: Rewrite
  readonly sendsTo?: NonNullable<Context['sendsTo']>
  readonly now?: () => number
}

export function contextFor(
  request: FastifyRequest,
  caller: Caller,
  { rewrite, sendsTo, now = Date.now }: ContextOptions,
): Context {
  return {
    store: caller.store,
    principal: caller.principal,
    actor: caller.actor,
    language: languageOf(request),
    now,
    newId,
    ...(sendsTo && { sendsTo }),
    rewrite,
    countRewrite: (outcome) => count('pawl_rewrites_total', outcome),
    onTrouble: (error) => noteTrouble(error, request),
  }
}

/** What is not the caller's fault is counted and written to the log, with what the database said. */
export function noteTrouble(error: PawlError, request: FastifyRequest): void {
  const { code } = error.refusal
  if (errorCatalogue[code].httpStatus < 500) return
  // Whom people sign in with is no part of the store.
  if (code !== 'OIDC_UNAVAILABLE') count('pawl_store_errors_total', code)
  request.log.error({ err: error.cause ?? error }, code)
}
