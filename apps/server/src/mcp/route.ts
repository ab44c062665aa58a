// MCP over HTTP, at /mcp. Every request stands for itself: no session is kept, so any number of clients and of servers
// over one database will do. Who may come in is decided by the same guard as on every other route.

import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { buildMcpServer, type ToolDoor } from '@pawl/mcp'
import type { FastifyInstance } from 'fastify'
import { identify } from '../guard.ts'
import { type RequestDoorOptions, requestDoor } from './request-door.ts'

export interface McpRouteOptions extends RequestDoorOptions {
  readonly beyondLoopback: boolean
  readonly version: string
  readonly bodyLimit: number
}

export function addMcpRoute(app: FastifyInstance, options: McpRouteOptions): void {
  const { store, beyondLoopback, version, bodyLimit: maxRequestBodySize } = options
  const handler = createMcpHandler(({ authInfo }) => buildMcpServer(authInfo?.extra?.door as ToolDoor, version), {
    maxRequestBodySize,
    onerror: (error) => app.log.info({ err: error }, 'MCP'),
  })
  const serve = toNodeHandler(handler, { maxRequestBodySize, onerror: (error) => app.log.error({ err: error }, 'MCP') })
  app.addHook('preClose', () => handler.close())
  app.register(async (scope) => {
    // The body is the protocol's to read, and to complain about.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/mcp',
      handler: async (request, reply) => {
        const caller = await identify(request, store, beyondLoopback)
        const door = requestDoor(request, caller, options)
        reply.hijack()
        for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, String(value))
        const auth = { token: '', clientId: caller.actor, scopes: [caller.may], extra: { door } }
        await serve(Object.assign(request.raw, { auth }), reply.raw)
      },
    })
  })
}
