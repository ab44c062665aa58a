// The protocol over HTTP, as the library speaks it. Every request stands for itself: no session is kept, so any number of
// clients, and of servers over one database, will do.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { buildMcpServer, type ToolDoor } from '@pawl/mcp'
import type { FastifyBaseLogger } from 'fastify'

export interface Protocol {
  answer(request: IncomingMessage, response: ServerResponse, door: ToolDoor): Promise<void>
  close(): Promise<void>
}

export interface ProtocolOptions {
  readonly version: string
  readonly bodyLimit: number
  readonly log: FastifyBaseLogger
}

export function openProtocol({ version, bodyLimit: maxRequestBodySize, log }: ProtocolOptions): Protocol {
  const handler = createMcpHandler(({ authInfo }) => buildMcpServer(authInfo?.extra?.door as ToolDoor, version), {
    maxRequestBodySize,
    // What a client did wrong it has been told.
    onerror: (error) => log.info({ err: error }, 'MCP'),
  })
  const serve = toNodeHandler(handler, { maxRequestBodySize, onerror: (error) => log.error({ err: error }, 'MCP') })
  return {
    answer: (request, response, door) => {
      // The library hands this on untouched; who the caller is has been settled before.
      const auth = { token: '', clientId: '', scopes: [], extra: { door } }
      return serve(Object.assign(request, { auth }), response)
    },
    close: () => handler.close(),
  }
}
