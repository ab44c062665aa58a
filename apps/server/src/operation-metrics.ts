// Every operation that is asked for over HTTP or by a tool: how it ended, and how long it took.

import { errorCatalogue, type OperationDeclaration, operations } from '@pawl/contract'
import type { ToolDoor } from '@pawl/mcp'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram } from 'prom-client'
import { count, registry } from './metrics.ts'

type Ending = 'done' | 'refused' | 'failed'

const endings = new Counter({
  name: 'pawl_operations_total',
  help: 'Operations by how they ended: done, refused by the rules or the input, failed because of the store or a defect.',
  labelNames: ['operation', 'outcome'],
  registers: [registry],
})
const times = new Histogram({
  name: 'pawl_operation_seconds',
  help: 'How long operations took. Those that wait for work take as long as they are told to.',
  labelNames: ['operation'],
  buckets: [0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers: [registry],
})

const byRoute = new Map(
  Object.values<OperationDeclaration>(operations).map(({ name, http }) => [`${http.method} ${http.path}`, name]),
)

export function countOperations(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const operation = byRoute.get(`${request.method} ${request.routeOptions.url}`)
    if (operation !== undefined) observe(operation, endingOf(reply.statusCode), reply.elapsedTime)
  })
}

/** A tool's call runs an operation without a route of its own. */
export function countedDoor(door: ToolDoor): ToolDoor {
  return {
    ...door,
    run: async (key, input, signal, idempotencyKey) => {
      const start = performance.now()
      const outcome = await door.run(key, input, signal, idempotencyKey)
      const status = outcome.refused ? errorCatalogue[outcome.refusal.code].httpStatus : 200
      if (outcome.refused) count('pawl_refusals_total', outcome.refusal.code)
      observe(operations[key].name, endingOf(status), performance.now() - start)
      return outcome
    },
  }
}

function observe(operation: string, outcome: Ending, milliseconds: number): void {
  endings.inc({ operation, outcome })
  times.observe({ operation }, milliseconds / 1000)
}

function endingOf(status: number): Ending {
  return status < 400 ? 'done' : status < 500 ? 'refused' : 'failed'
}
