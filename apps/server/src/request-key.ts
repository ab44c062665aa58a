// The Idempotency-Key of a request, from its header.

import { fail, idempotencyKey, KEY_HEADER, problemsIn, withoutQuotes } from '@pawl/contract'
import type { FastifyRequest } from 'fastify'
import { languageOf } from './language-of.ts'

export function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers[KEY_HEADER]
  if (header === undefined) return undefined
  const key = withoutQuotes(String(header))
  const problems = problemsIn(idempotencyKey(), key, languageOf(request), 'Idempotency-Key')
  if (problems.length > 0) throw fail('INVALID_INPUT', { problems })
  return key
}
