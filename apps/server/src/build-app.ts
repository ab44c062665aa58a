// The HTTP door.

import type { Socket } from 'node:net'
import { errorCatalogue, fail, openApi, readInput, renderError, roomName } from '@pawl/contract'
import type { Rewrite, WorkspaceStore } from '@pawl/operations'
import type { Store } from '@pawl/storage'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import * as z from 'zod'
import { Callers, endedWayIn, requireRight } from './access/callers.ts'
import type { LocalAccess } from './access/local-access.ts'
import { addLocalLink, type LocalLink } from './access/local-link.ts'
import type { OpenIdOptions } from './access/openid-provider.ts'
import { addSignInRoutes } from './access/sign-in-routes.ts'
import { Workspaces } from './access/workspaces.ts'
import { answerBrokenRequest, answerError, answerUnknownRoute, isTooSlow, refusalFor, sendError } from './answer.ts'
import { addCalendarRoute } from './calendar-route.ts'
import { eventFilter } from './event-filter.ts'
import { streamEvents } from './event-stream.ts'
import { refuseForeign } from './guard.ts'
import { languageOf } from './language-of.ts'
import { CallerLimits } from './limits/caller-limits.ts'
import { DEFAULT_LIMITS, type Limits } from './limits/limits.ts'
import { addMcpRoute } from './mcp/route.ts'
import { count, countStream } from './metrics.ts'
import { addMetrics } from './metrics-route.ts'
import { readinessOf } from './readiness.ts'
import { addRoutes } from './routes.ts'
import { addSecurityLog } from './security-log.ts'
import { TokenWatch } from './token-watch.ts'
import { addWebApp } from './web-app.ts'

const BODY_LIMIT = 256 * 1024

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

export interface AppOptions {
  /** Of the workspace that every store has. */
  readonly store: WorkspaceStore
  /** Opens that of another workspace, which there is. */
  readonly openWorkspace: (workspace: string) => Promise<WorkspaceStore>
  /** How it stands with the connections of the store; without it `/metrics` does not say. */
  readonly figures?: Store['figures']
  readonly beyondLoopback: boolean
  /** Who needs no token. */
  readonly local: LocalAccess
  /** Signs browsers of this machine in. */
  readonly link?: LocalLink
  readonly version: string
  /** The address it listens on. */
  readonly host: string
  /** Tells this server from another that later listens on the same port. */
  readonly instance: string
  readonly rewrite?: Rewrite
  /** Where the built web app is; without it the server has no pages. */
  readonly webFolder?: string
  /** Origins whose pages may hold the widget. */
  readonly widgetOrigins?: readonly string[]
  /** Addresses of proxies that say from where a request came. */
  readonly trustedProxies?: readonly string[]
  readonly limits?: Partial<Limits>
  /** Where people sign in beside passwords. */
  readonly openId?: OpenIdOptions
  /** By which people know this server; what they asked for if left out. */
  readonly publicUrl?: string
  /** Problems are written here; `false` is silence. */
  readonly log: false | 'warn'
}

