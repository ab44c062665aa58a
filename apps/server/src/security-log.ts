// Who is turned away at the HTTP door, before any operation is asked for, goes into the log of security events: by name
// where it is known, else by address. It is the log of those who run the server: nobody is in a workspace yet.

import { PawlError, type Refusal } from '@pawl/contract'
import { recordRefusal, storeCountedSecurityEvents } from '@pawl/operations'
import type { FastifyInstance } from 'fastify'
import type { Workspaces } from './access/workspaces.ts'

export function addSecurityLog(app: FastifyInstance, workspaces: Workspaces): void {
  const store = workspaces.first
  app.addHook('onError', async (request, _, error) => {
    if (!(error instanceof PawlError)) return
    const who = nameIn(error.refusal) ?? request.ip
    await recordRefusal({ store, now: Date.now, actor: who }, error.refusal.code, request.routeOptions.url)
  })
  app.addHook('onClose', async () => {
    for (const one of await workspaces.opened()) await storeCountedSecurityEvents(one)
  })
}

/** Whoever claims another's name has been authenticated under their own. */
function nameIn({ code, variables }: Refusal): string | undefined {
  return code === 'ACTOR_NOT_YOURS' ? variables.actor : undefined
}
