// A link that signs a browser in once, where the system does not say whose a loopback connection is: printed by the server for
// whoever started it, as Jupyter does.
//
// LL1. A key works once, for ten minutes. When it is used, or when someone comes with one that is over, another is printed.
// LL2. What the browser gets for it is a cookie that scripts cannot read and that is not sent along from other sites. It is good
//     until the server stops.
// LL3. A change by the cookie comes from a page of this server: it says so by its origin.
// Cookies do not know ports: whoever listens on another port of this machine, and is visited with the same browser, gets it too.

import { randomBytes } from 'node:crypto'
import { hashSecret, recordSecurityEvent, type WorkspaceStore } from '@pawl/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const LASTS = 10 * 60_000
const COOKIE_SECONDS = 30 * 86_400
const MOST_BROWSERS = 100
const READING: readonly string[] = ['GET', 'HEAD']
const OWN_SITES: readonly unknown[] = [undefined, 'none', 'same-origin']

const newSecret = () => randomBytes(32).toString('base64url')

export class LocalLink {
  readonly #tell: (path: string) => void
  readonly #browsers = new Set<string>()
  #key = { hash: '', madeAt: 0 }

  /** Told the path of every link after the first. */
  constructor(tell: (path: string) => void) {
    this.#tell = tell
  }

  /** Makes a link; the one before is over. */
  newPath(): string {
    const key = newSecret()
    this.#key = { hash: hashSecret(key), madeAt: Date.now() }
    return `/?key=${key}`
  }

  /** Whether the request is of a browser that was signed in. */
  knows(request: FastifyRequest): boolean {
    const { headers, method } = request
    const secret = cookieIn(headers.cookie, nameFor(request))
    if (secret === undefined || !this.#browsers.has(hashSecret(secret))) return false
    const site = headers['sec-fetch-site']
    // That an origin, if there is one, is ours has been looked at before (`guard.ts`).
    return (
      OWN_SITES.includes(site) && (READING.includes(method) || headers.origin !== undefined || site === 'same-origin')
    )
  }

  /** What a browser keeps from now on; undefined if the key is not, or no longer, good. */
  use(key: string): string | undefined {
    const { hash, madeAt } = this.#key
    const isOver = hash === '' || Date.now() - madeAt >= LASTS
    if (isOver || hashSecret(key) !== hash) {
      if (isOver) this.#tell(this.newPath())
      return undefined
    }
    const secret = newSecret()
    const [oldest] = this.#browsers
    if (this.#browsers.size >= MOST_BROWSERS && oldest !== undefined) this.#browsers.delete(oldest)
    this.#browsers.add(hashSecret(secret))
    this.#tell(this.newPath())
    return secret
  }
}

/** The key leaves the address at once: it stands in no history and is sent nowhere. */
export function addLocalLink(app: FastifyInstance, link: LocalLink, store: WorkspaceStore): void {
  app.addHook('onRequest', async (request, reply) => {
    const key = keyIn(request)
    if (key === undefined) return
    const secret = link.use(key)
    const kind = secret === undefined ? 'sign_in_failed' : 'signed_in'
    await recordSecurityEvent({ store, now: Date.now, actor: request.ip }, { kind, about: 'link' })
    if (secret !== undefined) setCookie(request, reply, secret)
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect('/', 303)
  })
}

function keyIn({ method, url }: FastifyRequest): string | undefined {
  const [path, query] = url.split('?')
  if (method !== 'GET' || path !== '/' || query === undefined) return undefined
  return new URLSearchParams(query).get('key') ?? undefined
}

function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const attributes = ['HttpOnly', 'SameSite=Strict', 'Path=/', `Max-Age=${COOKIE_SECONDS}`]
  reply.header('set-cookie', [`${nameFor(request)}=${secret}`, ...attributes].join('; '))
}

/** Two servers of one machine have cookies of their own. */
function nameFor({ headers }: FastifyRequest): string {
  return `pawl_local_${/:(\d+)$/.exec(headers.host ?? '')?.[1] ?? '80'}`
}

function cookieIn(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '').split(/; */).find((one) => one.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}
