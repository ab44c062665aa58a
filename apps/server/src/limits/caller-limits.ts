// Limits for each caller: how many requests in a while, and how many streams and waits at once.
//
// LM1. Whoever is known is counted by name, wherever they come from; whoever is not is counted by address.
// LM2. Alone on one's own machine nobody is counted: there is nobody to protect from.
// LM3. Who is held back is told for how long, finds nothing done, and stands in the log and in /metrics.

import rateLimit from '@fastify/rate-limit'
import { fail, type PawlError } from '@pawl/contract'
import { recordSecurityEvent, type WorkspaceStore } from '@pawl/operations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller, Callers } from '../access/callers.ts'
import { isLoopbackAddress } from '../access/socket-owner.ts'
import { count } from '../metrics.ts'
import type { Limits } from './limits.ts'

const WINDOW = 10_000
/** When one of those that are open may have ended. */
const TRY_AGAIN = 5

type Opened = 'streams' | 'waits'
type Limiter = ReturnType<FastifyInstance['createRateLimit']>

/** Who asks; held back if they ask too often. */
export type Identifier = Pick<Callers, 'identify'>

export class CallerLimits {
  readonly #app: FastifyInstance
  readonly #store: WorkspaceStore
  readonly #limits: Limits
  readonly #open = { streams: new Map<string, number>(), waits: new Map<string, number>() }
  #byName: Limiter | undefined
  #byAddress: Limiter | undefined
  readonly #names = new WeakMap<FastifyRequest, string>()

  constructor(app: FastifyInstance, store: WorkspaceStore, limits: Limits) {
    this.#app = app
    this.#store = store
    this.#limits = limits
    app.register(rateLimit, { global: false, timeWindow: WINDOW })
    app.addHook('onRequest', async (request) => {
      const isAnyones = isForAnyone(request) || request.is404
      if (isAnyones && !isLoopbackAddress(request.ip)) await this.#countStranger(request)
    })
  }

  /** The same callers, counted. */
  around(callers: Identifier): Identifier {
    return {
      identify: async (request) => {
        let caller: Caller
        try {
          caller = await callers.identify(request)
        } catch (error) {
          await this.#countStranger(request)
          throw error
        }
        await this.#countKnown(request, caller)
        return caller
      },
    }
  }

  /** Runs it while it counts as open. */
  async whileOpen<Value>(
    caller: Caller,
    what: Opened,
    request: FastifyRequest,
    work: () => Promise<Value>,
  ): Promise<Value> {
    const { principal } = caller
    const limit = this.#limits[what]
    if (principal.alone || limit === 0) return work()
    const open = this.#open[what]
    const before = open.get(principal.name) ?? 0
    if (before >= limit) {
      const facts = { who: principal.name, what, limit, retryAfterSeconds: TRY_AGAIN }
      throw await this.#held(fail('TOO_MANY_OPEN', facts), what, request, principal.name)
    }
    open.set(principal.name, before + 1)
    try {
      return await work()
    } finally {
      const left = (open.get(principal.name) ?? 1) - 1
      if (left === 0) open.delete(principal.name)
      else open.set(principal.name, left)
    }
  }

  /** A request that did not arrive in time; nothing of it was read. */
  tooSlow(address: string): void {
    count('pawl_limited_total', 'slow')
    const about = { kind: 'limited', details: { code: 'REQUEST_TOO_SLOW' } } as const
    recordSecurityEvent({ store: this.#store, now: Date.now, actor: address }, about).catch(() => {})
  }

  async #countKnown(request: FastifyRequest, { principal }: Caller): Promise<void> {
    if (principal.alone || this.#limits.requests === 0) return
    this.#byName ??= this.#app.createRateLimit({
      max: this.#limits.requests,
      keyGenerator: (one) => this.#names.get(one as FastifyRequest) ?? '',
    })
    this.#names.set(request, principal.name)
    await this.#refuseBeyond(await this.#byName(request), 'requests', request, principal.name)
  }

  async #countStranger(request: FastifyRequest): Promise<void> {
    if (this.#limits.strangers === 0) return
    this.#byAddress ??= this.#app.createRateLimit({ max: this.#limits.strangers })
    await this.#refuseBeyond(await this.#byAddress(request), 'strangers', request, request.ip)
  }

  async #refuseBeyond(
    counted: Awaited<ReturnType<Limiter>>,
    limited: 'requests' | 'strangers',
    request: FastifyRequest,
    who: string,
  ): Promise<void> {
    if (counted.isAllowed || !counted.isExceeded) return
    const { max: limit, ttlInSeconds: retryAfterSeconds } = counted
    const facts = { who, limit, windowSeconds: WINDOW / 1000, retryAfterSeconds }
    throw await this.#held(fail('RATE_LIMITED', facts), limited, request, who)
  }

  async #held(error: PawlError, limited: string, request: FastifyRequest, who: string): Promise<PawlError> {
    count('pawl_limited_total', limited)
    const about = request.routeOptions.url ?? null
    const details = { code: error.refusal.code }
    await recordSecurityEvent({ store: this.#store, now: Date.now, actor: who }, { kind: 'limited', about, details })
    return error
  }
}

/** Pages, files and what is not there: nobody is asked who they are. */
function isForAnyone({ url }: FastifyRequest): boolean {
  return !/^\/(?:api|mcp|metrics|healthz|readyz)(?:[/?]|$)/.test(url)
}
