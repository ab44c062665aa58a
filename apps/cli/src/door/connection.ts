// One server at one address: requests with their answers, streams, and what is said when it cannot be reached.

import {
  fail,
  KEY_HEADER,
  LOCAL_ACTOR,
  type PawlError,
  type SystemTroubleFacts,
  systemTrouble,
  WORKSPACE_HEADER,
} from '@pawl/contract'
import type { Settings } from '../settings.ts'
import { plainRequest } from './plain-request.ts'

/** The server that owns the data folder, as its record says. */
export interface ServerIdentity {
  readonly instance: string
  readonly secret?: string
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly body?: string
}

export interface Answer {
  readonly ok: boolean
  readonly isPawl: boolean
  readonly body: string
}

export interface Connection {
  /** `sentAs`: the key of a request that must be done once. */
  readonly send: (sent: Sent, gone?: AbortSignal, sentAs?: string) => Promise<Answer>
  readonly stream: (path: string, request?: RequestInit) => Promise<Response>
  readonly unreachable: (trouble: SystemTroubleFacts, cause?: unknown, sentAs?: string) => PawlError
}

const WAIT = 60_000

export function connectTo(settings: Settings, address: string, owner?: ServerIdentity): Connection {
  const base = new URL(address)
  const headers = headersFor(settings, owner)
  const unreachable: Connection['unreachable'] = (trouble, cause, sentAs) => {
    const facts = { url: base.origin, ...trouble }
    return fail('SERVER_UNREACHABLE', sentAs === undefined ? facts : { ...facts, sentAs }, cause)
  }
  return {
    unreachable,
    send: async ({ method, path, body }, gone, sentAs) => {
      const sent = {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(sentAs !== undefined && { [KEY_HEADER]: sentAs }),
      }
      if (owner !== undefined) {
        const response = await plainRequest(base, { method, path, headers: sent, body, wait: WAIT, gone })
        return { ok: response.status < 300, isPawl: response.headers.has('pawl-instance'), body: response.body }
      }
      const response = await fetch(new URL(path, base), {
        method,
        headers: sent,
        body,
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(WAIT), ...(gone === undefined ? [] : [gone])]),
      })
      return { ok: response.ok, isPawl: response.headers.has('pawl-instance'), body: await response.text() }
    },
    stream: async (path, request = {}) => {
      try {
        return await fetch(new URL(path, base), {
          redirect: 'error',
          ...request,
          headers: { ...headers, ...request.headers },
        })
      } catch (error) {
        throw unreachable(systemTrouble(error), error)
      }
    },
  }
}

function headersFor(settings: Settings, owner: ServerIdentity | undefined): Record<string, string> {
  const headers: Record<string, string> = { 'accept-language': settings.language }
  // The default actor is left for the server to say: a token may stand for someone else.
  if (settings.actor !== LOCAL_ACTOR) headers['pawl-actor'] = encodeURIComponent(settings.actor)
  if (settings.workspace !== undefined) headers[WORKSPACE_HEADER] = encodeURIComponent(settings.workspace)
  const secret = settings.token ?? owner?.secret
  if (secret !== undefined) headers.authorization = `Bearer ${secret}`
  if (owner !== undefined) headers['pawl-expect-instance'] = owner.instance
  return headers
}
