// The one person of this machine, who is asked for nothing.
//
// LA1. Where the system says whose a loopback connection is, it must be the user who runs the server. Root is not: proxies
//     run as root.
// LA2. Where it does not, whoever can read the server's record in the data folder knows its secret.
//     A browser cannot read it, and is signed in by a link instead (`local-link.ts`).
// LA3. What came through a proxy is not from this machine, wherever the proxy runs.
// LA4. What a proxy says of where a request came from, and how, counts only if the proxy is named.

import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hashSecret } from '@pawl/operations'
import type { FastifyRequest } from 'fastify'
import type { LocalLink } from './local-link.ts'
import { isLoopbackAddress, plainAddress, type SocketOwner } from './socket-owner.ts'

/** By which a secret of this machine is told from a token. */
const PREFIX = 'pawl_local_'
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

export interface LocalAccessOptions {
  readonly socketOwner: SocketOwner
  /** Connections from these addresses are a proxy's. */
  readonly trustedProxies: readonly string[]
  /** Whether a connection of one's own user is enough; on a server for others it is not. */
  readonly bySocket: boolean
  /** Even on this machine everyone signs in. */
  readonly requireSignIn: boolean
  /** Signs browsers in where the system does not say whose a connection is. */
  readonly link?: LocalLink
}

/** Over what someone may sign in: nobody else reads it. */
export type SignInWay = 'tls' | 'loopback'

/** Asked once: the system is asked anew each time, which a request would pay for. */
const OWN_UID = process.getuid?.()

export class LocalAccess {
  readonly #options: LocalAccessOptions
  readonly #secret = PREFIX + randomBytes(32).toString('base64url')

  constructor(options: LocalAccessOptions) {
    this.#options = options
  }

  /** For commands of the same user, who find it in the data folder; nothing where everyone signs in. */
  get secret(): string | undefined {
    return this.#options.requireSignIn ? undefined : this.#secret
  }

  /** Whether a bearer token is one of this machine's own, whether or not it is good. */
  isLocalSecret(secret: string): boolean {
    return secret.startsWith(PREFIX)
  }

  knows(secret: string, request: FastifyRequest): boolean {
    if (this.#options.requireSignIn || !this.#isDirect(request)) return false
    return isSame(secret, this.#secret)
  }

  async isOwnConnection(request: FastifyRequest): Promise<boolean> {
    const { bySocket, requireSignIn, socketOwner, link } = this.#options
    if (!bySocket || requireSignIn || !this.#isDirect(request) || this.#isTrustedProxy(request)) return false
    const owner = await socketOwner(request.raw.socket)
    if (owner !== undefined) return owner === OWN_UID
    return link?.knows(request) ?? false
  }

  /** Undefined where others may read along. */
  signInWay(request: FastifyRequest): SignInWay | undefined {
    if ('encrypted' in request.raw.socket) return 'tls'
    if (this.#isTrustedProxy(request)) return lastIn(request, 'x-forwarded-proto') === 'https' ? 'tls' : undefined
    return this.#isDirect(request) ? 'loopback' : undefined
  }

  /** From this machine, without a proxy between. */
  #isDirect(request: FastifyRequest): boolean {
    if (!isLoopbackAddress(request.raw.socket.remoteAddress)) return false
    return PROXY_HEADERS.every((name) => request.headers[name] === undefined)
  }

  #isTrustedProxy(request: FastifyRequest): boolean {
    return this.#options.trustedProxies.includes(plainAddress(request.raw.socket.remoteAddress))
  }
}

/** What the nearest proxy has put in; what stands before it may be the client's. */
function lastIn({ headers }: FastifyRequest, name: string): string | undefined {
  return String(headers[name] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(expected)))
}
