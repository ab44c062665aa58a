// The live stream of events: what happens from now on, or after a position.

import type { Socket } from 'node:net'
import { readInput, renderError, roomName } from '@pawl/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { endedWayIn, requireRight } from './access/callers.ts'
import { refusalFor, sendError } from './answer.ts'
import { eventFilter } from './event-filter.ts'
import { streamEvents } from './event-stream.ts'
import { languageOf } from './language-of.ts'
import type { CallerLimits, Identifier } from './limits/caller-limits.ts'
import { countStream } from './metrics.ts'
import type { TokenWatch } from './token-watch.ts'

interface EventsOptions {
  readonly tokens: TokenWatch
  readonly callers: Identifier
  readonly limits: CallerLimits
  /** Raised when the server stops. */
  readonly stopping: AbortSignal
}

/** A number, or a transaction and a number; within what the databases can hold. */
const position = z
  .string()
  .regex(/^\d{1,20}(?:\.\d{1,19})?$/, { abort: true })
  .refine((text) => text.split('.').every((part) => BigInt(part) < 2n ** 63n))
const eventsQuery = z.strictObject({
  after: position.optional().describe('Everything after this position; only what is new if left out'),
  task: z.string().max(64).optional().describe('Only events of the task with this number or id'),
  room: roomName().optional().describe('Only events of the tasks of this room'),
  initiative: z.string().max(64).optional().describe('Only events of the tasks of this initiative'),
})

export function addEventsRoute(app: FastifyInstance, { tokens, callers, limits, stopping }: EventsOptions): void {
  app.get('/api/events', async (request, reply) => {
    const caller = await callers.identify(request)
    requireRight(caller, { right: 'look', forHolder: true })
    const query = readInput(eventsQuery, request.query, languageOf(request))
    if (query.refused) return sendError(reply, query.refusal, languageOf(request))
    const { after, ...followed } = query.value
    const from = lastEventId(request.headers['last-event-id']) ?? after
    await limits.whileOpen(caller, 'streams', request, async () => {
      const { revoked, leave } = tokens.watch(caller)
      const done = countStream()
      reply.hijack()
      await streamEvents(reply.raw, caller.store, {
        after: from,
        wanted: eventFilter(caller.store, followed, caller.principal),
        hints: followed.task === undefined,
        ended: AbortSignal.any([stopping, whenGone(request.raw.socket), revoked]),
        endedBecause: () => (revoked.aborted ? endedWayIn(caller) : undefined),
        say: (refusal) => renderError(refusal, languageOf(request)),
        failed: (error) => refusalFor(error as Error, request),
      })
      leave()
      done()
    })
  })
}

/** A browser that reconnects sends the id of the last event; anything else it might send is passed over. */
function lastEventId(header: string | string[] | undefined): string | undefined {
  const parsed = position.safeParse(header)
  return parsed.success ? parsed.data : undefined
}

function whenGone(socket: Socket): AbortSignal {
  const gone = new AbortController()
  socket.once('close', () => gone.abort())
  return gone.signal
}
