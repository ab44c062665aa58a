// GET /metrics. It is wanted most when the store is away, and then no token can be looked up: one that was good when it
// was looked up last may read the counts, and nothing else. They are those of the whole server, of closed rooms and everyone's to-dos
// too: they are for those who may audit in the workspace of those who run it.

import { fail, PawlError } from '@pawl/contract'
import { hashSecret, type WorkspaceStore } from '@pawl/operations'
import type { Store } from '@pawl/storage'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireRight } from './access/callers.ts'
import type { Identifier } from './limits/caller-limits.ts'
import { countWakeUp, registry } from './metrics.ts'
import { countOperations } from './operation-metrics.ts'
import type { Readiness } from './readiness.ts'
import { oldestPending, storeMetrics } from './store-metrics.ts'

export interface MetricsOptions {
  readonly store: WorkspaceStore
  readonly figures: Store['figures']
  readonly readiness: Readiness
  readonly callers: Identifier
}

export function addMetrics(app: FastifyInstance, { store, figures, readiness, callers }: MetricsOptions): void {
  let lastGood: string | undefined
  const requireReader = async (request: FastifyRequest) => {
    const given = hashSecret(request.headers.authorization ?? '')
    try {
      const caller = await callers.identify(request)
      if (caller.store !== store) throw fail('UNKNOWN_ROUTE', { method: request.method, path: '/metrics' })
      requireRight(caller, { right: 'audit' })
      lastGood = given
    } catch (error) {
      const isAway = error instanceof PawlError && error.refusal.code === 'STORE_UNAVAILABLE'
      if (!isAway || given !== lastGood) throw error
    }
  }
  countOperations(app)
  const stopListening = store.onEvents(countWakeUp)
  app.addHook('onClose', async () => stopListening())
  app.get('/metrics', async (request, reply) => {
    await requireReader(request)
    const isReady = (await readiness.ask()) === undefined
    const now = Date.now()
    const oldest = isReady ? await oldestPending(store, now) : undefined
    const deliveries = isReady ? await store.deliveryFigures() : undefined
    const ofStore = await storeMetrics({ isReady, figures: figures(), oldestPending: oldest, deliveries, now })
    return reply.type(registry.contentType).send(`${await registry.metrics()}\n${ofStore}`)
  })
}
