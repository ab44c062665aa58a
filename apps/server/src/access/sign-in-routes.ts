// Signing in and out, and joining by an invitation: the routes that give and take cookies. They are no operations, because
// nobody is known before them.

import {
  fail,
  type Outcome,
  personKey,
  readInput,
  SIGN_IN_PATHS,
  type SignInAnswer,
  type SignInInput,
  type SignInKey,
  signInInputs,
} from '@pawl/contract'
import { keysOf } from '@pawl/kernel'
import { changePassword, enterWorkspace, join, showInvitation, signIn, signOut } from '@pawl/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../answer.ts'
import { languageOf } from '../language-of.ts'
import type { Identifier } from '../limits/caller-limits.ts'
import { contextFor } from '../request-context.ts'
import type { LocalAccess } from './local-access.ts'
import { OpenIdDoor } from './openid-door.ts'
import type { OpenIdOptions } from './openid-provider.ts'
import { addOpenIdRoutes } from './openid-routes.ts'
import { takeCookies } from './sign-in-cookies.ts'
import { SignInDesk } from './sign-in-desk.ts'
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

export function addSignInRoutes(
  app: FastifyInstance,
  { workspaces, callers, local, openId, publicUrl }: SignInOptions,
): void {
  const desk = new SignInDesk({ workspaces, callers, local })
  const door = openId && new OpenIdDoor(openId, { publicUrl, wayOf: (request) => desk.wayOf(request) })
  const handlers = handlersOf(desk, door)
  for (const key of keysOf(SIGN_IN_PATHS)) {
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
  addOpenIdRoutes(app, desk, door)
}

function handlersOf(desk: SignInDesk, door: OpenIdDoor | undefined): Handlers {
  return {
    signIn: async (input, request, reply) => {
      desk.wayOf(request)
      const visitor = desk.visitorOf(request)
      return desk.letIn(
        request,
        reply,
        await desk.tried(visitor, reply, personKey(input.name), () => signIn(visitor, input)),
      )
    },
    showInvitation: async (input, request, reply) => {
      const visitor = desk.visitorOf(request)
      return desk.tried(visitor, reply, undefined, () => showInvitation(visitor, input))
    },
    join: async (input, request, reply) => {
      desk.wayOf(request)
      const visitor = desk.visitorOf(request)
      const account = input.name && personKey(input.name)
      return desk.letIn(request, reply, await desk.tried(visitor, reply, account, () => join(visitor, input)))
    },
    signOut: async (input, request, reply) => {
      const caller = await desk.signedIn(request)
      await signOut(contextFor(request, caller, {}), caller.signIn.hash, input)
      takeCookies(request, reply, desk.wayOf(request))
      return { refused: false, value: { signedOut: true } }
    },
    changePassword: async (input, request, reply) => {
      const caller = await desk.signedIn(request)
      const { hash, person } = caller.signIn
      const attempt = () => changePassword(contextFor(request, caller, {}), hash, input)
      return desk.tried(desk.visitorOf(request), reply, personKey(person), attempt)
    },
    enterWorkspace: async (input, request) => {
      const caller = await desk.signedIn(request)
      return enterWorkspace(contextFor(request, caller, {}), caller.signIn.hash, input)
    },
    showSignInWays: async () => ({ refused: false, value: { oidc: door?.name ?? null } }),
    startOidc: async ({ secret, link = false }, request, reply) => {
      if (door === undefined) throw fail('OIDC_NOT_SET_UP', {})
      const linking = link ? (await desk.signedIn(request)).signIn.hash : undefined
      return { refused: false, value: { address: await door.begin(request, reply, { invitation: secret, linking }) } }
    },
  }
}
