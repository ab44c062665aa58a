// What a request says of itself in its headers: the workspace and the name it wants, and that it comes from a page of ours (GU4).

import { timingSafeEqual } from 'node:crypto'
import { actorName, CSRF_HEADER, fail, problemsIn, WORKSPACE_HEADER, workspaceName } from '@pawl/contract'
import { csrfTokenOf, hashSecret } from '@pawl/operations'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../language-of.ts'

/** That an origin, if there is one, is ours has been looked at before (`guard.ts`). */
export function requireOwnPage({ headers }: FastifyRequest, secret: string): void {
  const isSameOrigin = headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin'
  const given = Buffer.from(hashSecret(String(headers[CSRF_HEADER] ?? '')))
  const isRepeated = timingSafeEqual(given, Buffer.from(hashSecret(csrfTokenOf(secret))))
  if (!isSameOrigin || !isRepeated) throw fail('CSRF_TOKEN_WRONG', {})
}

export function chosenWorkspace(request: FastifyRequest): string | undefined {
  const header = request.headers[WORKSPACE_HEADER]
  if (header === undefined) return undefined
  const text = decoded(String(header)) ?? ''
  const problems = problemsIn(workspaceName(), text, languageOf(request), 'Pawl-Workspace')
  if (problems.length > 0) throw fail('INVALID_INPUT', { problems })
  return text
}

export function claimedActor(request: FastifyRequest): string | undefined {
  const header = request.headers['pawl-actor']
  if (header === undefined) return undefined
  const text = decoded(String(header))
  const problems = problemsIn(actorName(), text, languageOf(request), 'Pawl-Actor')
  if (problems.length > 0) throw fail('INVALID_INPUT', { problems })
  return text
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