export function buildApp({
  store,
  openWorkspace,
  figures = () => ({}),
  beyondLoopback,
  local,
  link,
  version,
  host,
  instance,
  rewrite,
  webFolder,
  widgetOrigins = [],
  trustedProxies = [],
  limits: given = {},
  openId,
  publicUrl,
  log,
}: AppOptions): FastifyInstance {
  const limits = { ...DEFAULT_LIMITS, ...given }
  const inTime = { headersTimeout: limits.headerSeconds * 1000, requestTimeout: limits.requestSeconds * 1000 }
  const app = fastify({
    logger: log === false ? false : { level: log, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    frameworkErrors: answerError,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    requestTimeout: inTime.requestTimeout,
    http: { ...inTime, connectionsCheckingInterval: lookEvery(inTime) },
    clientErrorHandler: (error, socket) => {
      if (isTooSlow(error) && socket.writable && socket.bytesRead > 0) callerLimits.tooSlow(socket.remoteAddress ?? '')
      answerBrokenRequest(error, socket, limits)
    },
  })
  if (limits.connections > 0) app.server.maxConnections = limits.connections
  app.server.on('drop', () => count('pawl_limited_total', 'connections'))
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('pawl-instance', instance)
    refuseForeign(request, { beyondLoopback, servedHost: host })
    const expected = request.headers['pawl-expect-instance']
    if (expected !== undefined && expected !== instance) throw fail('WRONG_SERVER', { expected: String(expected) })
  })
  app.addContentTypeParser('application/x-ndjson', { bodyLimit: Number.MAX_SAFE_INTEGER }, (_, payload, done) =>
    done(null, payload),
  )
  app.setErrorHandler(answerError)
  const workspaces = new Workspaces(store, openWorkspace)
  addSecurityLog(app, workspaces)
  if (link !== undefined) addLocalLink(app, link, store)
  if (webFolder === undefined) app.setNotFoundHandler(answerUnknownRoute)

  const callerLimits = new CallerLimits(app, store, limits)
  const known = new Callers(workspaces, local)
  const callers = callerLimits.around(known)
  const tokens = new TokenWatch(store, known)
  addRoutes(app, { tokens, callers, limits: callerLimits, rewrite })
  addCalendarRoute(app, workspaces)
  addSignInRoutes(app, { workspaces, callers, local, openId, publicUrl })
  addMcpRoute(app, { tokens, callers, limits: callerLimits, rewrite, version, bodyLimit: BODY_LIMIT })

  app.get('/api/events', async (request, reply) => {
    const caller = await callers.identify(request)
    requireRight(caller, 'look')
    const query = readInput(eventsQuery, request.query, languageOf(request))
    if (query.refused) return sendError(reply, query.refusal, languageOf(request))
    const { after, ...followed } = query.value
    const from = lastEventId(request.headers['last-event-id']) ?? after
    await callerLimits.whileOpen(caller, 'streams', request, async () => {
      const { revoked, leave } = tokens.watch(caller)
      const done = countStream()
      reply.hijack()
      await streamEvents(reply.raw, caller.store, {
        after: from,
        wanted: eventFilter(caller.store, followed, caller.principal),
        hints: followed.task === undefined,
        ended: AbortSignal.any([stopping.signal, whenGone(request.raw.socket), revoked]),
        endedBecause: () => (revoked.aborted ? endedWayIn(caller) : undefined),
        say: (refusal) => renderError(refusal, languageOf(request)),
        failed: (error) => refusalFor(error as Error, request),
      })
      leave()
      done()
    })
  })

  const readiness = readinessOf(store)
  app.addHook('onResponse', async (_, reply) => {
    if (reply.statusCode === errorCatalogue.STORE_FULL.httpStatus) readiness.sawFullDisk()
  })
  app.get('/healthz', async () => ({ ok: true, version }))
  app.get('/readyz', async (request, reply) => {
    const trouble = await readiness.ask()
    if (trouble === undefined) return { ready: true, version }
    return reply.code(503).send(renderError(trouble, languageOf(request)))
  })
  addMetrics(app, { store, figures, readiness, callers })
  const reference = openApi(version)
  app.get('/openapi.json', async () => reference)
  if (webFolder !== undefined) addWebApp(app, { folder: webFolder, widgetOrigins })
  return app
}

/** A browser that reconnects sends the id of the last event; anything else it might send is passed over. */
function lastEventId(header: string | string[] | undefined): string | undefined {
  const parsed = position.safeParse(header)
  return parsed.success ? parsed.data : undefined
}

/** Node looks for slow requests now and then: often enough for the shorter of the two. */
function lookEvery({ headersTimeout, requestTimeout }: { headersTimeout: number; requestTimeout: number }): number {
  const limits = [headersTimeout, requestTimeout].filter((one) => one > 0)
  return Math.max(100, Math.min(5_000, ...limits.map((one) => one / 2)))
}

function whenGone(socket: Socket): AbortSignal {
  const gone = new AbortController()
  socket.once('close', () => gone.abort())
  return gone.signal
}
