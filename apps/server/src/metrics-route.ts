// GET /metrics. It is wanted most when the store is away, and then no token can be looked up: one that was good when it
// was looked up last may read the counts, and nothing else.

import { PawlError } from '@pawl/contract'
import { hashSecret, type WorkspaceStore } from '@pawl/operations'
import type { Store } from '@pawl/storage'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { identify, requireAccess } from './guard.ts'
import { metricsText } from './metrics.ts'
import type { Readiness } from './readiness.ts'

export interface MetricsOptions {
  readonly store: WorkspaceStore
  readonly figures: Store['figures']
  readonly readiness: Readiness
  readonly beyondLoopback: boolean
}

export function addMetrics(app: FastifyInstance, { store, figures, readiness, beyondLoopback }: MetricsOptions): void {
  let lastGood: string | undefined
  const requireReader = async (request: FastifyRequest) => {
    const given = hashSecret(request.headers.authorization ?? '')
    try {
      requireAccess(await identify(request, store, beyondLoopback), 'read')
      lastGood = given
    } catch (error) {
      const isAway = error instanceof PawlError && error.refusal.code === 'STORE_UNAVAILABLE'
      if (!isAway || given !== lastGood) throw error
    }
  }
  app.get('/metrics', async (request, reply) => {
    await requireReader(request)
    const isReady = (await readiness.ask()) === undefined
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metricsText(isReady, figures()))
  })
}
