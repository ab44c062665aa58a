// One route for each declared operation. A route translates; it has no rules of its own.

import { Readable } from 'node:stream'
import {
  fail,
  fromText,
  inputFields,
  isWriting,
  type OperationDeclaration,
  type OperationKey,
  type Outcome,
  operations,
  REPLAYED_HEADER,
  readInput,
} from '@pawl/contract'
import { newId, type Rewrite, runHandler, streams, type WorkspaceStore } from '@pawl/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from './answer.ts'
import { identify, requireAccess } from './guard.ts'
import { removeLeftovers, withLines } from './import-body.ts'
import { languageOf } from './language-of.ts'
import { answerInTime, goneSignal } from './long-answer.ts'
import { count } from './metrics.ts'
import { keyOf } from './request-key.ts'
import { endedWithToken, type TokenWatch, whileTokenIsGood } from './token-watch.ts'

export interface RouteOptions {
  readonly store: WorkspaceStore
  readonly tokens: TokenWatch
  readonly beyondLoopback: boolean
  readonly rewrite?: Rewrite
}

export function addRoutes(app: FastifyInstance, { store, tokens, beyondLoopback, rewrite }: RouteOptions): void {
  void removeLeftovers()
  const countRewrite = (outcome: string) => count('pawl_rewrites_total', outcome)
  for (const [key, operation] of Object.entries(operations) as [OperationKey, OperationDeclaration][]) {
    const readRequest = requestReader(operation)
    app.route({
      method: operation.http.method,
      url: operation.http.path,
      handler: async (request, reply) => {
        const caller = await identify(request, store, beyondLoopback)
        requireAccess(caller, operation.access)
        const context = {
          store,
          actor: caller.actor,
          language: languageOf(request),
          now: Date.now,
          newId,
          idempotencyKey: isWriting(operation) ? keyOf(request) : undefined,
          rewrite,
          countRewrite,
        }
        if (isLines(request) !== (operation.shape === 'lines in')) {
          throw fail('UNSUPPORTED_CONTENT_TYPE', { contentType: request.headers['content-type'] ?? '' })
        }
        if (key === 'importStore') {
          const take = (lines: AsyncIterable<string>) => streams.importStore(context, lines)
          return answer(request, reply, await withLines(request.body as Readable, take))
        }
        const input = readInput(operation.input, readRequest(request), languageOf(request))
        if (input.refused) return answer(request, reply, input)
        if (key === 'exportStore' || key === 'verifyStore') {
          const lines = key === 'exportStore' ? streams.exportStore(context) : asText(streams.verifyStore(context))
          return sendLines(reply, await begun(whileTokenIsGood(tokens, caller, lines)))
        }
        if (!WAITS.includes(key)) return answer(request, reply, await runHandler(context, key, input.value))
        const gone = goneSignal(request, reply)
        const asked = (signal: AbortSignal) => runHandler({ ...context, signal }, key, input.value)
        const outcome = await answerInTime(request, reply, endedWithToken(tokens, caller, gone, asked))
        return outcome === undefined ? reply : answer(request, reply, outcome)
      },
    })
  }
}

/** Those that may take as long as they are told to. */
const WAITS: readonly OperationKey[] = ['waitForTask', 'inbox']

/** Where the input of an operation stands in a request: the path, and the query or the body. */
function requestReader(operation: OperationDeclaration): (request: FastifyRequest) => unknown {
  const fields = new Map(inputFields(operation).map((field) => [field.name, field]))
  const inQuery = operation.http.method === 'GET' || operation.http.method === 'DELETE'
  const fromQuery = (request: FastifyRequest) =>
    Object.fromEntries(
      Object.entries(request.query as Record<string, unknown>).map(([name, value]) => {
        const field = fields.get(name)
        return [name, field === undefined ? value : fromText(field, value)]
      }),
    )
  return (request) => {
    const given = inQuery ? fromQuery(request) : (request.body ?? {})
    if (typeof given !== 'object' || Array.isArray(given)) return given
    const params = request.params as Record<string, string>
    // Said twice, and perhaps not the same: left under a name that no schema knows.
    const twice = Object.keys(params).filter((name) => Object.hasOwn(given, name))
    return { ...given, ...params, ...(twice.length > 0 && { [`${twice[0]} (twice)`]: true }) }
  }
}

function answer(request: FastifyRequest, reply: FastifyReply, outcome: Outcome<unknown>) {
  if (outcome.refused) return sendError(reply, outcome.refusal, languageOf(request))
  if (outcome.replayed) reply.header(REPLAYED_HEADER, 'true')
  return reply.send(outcome.value)
}

async function* asText(lines: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const line of lines) yield JSON.stringify(line)
}

/** The first line is read before anything is sent: what cannot be begun is refused with its code. */
async function begun(lines: AsyncGenerator<string>): Promise<AsyncIterable<string>> {
  const first = await lines.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* lines
  })()
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
