// Through a server: the one that owns the data of this folder, or one elsewhere.

import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import {
  type ErrorDocument,
  fail,
  type OperationDeclaration,
  type Outcome,
  operations,
  type Refusal,
} from '@pawl/contract'
import type { Settings } from '../settings.ts'
import type { Door } from './door.ts'
import { plainRequest } from './plain-request.ts'

interface Answer {
  readonly ok: boolean
  readonly instance: string | null
  readonly body: string
}

export async function openRemoteDoor(settings: Settings, address: string, instance?: string): Promise<Door> {
  const base = new URL(address)
  const unreachable = (error: unknown) => {
    const { code, message, cause } = error as Error & { code?: string; cause?: { code?: string } }
    return fail('SERVER_UNREACHABLE', { url: base.origin, reason: code ?? cause?.code ?? message }, error)
  }
  const headers: Record<string, string> = { 'accept-language': settings.language }
  // The default actor is left for the server to say: a token may stand for someone else.
  if (settings.actor !== 'person:local') headers['pawl-actor'] = encodeURIComponent(settings.actor)
  if (settings.token !== undefined) headers.authorization = `Bearer ${settings.token}`

  const send = async (method: string, path: string, body?: string): Promise<Answer> => {
    const sent = body === undefined ? headers : { ...headers, 'content-type': 'application/json' }
    if (instance !== undefined) {
      const response = await plainRequest(base, method, path, sent, body)
      return { ok: response.status < 300, instance: response.headers.get('pawl-instance') ?? null, body: response.body }
    }
    const response = await fetch(new URL(path, base), { method, headers: sent, body })
    return { ok: response.ok, instance: response.headers.get('pawl-instance'), body: await response.text() }
  }
  const stream = async (path: string, request: RequestInit = {}): Promise<Response> => {
    try {
      return await fetch(new URL(path, base), { ...request, headers: { ...headers, ...request.headers } })
    } catch (error) {
      throw unreachable(error)
    }
  }

  return {
    run: async (key, input) => {
      const { http }: OperationDeclaration = operations[key]
      const rest: Record<string, unknown> = { ...input }
      let path = http.path.replace(/:(\w+)/g, (_, name: string) => {
        const value = encodeURIComponent(String(rest[name] ?? ''))
        delete rest[name]
        return value
      })
      const inQuery = http.method === 'GET' || http.method === 'DELETE'
      if (inQuery) {
        const query = new URLSearchParams()
        for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value))
        if (query.size > 0) path += `?${query}`
      }
      let answer: Answer
      try {
        answer = await send(http.method, path, inQuery ? undefined : JSON.stringify(rest))
      } catch (error) {
        throw unreachable(error)
      }
      if (answer.instance === null || (instance !== undefined && answer.instance !== instance)) {
        throw unreachable(new Error('another program answers there'))
      }
      return toOutcome(answer.ok, answer.body)
    },
    lines: async function* (key) {
      const response = await stream(operations[key].http.path)
      if (!response.ok) throw refusalError(toOutcome(false, await response.text()))
      const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
      yield* createInterface({ input: body, crlfDelay: Number.POSITIVE_INFINITY })
    },
    importLines: async (lines) => {
      const withBreaks = async function* () {
        for await (const line of lines) yield Buffer.from(`${line}\n`)
      }
      const response = await stream(operations.importStore.http.path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        body: withBreaks() as never,
        duplex: 'half',
      } as RequestInit)
      return toOutcome(response.ok, await response.text()) as Outcome<{ tasks: number; events: number }>
    },
    close: async () => {},
  }
}

/** A refusal keeps the words of the server: `said` is what it answered, in the language asked for. */
export interface SaidRefusal extends Refusal {
  readonly said?: ErrorDocument
}

function toOutcome(ok: boolean, body: string): Outcome<unknown> {
  const document = JSON.parse(body)
  if (ok) return { refused: false, value: document }
  const { code, variables } = (document as ErrorDocument).error
  return { refused: true, refusal: { code, variables, said: document } as unknown as Refusal }
}

function refusalError(outcome: Outcome<unknown>) {
  if (!outcome.refused) throw new Error('not a refusal')
  const error = fail('INTERNAL_ERROR', { reference: '' })
  return Object.assign(error, { refusal: outcome.refusal })
}
