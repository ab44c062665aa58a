// MCP over HTTP, at /mcp. Who may come in is decided by the same guard as on every other route.

import type { FastifyInstance } from 'fastify'
import type { Identifier } from '../limits/caller-limits.ts'
import { goneSignal } from '../long-answer.ts'
import { countedDoor } from '../operation-metrics.ts'
import type { Protocol } from './protocol.ts'
import { type RequestDoorOptions, requestDoor } from './request-door.ts'

export interface McpRouteOptions extends RequestDoorOptions {
  readonly callers: Identifier
  readonly version: string
  readonly bodyLimit: number
}

export function addMcpRoute(app: FastifyInstance, options: McpRouteOptions): void {
  const { callers, version, bodyLimit } = options
  // Loading the library takes a third of a server's start; only those who speak MCP should wait for it.
  let opened: Promise<Protocol> | undefined
  const protocol = () => {
    opened ??= import('./protocol.ts').then(({ openProtocol }) => openProtocol({ version, bodyLimit, log: app.log }))
    return opened
  }
  app.addHook('preClose', async () => (await opened)?.close())
  app.register(async (scope) => {
    // The body is the protocol's to read, and to complain about.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/mcp',
      handler: async (request, reply) => {
        const caller = await callers.identify(request)
        const { answer } = await protocol()
        reply.hijack()
        for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, String(value))
        await answer(
          request.raw,
          reply.raw,
          countedDoor(requestDoor(request, goneSignal(request, reply), caller, options)),
        )
      },
    })
  })
}
