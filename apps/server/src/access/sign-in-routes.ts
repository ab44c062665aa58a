// Signing in and out, and joining by an invitation: the routes that give and take cookies. They are no operations, because
// nobody is known before them.
//
// SR1. Tries are slowed for an account and for an address (`slowed-tries.ts`), before a password is worked out.
// SR2. No secret stands in an answer: it goes into a cookie.

import {
  type ErrorCode,
  fail,
  OIDC_CALLBACK,
  type Outcome,
  PawlError,
  personKey,
  readInput,
  SIGN_IN_PATHS,
  type SignInAnswer,
  type SignInInput,
  type SignInKey,
  signInInputs,
} from '@pawl/contract'
import {
  changePassword,
  enterWorkspace,
  hashSecret,
  join,
  linkIdentity,
  PACE_OF_ACCOUNT,
  PACE_OF_ADDRESS,
  recordSecurityEvent,
  type SignedIn,
  SlowedTries,
  showInvitation,
  signIn,
  signInByOpenId,
  signOut,
  type Visitor,
} from '@pawl/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../answer.ts'
import { languageOf } from '../language-of.ts'
import type { Identifier } from '../limits/caller-limits.ts'
import { contextFor } from '../request-context.ts'
import { goOn, inBrowser } from './browser-pages.ts'
import type { Caller } from './callers.ts'
import type { LocalAccess, SignInWay } from './local-access.ts'
import { OpenIdDoor } from './openid-door.ts'
import type { OpenIdOptions } from './openid-provider.ts'
import { giveCookies, readSignIn, takeCookies } from './sign-in-cookies.ts'
import type { Workspaces } from './workspaces.ts'

interface SignInOptions {
  readonly workspaces: Workspaces
  readonly callers: Identifier
  readonly local: LocalAccess
  readonly openId?: OpenIdOptions
  /** By which people know this server; what they asked for if left out. */
  readonly publicUrl?: string
}

