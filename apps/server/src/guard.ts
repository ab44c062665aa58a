// Who is asking, and from where. On loopback nobody needs an account; beyond it everyone needs a token.
//
// A1. A page from elsewhere cannot drive a local server: a foreign Host (a name made to point here) or a foreign Origin
//     is refused before anything is read. Only the widget's script and frame may be asked for from elsewhere: they hold
//     nothing, and the frame says itself on whose pages it may stand.
// A2. Beyond loopback every request needs a token, also one from this machine: behind a proxy all of them would be.
// A3. A token is looked up each time, so that revoking it works at once. Answers that take long are ended by then too
//     (`token-watch.ts`).

import { isIP } from 'node:net'
import { ACCESS_LEVELS, type Access, actorName, fail, LOCAL_ACTOR, mayDo, problemsIn } from '@pawl/contract'
import { hashSecret, type WorkspaceStore } from '@pawl/operations'
import type { FastifyRequest } from 'fastify'
import { languageOf } from './language-of.ts'

export interface Caller {
  readonly actor: string
  readonly may: Access
  /** By which the token it came with is found again. */
  readonly tokenHash?: string
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

export function refuseForeign(
  request: FastifyRequest,
  served: { readonly beyondLoopback: boolean; readonly servedHost: string },
): void {
  const host = request.headers.host ?? ''
  const name = hostName(host)
  if (!served.beyondLoopback && !isLoopback(name) && name !== served.servedHost) throw fail('FOREIGN_HOST', { host })
  const { origin } = request.headers
  if (origin !== undefined && originHost(origin) !== host) throw fail('FOREIGN_ORIGIN', { origin })
  if (origin === undefined && request.headers['sec-fetch-site'] === 'cross-site' && !isWidget(request)) {
    throw fail('FOREIGN_ORIGIN', { origin: 'another site' })
  }
}

function isWidget({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && /^\/widget(?:\.js)?(?:\?|$)/.test(url)
}

export async function identify(
  request: FastifyRequest,
  store: WorkspaceStore,
  beyondLoopback: boolean,
): Promise<Caller> {
  const claimed = claimedActor(request)
  const secret = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (secret === undefined) {
    if (beyondLoopback) throw fail('TOKEN_REQUIRED', {})
    return { actor: claimed ?? LOCAL_ACTOR, may: ACCESS_LEVELS[ACCESS_LEVELS.length - 1] as Access }
  }
  const tokenHash = hashSecret(secret)
  const token = await store.findTokenByHash(tokenHash)
  if (token === undefined || token.revokedAt !== null) throw fail('TOKEN_INVALID', {})
  if (claimed !== undefined && claimed !== token.actor) throw fail('ACTOR_NOT_YOURS', { actor: token.actor, claimed })
  return { actor: token.actor, may: token.may, tokenHash }
}

export function requireAccess(caller: Caller, needed: Access): void {
  if (!mayDo(caller.may, needed)) throw fail('NOT_ALLOWED', { needed, granted: caller.may })
}

function claimedActor(request: FastifyRequest): string | undefined {
  const header = request.headers['pawl-actor']
  if (header === undefined) return undefined
  const text = decoded(String(header))
  const problems = problemsIn(actorName, text, languageOf(request), 'Pawl-Actor')
  if (problems.length > 0) throw fail('INVALID_INPUT', { problems })
  return text
}

function hostName(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
}

function originHost(origin: string): string | undefined {
  try {
    const { protocol, host } = new URL(origin)
    return protocol === 'http:' || protocol === 'https:' ? host : undefined
  } catch {
    return undefined
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
