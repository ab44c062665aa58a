// Sends a request as it is, over one connection, and takes whatever is answered.

import { Agent, type IncomingMessage, request as send } from 'node:http'
import type { FuzzRequest } from './fuzz-requests.ts'

export interface Answer {
  readonly status: number
  readonly text: string
}

export type Send = (request: Omit<FuzzRequest, 'operation' | 'principal'>, secret?: string) => Promise<Answer>

export function sender(url: string): { readonly ask: Send; readonly close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(url)
  const ask: Send = ({ method, path, headers, body }, secret) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = send(
        {
          hostname,
          port,
          method,
          path,
          agent,
          headers: { ...headers, ...(secret !== undefined && { authorization: `Bearer ${secret}` }) },
        },
        (response: IncomingMessage) => {
          const parts: Buffer[] = []
          response.on('data', (part) => parts.push(part))
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
          )
          response.once('error', reject)
        },
      )
      sent.once('error', reject)
      sent.end(body)
    })
  return { ask, close: () => agent.destroy() }
}
