// Who is turned away at the HTTP door, before any operation is asked for, goes into the log of security events: by name
// where it is known, else by address.

import { PawlError, type Refusal } from '@pawl/contract'
import { recordRefusal, storeCountedSecurityEvents, type WorkspaceStore } from '@pawl/operations'
import type { FastifyInstance } from 'fastify'

export function addSecurityLog(app: FastifyInstance, store: WorkspaceStore): void {
  app.addHook('onError', async (request, _, error) => {
    if (!(error instanceof PawlError)) return
    const who = nameIn(error.refusal) ?? request.ip
    await recordRefusal({ store, now: Date.now, actor: who }, error.refusal.code, request.routeOptions.url)
  })
  app.addHook('onClose', () => storeCountedSecurityEvents(store))
}

/** Whoever claims another's name has been authenticated under their own. */
function nameIn({ code, variables }: Refusal): string | undefined {
  return code === 'ACTOR_NOT_YOURS' ? (variables as { actor: string }).actor : undefined
}
