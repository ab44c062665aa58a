// The log of an attempt as server-sent events: what was printed, and what is printed from now on, until the attempt is over. Each
// message is an answer of `show-log`; its id is the place to go on after.
//
// LR1. It is the same operation every other door has: who may read the log may follow it, and nobody else.

import { once } from 'node:events'
import { type InputOf, type Operations, renderError } from '@pawl/contract'
import { runOperation } from '@pawl/operations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusalFor, sendError } from './answer.ts'
import { languageOf } from './language-of.ts'
import { goneSignal } from './long-answer.ts'
import { contextFor } from './request-context.ts'
import type { RouteOptions } from './routes.ts'

/** How long one look waits; between two of them the stream shows that it is alive. */
const LOOK = 15
/** What is shown of a long log at first. */
const FIRST_LINES = 500

type Asked = Partial<InputOf<Operations['showLog']>>

interface LogStreamOptions extends RouteOptions {
  /** Raised when the server stops. */
  readonly stopping: AbortSignal
}

export function addLogStreamRoute(app: FastifyInstance, options: LogStreamOptions): void {
  const { tokens, callers, limits, stopping } = options
  app.get<{ Params: { task: string } }>('/api/tasks/:task/log/stream', async (request, reply) => {
    const caller = await callers.identify(request)
    const { revoked, leave } = tokens.watch(caller)
    const signal = AbortSignal.any([stopping, revoked, goneSignal(request, reply)])
    const context = { ...contextFor(request, caller, options), signal }
    const look = (asked: Asked) => runOperation(context, 'showLog', { task: request.params.task, ...asked })
    try {
      return await limits.whileOpen(caller, 'streams', request, async () => {
        const first = await look(beginOf(request))
        if (first.refused) return sendError(reply, first.refusal, languageOf(request))
        reply.hijack()
        const { raw } = reply
        raw.writeHead(200, {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        })
        const write = async (text: string) => {
          if (!raw.write(text)) await once(raw, 'drain', { signal }).catch(() => {})
        }
        let log = first.value
        try {
          await write(`id: ${log.next}\nevent: log\ndata: ${JSON.stringify(log)}\n\n`)
          while (!signal.aborted && (log.running || log.more)) {
            const { attempt, next } = log
            const later = await look({ attempt: attempt ?? undefined, after: next, timeoutSeconds: LOOK })
            if (signal.aborted) break
            if (later.refused) {
              await write(`event: closed\ndata: ${JSON.stringify(renderError(later.refusal, languageOf(request)))}\n\n`)
              break
            }
            const isNew = later.value.pieces.length > 0 || !later.value.running
            log = later.value
            await write(isNew ? `id: ${log.next}\nevent: log\ndata: ${JSON.stringify(log)}\n\n` : ': still here\n\n')
          }
        } catch (error) {
          await write(
            `event: closed\ndata: ${JSON.stringify(renderError(refusalFor(error as Error, request), languageOf(request)))}\n\n`,
          )
        }
        raw.end()
        return reply
      })
    } finally {
      leave()
    }
  })
}

/** Where a reader comes back to, or the last lines. */
function beginOf({ headers, query }: FastifyRequest): Asked {
  const given = query as Record<string, unknown>
  const attempt = given.attempt === undefined ? {} : { attempt: Number(given.attempt) }
  const after = headers['last-event-id'] ?? given.after
  return after === undefined ? { ...attempt, tail: FIRST_LINES } : { ...attempt, after: Number(after) }
}