type Handlers = {
  readonly [Key in SignInKey]: (
    input: SignInInput<Key>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Outcome<SignInAnswer<Key>>>
}

/** By which a try was refused: what did not even try a password is not counted against anyone. */
const WRONG: readonly ErrorCode[] = ['SIGN_IN_FAILED', 'PERSON_NAME_TAKEN', 'PASSWORD_WRONG', 'INVITATION_NOT_GOOD']

export function addSignInRoutes(
  app: FastifyInstance,
  { workspaces, callers, local, openId, publicUrl }: SignInOptions,
): void {
  const accounts = new SlowedTries(PACE_OF_ACCOUNT)
  const addresses = new SlowedTries(PACE_OF_ADDRESS)

  const visitorOf = (request: FastifyRequest): Visitor => ({
    store: workspaces.first,
    open: (workspace) => workspaces.in(workspace),
    now: Date.now,
    actor: request.ip,
  })

  /** Tries what a password decides, unless too many of them failed. */
  const tried = async <Value>(
    visitor: Visitor,
    reply: FastifyReply,
    account: string | undefined,
    attempt: () => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> => {
    const now = visitor.now()
    const address = visitor.actor
    const wait = Math.max(addresses.wait(address, now), account === undefined ? 0 : accounts.wait(account, now))
    if (wait > 0) {
      const retryAfterSeconds = Math.ceil(wait / 1000)
      reply.header('retry-after', retryAfterSeconds)
      await recordSecurityEvent(visitor, { kind: 'limited', about: account ?? null })
      throw fail('SIGN_IN_SLOWED', { retryAfterSeconds })
    }
    addresses.begin(address, now)
    if (account !== undefined) accounts.begin(account, now)
    const outcome = await attempt()
    if (outcome.refused && WRONG.includes(outcome.refusal.code)) return outcome
    addresses.forgive(address)
    if (account !== undefined) accounts.succeeded(account)
    return outcome
  }

  const wayOf = (request: FastifyRequest): SignInWay => {
    const way = local.signInWay(request)
    if (way === undefined) throw fail('SIGN_IN_NEEDS_TLS', {})
    return way
  }

  const letIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Outcome<SignedIn>,
  ): Promise<Outcome<SignInAnswer<'signIn'>>> => {
    if (outcome.refused) return outcome
    const { person, workspace, secret } = outcome.value
    const way = wayOf(request)
    // Whoever was signed in with this browser is so no more.
    const before = readSignIn(request, way)
    if (before !== undefined) await workspaces.first.endSignIn(hashSecret(before))
    giveCookies(request, reply, way, secret)
    return { refused: false, value: { person, workspace } }
  }

  const door = openId && new OpenIdDoor(openId, { publicUrl, wayOf })

  const handlers: Handlers = {
    signIn: async (input, request, reply) => {
      wayOf(request)
      const visitor = visitorOf(request)
      return letIn(request, reply, await tried(visitor, reply, personKey(input.name), () => signIn(visitor, input)))
    },
    showInvitation: async (input, request, reply) => {
      const visitor = visitorOf(request)
      return tried(visitor, reply, undefined, () => showInvitation(visitor, input))
    },
    join: async (input, request, reply) => {
      wayOf(request)
      const visitor = visitorOf(request)
      const account = input.name && personKey(input.name)
      return letIn(request, reply, await tried(visitor, reply, account, () => join(visitor, input)))
    },
    signOut: async (input, request, reply) => {
      const caller = await signedIn(request)
      await signOut(contextFor(request, caller, {}), caller.signIn.hash, input)
      takeCookies(request, reply, wayOf(request))
      return { refused: false, value: { signedOut: true } }
    },
    changePassword: async (input, request, reply) => {
      const caller = await signedIn(request)
      const { hash, person } = caller.signIn
      const attempt = () => changePassword(contextFor(request, caller, {}), hash, input)
      return tried(visitorOf(request), reply, personKey(person), attempt)
    },
    enterWorkspace: async (input, request) => {
      const caller = await signedIn(request)
      return enterWorkspace(contextFor(request, caller, {}), caller.signIn.hash, input)
    },
    showSignInWays: async () => ({ refused: false, value: { oidc: door?.name ?? null } }),
    startOidc: async ({ secret, link = false }, request, reply) => {
      if (door === undefined) throw fail('OIDC_NOT_SET_UP', {})
      const linking = link ? (await signedIn(request)).signIn.hash : undefined
      return { refused: false, value: { address: await door.begin(request, reply, { invitation: secret, linking }) } }
    },
  }

  const signedIn = async (request: FastifyRequest): Promise<Caller & Required<Pick<Caller, 'signIn'>>> => {
    const caller = await callers.identify(request)
    const { signIn: way } = caller
    if (way === undefined) throw fail('SESSION_ENDED', {})
    return { ...caller, signIn: way }
  }

  for (const key of Object.keys(SIGN_IN_PATHS) as SignInKey[]) {
    app.post(SIGN_IN_PATHS[key], async (request, reply) => {
      const language = languageOf(request)
      const input = readInput(signInInputs()[key], request.body ?? {}, language)
      if (input.refused) return sendError(reply, input.refusal, language)
      const handler = handlers[key] as (...all: unknown[]) => Promise<Outcome<unknown>>
      const outcome = await handler(input.value, request, reply)
      if (outcome.refused) return sendError(reply, outcome.refusal, language)
      return reply.header('cache-control', 'no-store').send(outcome.value)
    })
  }

  app.get(SIGN_IN_PATHS.startOidc, (request, reply) =>
    inBrowser(request, reply, async () => {
      if (door === undefined) throw fail('OIDC_NOT_SET_UP', {})
      return reply.redirect(await door.begin(request, reply, {}), 302)
    }),
  )

  app.get(OIDC_CALLBACK, (request, reply) =>
    inBrowser(request, reply, async () => {
      if (door === undefined) throw fail('OIDC_NOT_SET_UP', {})
      const visitor = visitorOf(request)
      const { someone, invitation, linking } = await door
        .finish(request, reply)
        .catch((error: unknown) => recordFailed(visitor, error))
      if (linking === undefined) {
        const { domains } = door
        const attempt = () => signInByOpenId(visitor, someone, { invitation, domains })
        const outcome = await letIn(request, reply, await tried(visitor, reply, undefined, attempt))
        if (outcome.refused) throw new PawlError(outcome.refusal)
        return goOn(reply, '/')
      }
      const caller = await signedIn(request)
      if (caller.signIn.hash !== linking) throw fail('OIDC_NOT_STARTED_HERE', {})
      const outcome = await linkIdentity(contextFor(request, caller, {}), someone)
      if (outcome.refused) throw new PawlError(outcome.refusal)
      return goOn(reply, '/account')
    }),
  )
}

async function recordFailed(visitor: Visitor, error: unknown): Promise<never> {
  const code = error instanceof PawlError ? error.refusal.code : 'INTERNAL_ERROR'
  await recordSecurityEvent(visitor, { kind: 'sign_in_failed', details: { code } })
  throw error
}
