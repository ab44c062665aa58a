// To the provider and back, by OpenID Connect: the two addresses that a browser opens, and that answer with a page.

import { fail, OIDC_CALLBACK, PawlError, SIGN_IN_PATHS } from '@pawl/contract'
import { linkIdentity, recordSecurityEvent, signInByOpenId, type Visitor } from '@pawl/operations'
import type { FastifyInstance } from 'fastify'
import { contextFor } from '../request-context.ts'
import { goOn, inBrowser } from './browser-pages.ts'
import type { OpenIdDoor } from './openid-door.ts'
import type { SignInDesk } from './sign-in-desk.ts'

export function addOpenIdRoutes(app: FastifyInstance, desk: SignInDesk, door: OpenIdDoor | undefined): void {
  app.get(SIGN_IN_PATHS.startOidc, (request, reply) =>
    inBrowser(request, reply, async () => {
      if (door === undefined) throw fail('OIDC_NOT_SET_UP', {})
      return reply.redirect(await door.begin(request, reply, {}), 302)
    }),
  )

  app.get(OIDC_CALLBACK, (request, reply) =>
    inBrowser(request, reply, async () => {
      if (door === undefined) throw fail('OIDC_NOT_SET_UP', {})
      const visitor = desk.visitorOf(request)
      const { someone, invitation, linking } = await door
        .finish(request, reply)
        .catch((error: unknown) => recordFailed(visitor, error))
      if (linking === undefined) {
        const { domains } = door
        const attempt = () => signInByOpenId(visitor, someone, { invitation, domains })
        const outcome = await desk.letIn(request, reply, await desk.tried(visitor, reply, undefined, attempt))
        if (outcome.refused) throw new PawlError(outcome.refusal)
        return goOn(reply, '/')
      }
      const caller = await desk.signedIn(request)
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
