// Who is asking, and from where. On loopback nobody needs an account; beyond it everyone needs a token.
//
// A1. A page from elsewhere cannot drive a local server: a foreign Host (a name made to point here) or a foreign Origin
//     is refused before anything is read.
// A2. Beyond loopback every request needs a token, also one from this machine: behind a proxy all of them would be.
// A3. A token is looked up each time, so that revoking it works at once.

import { ACCESS_LEVELS, type Access, actorName, fail, LOCAL_ACTOR, mayDo } from '@pawl/contract'
import { hashSecret, type WorkspaceStore } from '@pawl/operations'
import type { FastifyRequest } from 'fastify'

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

export interface Caller {
  readonly actor: string
  readonly may: Access
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host)
}

export function refuseForeign(request: FastifyRequest, beyondLoopback: boolean): void {
  const host = request.headers.host ?? ''
  if (!beyondLoopback && !LOOPBACK_NAMES.has(hostName(host))) throw fail('FOREIGN_HOST', { host })
  const { origin } = request.headers
  if (origin !== undefined && originHost(origin) !== host) throw fail('FOREIGN_ORIGIN', { origin })
  if (origin === undefined && request.headers['sec-fetch-site'] === 'cross-site') {
    throw fail('FOREIGN_ORIGIN', { origin: 'another site' })
  }
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
  const token = await store.findTokenByHash(hashSecret(secret))
  if (token === undefined || token.revokedAt !== null) throw fail('TOKEN_INVALID', {})
  if (claimed !== undefined && claimed !== token.actor) throw fail('ACTOR_NOT_YOURS', { actor: token.actor, claimed })
  return { actor: token.actor, may: token.may }
}

export function requireAccess(caller: Caller, needed: Access): void {
  if (!mayDo(caller.may, needed)) throw fail('NOT_ALLOWED', { needed, granted: caller.may })
}

function claimedActor(request: FastifyRequest): string | undefined {
  const header = request.headers['pawl-actor']
  if (header === undefined) return undefined
  const text = decodeURIComponent(String(header))
  if (actorName.safeParse(text).success) return text
  const expected = 'person:<name>, agent:<name>, system1 … system5'
  throw fail('INVALID_INPUT', { problems: [{ at: 'Pawl-Actor', problem: expected, expected }] })
}

function hostName(host: string): string {
  return host.replace(/:\d+$/, '')
}

function originHost(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
