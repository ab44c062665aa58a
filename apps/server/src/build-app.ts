// The HTTP door.

import { errorCatalogue, fail, openApi, renderError } from '@pawl/contract'
import type { Rewrite, WorkspaceStore } from '@pawl/operations'
import type { Store } from '@pawl/storage'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { Callers } from './access/callers.ts'
import type { LocalAccess } from './access/local-access.ts'
import { addLocalLink, type LocalLink } from './access/local-link.ts'
import type { OpenIdOptions } from './access/openid-provider.ts'
import { addSignInRoutes } from './access/sign-in-routes.ts'
import { Workspaces } from './access/workspaces.ts'
import { answerBrokenRequest, answerError, answerUnknownRoute, isTooSlow } from './answer.ts'
import { addCalendarRoute } from './calendar-route.ts'
import { addEventsRoute } from './events-route.ts'
import { refuseForeign } from './guard.ts'
import { languageOf } from './language-of.ts'
import { CallerLimits } from './limits/caller-limits.ts'
import { DEFAULT_LIMITS, type Limits } from './limits/limits.ts'
import { addLogStreamRoute } from './log-stream-route.ts'
import { addMcpRoute } from './mcp/route.ts'
import { count } from './metrics.ts'
import { addMetrics } from './metrics-route.ts'
import { readinessOf } from './readiness.ts'
import { addReminders } from './reminders/add-reminders.ts'
import { type SendingOptions, sendsTo } from './reminders/channel-sender.ts'
import { systemTimer, type Timer } from './reminders/timer.ts'
import { addRoutes } from './routes.ts'
import { addSchedules } from './schedules/schedule-clock.ts'
import { addSecurityLog } from './security-log.ts'
import { TokenWatch } from './token-watch.ts'
import { addWebApp } from './web-app.ts'

const BODY_LIMIT = 256 * 1024

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
  /** Real time, if left out. */
  readonly timer?: Timer
  /** How reminders are sent; without it none are. */
  readonly sending?: SendingOptions
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
  timer = systemTimer,
  sending,
  log,
}: AppOptions): FastifyInstance {
  const limits = { ...DEFAULT_LIMITS, ...given }
  const inTime = { headersTimeout: limits.headerSeconds * 1000, requestTimeout: limits.requestSeconds * 1000 }
  const app = fastify({
    logger: log === false ? false : { level: log, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 2_100 },
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
  if (sending !== undefined) addReminders(app, { workspaces, timer, sending: { publicUrl, ...sending } })
  addSchedules(app, workspaces, timer)
  if (link !== undefined) addLocalLink(app, link, store)
  if (webFolder === undefined) app.setNotFoundHandler(answerUnknownRoute)

  const callerLimits = new CallerLimits(app, store, limits)
  const known = new Callers(workspaces, local)
  const callers = callerLimits.around(known)
  const tokens = new TokenWatch(store, known)
  const forOperations = { rewrite, now: timer.now, ...(sending && { sendsTo: sendsTo(sending) }) }
  addRoutes(app, { tokens, callers, limits: callerLimits, ...forOperations })
  addCalendarRoute(app, workspaces)
  addSignInRoutes(app, { workspaces, callers, local, openId, publicUrl })
  addMcpRoute(app, { tokens, callers, limits: callerLimits, ...forOperations, version, bodyLimit: BODY_LIMIT })

  addLogStreamRoute(app, {
    tokens,
    callers,
    limits: callerLimits,
    ...forOperations,
    stopping: stopping.signal,
  })
  addEventsRoute(app, { tokens, callers, limits: callerLimits, stopping: stopping.signal })

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
  let reference: ReturnType<typeof openApi> | undefined
  app.get('/openapi.json', async () => {
    // Made when it is first asked for: a tenth of the time that the server would take to start.
    reference ??= openApi(version)
    return reference
  })
  if (webFolder !== undefined) addWebApp(app, { folder: webFolder, widgetOrigins })
  return app
}

/** Node looks for slow requests now and then: often enough for the shorter of the two. */
function lookEvery({ headersTimeout, requestTimeout }: { headersTimeout: number; requestTimeout: number }): number {
  const limits = [headersTimeout, requestTimeout].filter((one) => one > 0)
  return Math.max(100, Math.min(5_000, ...limits.map((one) => one / 2)))
}
