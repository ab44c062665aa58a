// The routes of the declared operations. A route translates; it has no rules of its own, and knows no operation by name.

import { Readable } from 'node:stream'
import {
  fail,
  fromText,
  inputFields,
  isAskedByQuery,
  isWriting,
  type OperationDeclaration,
  type OperationKey,
  type Outcome,
  operations,
  REPLAYED_HEADER,
} from '@pawl/contract'
import { type Context, runOperation } from '@pawl/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from './answer.ts'
import { removeLeftovers, withLines } from './import-body.ts'
import { languageOf } from './language-of.ts'
import type { CallerLimits, Identifier } from './limits/caller-limits.ts'
import { answerInTime, goneSignal } from './long-answer.ts'
import { countWait } from './metrics.ts'
import { type ContextOptions, contextFor } from './request-context.ts'
import { keyOf } from './request-key.ts'
import { endedWithToken, type TokenWatch, whileTokenIsGood } from './token-watch.ts'

export interface RouteOptions extends ContextOptions {
  readonly tokens: TokenWatch
  readonly callers: Identifier
  readonly limits: CallerLimits
}

export function addRoutes(app: FastifyInstance, options: RouteOptions): void {
  void removeLeftovers()
  for (const [key, operation] of Object.entries(operations) as [OperationKey, OperationDeclaration][]) {
    const handler = routeHandler(key, operation, options)
    const { method, path, formerly } = operation.http
    app.route({ method, url: path, handler, ...(operation.longestBody && { bodyLimit: operation.longestBody }) })
    if (formerly !== undefined) app.route({ method, url: formerly, handler })
  }
}

function routeHandler(key: OperationKey, operation: OperationDeclaration, options: RouteOptions) {
  const { tokens, callers, limits } = options
  const readRequest = requestReader(operation)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callers.identify(request)
    if (isLines(request) !== (operation.shape === 'lines in')) {
      throw fail('UNSUPPORTED_CONTENT_TYPE', { contentType: request.headers['content-type'] ?? '' })
    }
    const context = {
      ...contextFor(request, caller, options),
      ...(caller.closedPlaces && { closedPlaces: caller.closedPlaces }),
      idempotencyKey: isWriting(operation) ? keyOf(request) : undefined,
    }
    const given = readRequest(request)
    if (operation.waits !== undefined) {
      const wait = (still: Pick<Context, 'signal' | 'isStillIn'>) =>
        countWait(() => runOperation({ ...context, ...still }, key, given))
      const gone = goneSignal(request, reply)
      const waited = limits.whileOpen(caller, 'waits', request, () => endedWithToken(tokens, caller, gone, wait))
      const outcome = await answerInTime(request, reply, waited)
      return outcome === undefined ? reply : answer(request, reply, outcome)
    }
    const outcome = await runOperation(context, key, given, (take) => withLines(request.body as Readable, take))
    if (operation.shape !== 'lines out' || outcome.refused) return answer(request, reply, outcome)
    return sendLines(reply, whileTokenIsGood(tokens, caller, outcome.value as AsyncIterable<string>))
  }
}

/** Where the input of an operation stands in a request: the path, and the query or the body. Beside lines it is the query. */
function requestReader(operation: OperationDeclaration): (request: FastifyRequest) => unknown {
  const fields = new Map(inputFields(operation).map((field) => [field.name, field]))
  const read = (texts: unknown) =>
    Object.fromEntries(
      Object.entries(texts as Record<string, unknown>).map(([name, value]) => {
        const field = fields.get(name)
        return [name, field === undefined ? value : fromText(field, value)]
      }),
    )
  const fromQuery = (request: FastifyRequest) => read(request.query)
  return (request) => {
    if (isLines(request)) return fromQuery(request)
    const given = isAskedByQuery(operation) ? fromQuery(request) : (request.body ?? {})
    if (typeof given !== 'object' || Array.isArray(given)) return given
    const params = read(request.params)
    // Said twice, and perhaps not the same: left under a name that no schema knows.
    const twice = Object.keys(params).find((name) => Object.hasOwn(given, name))
    const all: Record<string, unknown> = { ...given, ...params }
    if (twice !== undefined) all[`${twice} (twice)`] = true
    return all
  }
}

function answer(request: FastifyRequest, reply: FastifyReply, outcome: Outcome<unknown>) {
  if (outcome.refused) return sendError(reply, outcome.refusal, languageOf(request))
  if (outcome.replayed) reply.header(REPLAYED_HEADER, 'true')
  return reply.send(outcome.value)
}

/** If it fails half-way the connection is cut: the missing closing line tells the reader. */
function sendLines(reply: FastifyReply, lines: AsyncIterable<string>) {
  const withBreaks = async function* () {
    for await (const line of lines) yield `${line}\n`
  }
  return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(withBreaks(), { objectMode: false }))
}

function isLines(request: FastifyRequest): boolean {
  return request.body instanceof Readable
}
