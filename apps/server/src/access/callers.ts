// Who asks, on every route: a token, or the one person of this machine. Everyone else is told how to come in.
//
// GU2. Beyond loopback everyone needs a token, also on this machine, unless they know the secret of the data folder.
// GU3. A token is looked up each time, so that revoking it works at once, and counts until it expires. Answers that take
//     long are ended by then too (`token-watch.ts`).

import {
  actingAs,
  actorName,
  fail,
  localPrincipal,
  PawlError,
  type Principal,
  problemsIn,
  type Right,
  refuseWithout,
} from '@pawl/contract'
import { hashSecret, isClaimHeld, type StoredToken, sessionOfToken, type WorkspaceStore } from '@pawl/operations'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../language-of.ts'
import type { LocalAccess } from './local-access.ts'

export interface Caller {
  readonly principal: Principal
  /** The name acted under. */
  readonly actor: string
  /** By which the token it came with is found again. */
  readonly tokenHash?: string
}

/** When a token was used last is known to the minute. */
const USE_EVERY = 60_000

export class Callers {
  readonly #store: WorkspaceStore
  readonly #local: LocalAccess

  constructor(store: WorkspaceStore, local: LocalAccess) {
    this.#store = store
    this.#local = local
  }

  async identify(request: FastifyRequest): Promise<Caller> {
    const claimed = claimedActor(request)
    const { principal, tokenHash } = await this.#authenticate(request)
    if (claimed === undefined) return { principal, actor: principal.name, tokenHash }
    const acting = actingAs(principal, claimed)
    if (acting.refused) throw new PawlError(acting.refusal)
    return { principal: acting.value, actor: claimed, tokenHash }
  }

  async #authenticate(request: FastifyRequest): Promise<{ principal: Principal; tokenHash?: string }> {
    const secret = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (secret === undefined) {
      if (await this.#local.isOwnConnection(request)) return { principal: localPrincipal(true) }
      throw fail('TOKEN_REQUIRED', {})
    }
    if (this.#local.isLocalSecret(secret)) {
      if (this.#local.knows(secret, request)) return { principal: localPrincipal(true) }
      throw fail('TOKEN_INVALID', {})
    }
    const tokenHash = hashSecret(secret)
    const token = await this.#store.findTokenByHash(tokenHash)
    const now = Date.now()
    if (token === undefined || !isGood(token, now) || !(await isClaimHeld(this.#store, token)))
      throw fail('TOKEN_INVALID', {})
    if (now - (token.lastUsedAt ?? 0) >= USE_EVERY) this.#noteUse(tokenHash, now)
    return { principal: principalOf(token), tokenHash }
  }

  readonly #noted = new Map<string, number>()

  /** Nobody waits for it, and nobody is refused because it could not be stored. */
  #noteUse(tokenHash: string, now: number): void {
    if (now - (this.#noted.get(tokenHash) ?? 0) < USE_EVERY) return
    this.#noted.set(tokenHash, now)
    this.#store.noteTokenUse(tokenHash, now).catch(() => {})
  }
}

export function isGood({ revokedAt, expiresAt }: StoredToken, now: number): boolean {
  return revokedAt === null && (expiresAt === null || now < expiresAt)
}

function principalOf(token: StoredToken): Principal {
  const { actor, role, rooms, systems } = token
  const session = sessionOfToken(token)
  return {
    name: actor,
    role,
    ...(rooms && { rooms }),
    ...(systems && { systems }),
    ...(session !== undefined && { session }),
    alone: false,
  }
}

export function requireRight({ principal }: Caller, right: Right): void {
  const refused = refuseWithout(principal, right)
  if (refused !== undefined) throw new PawlError(refused.refusal)
}

function claimedActor(request: FastifyRequest): string | undefined {
  const header = request.headers['pawl-actor']
  if (header === undefined) return undefined
  const text = decoded(String(header))
  const problems = problemsIn(actorName, text, languageOf(request), 'Pawl-Actor')
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
