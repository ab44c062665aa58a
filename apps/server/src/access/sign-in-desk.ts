// What every way of signing in needs: who comes, how often they may try, and the cookie they leave with.
//
// SR1. Tries are slowed for an account and for an address (`slowed-tries.ts`), before a password is worked out.
// SR2. No secret stands in an answer: it goes into a cookie.

import { type ErrorCode, fail, type Outcome, type SignInAnswer } from '@pawl/contract'
import {
  hashSecret,
  PACE_OF_ACCOUNT,
  PACE_OF_ADDRESS,
  recordSecurityEvent,
  type SignedIn,
  SlowedTries,
  type Visitor,
} from '@pawl/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identifier } from '../limits/caller-limits.ts'
import type { Caller } from './callers.ts'
import type { LocalAccess, SignInWay } from './local-access.ts'
import { giveCookies, readSignIn } from './sign-in-cookies.ts'
import type { Workspaces } from './workspaces.ts'

interface DeskOptions {
  readonly workspaces: Workspaces
  readonly callers: Identifier
  readonly local: LocalAccess
}

/** By which a try was refused: what did not even try a password is not counted against anyone. */
const WRONG: readonly ErrorCode[] = ['SIGN_IN_FAILED', 'PERSON_NAME_TAKEN', 'PASSWORD_WRONG', 'INVITATION_NOT_GOOD']

export class SignInDesk {
  readonly #options: DeskOptions
  readonly #accounts = new SlowedTries(PACE_OF_ACCOUNT)
  readonly #addresses = new SlowedTries(PACE_OF_ADDRESS)

  constructor(options: DeskOptions) {
    this.#options = options
  }

  visitorOf(request: FastifyRequest): Visitor {
    const { workspaces } = this.#options
    return {
      store: workspaces.first,
      open: (workspace) => workspaces.in(workspace),
      now: Date.now,
      actor: request.ip,
    }
  }

  wayOf(request: FastifyRequest): SignInWay {
    const way = this.#options.local.signInWay(request)
    if (way === undefined) throw fail('SIGN_IN_NEEDS_TLS', {})
    return way
  }

  async signedIn(request: FastifyRequest): Promise<Caller & Required<Pick<Caller, 'signIn'>>> {
    const caller = await this.#options.callers.identify(request)
    const { signIn } = caller
    if (signIn === undefined) throw fail('SESSION_ENDED', {})
    return { ...caller, signIn }
  }

  /** Tries what a password decides, unless too many of them failed. */
  async tried<Value>(
    visitor: Visitor,
    reply: FastifyReply,
    account: string | undefined,
    attempt: () => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    const now = visitor.now()
    const address = visitor.actor
    const ofAccount = account === undefined ? 0 : this.#accounts.wait(account, now)
    const wait = Math.max(this.#addresses.wait(address, now), ofAccount)
    if (wait > 0) {
      const retryAfterSeconds = Math.ceil(wait / 1000)
      reply.header('retry-after', retryAfterSeconds)
      await recordSecurityEvent(visitor, { kind: 'limited', about: account ?? null })
      throw fail('SIGN_IN_SLOWED', { retryAfterSeconds })
    }
    this.#addresses.begin(address, now)
    if (account !== undefined) this.#accounts.begin(account, now)
    const outcome = await attempt()
    if (outcome.refused && WRONG.includes(outcome.refusal.code)) return outcome
    this.#addresses.forgive(address)
    if (account !== undefined) this.#accounts.succeeded(account)
    return outcome
  }

  async letIn(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Outcome<SignedIn>,
  ): Promise<Outcome<SignInAnswer<'signIn'>>> {
    if (outcome.refused) return outcome
    const { person, workspace, secret } = outcome.value
    const way = this.wayOf(request)
    // Whoever was signed in with this browser is so no more.
    const before = readSignIn(request, way)
    if (before !== undefined) await this.#options.workspaces.first.endSignIn(hashSecret(before))
    giveCookies(request, reply, way, secret)
    return { refused: false, value: { person, workspace } }
  }
}
