// From where a request may come.
//
// GU1. A page from elsewhere cannot drive a local server: a foreign Host (a name made to point here) or a foreign Origin
//     is refused before anything is read. Only the widget's script and frame may be asked for from elsewhere: they hold
//     nothing, and the frame says itself on whose pages it may stand. And a provider of OpenID Connect sends browsers back,
//     which is good for nothing without the cookie of the one that began (`access/openid-door.ts`).
// Who asks is decided apart from that (`access/callers.ts`).

import { isIP } from 'node:net'
import { fail, OIDC_CALLBACK } from '@pawl/contract'
import type { FastifyRequest } from 'fastify'

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

export function refuseForeign(
  request: FastifyRequest,
  served: { readonly beyondLoopback: boolean; readonly servedHost: string },
): void {
  const host = request.headers.host ?? ''
  const name = hostName(host)
  if (!served.beyondLoopback && !isLoopback(name) && name !== served.servedHost) throw fail('FOREIGN_HOST', { host })
  const { origin } = request.headers
  if (origin !== undefined && originHost(origin) !== host) throw fail('FOREIGN_ORIGIN', { origin })
  if (
    origin === undefined &&
    request.headers['sec-fetch-site'] === 'cross-site' &&
    !isWidget(request) &&
    !isSentBack(request)
  ) {
    throw fail('FOREIGN_ORIGIN', { origin: null })
  }
}

function isWidget({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && /^\/widget(?:\.js)?(?:\?|$)/.test(url)
}

function isSentBack({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && url.split('?')[0] === OIDC_CALLBACK
}

function hostName(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
}

function originHost(origin: string): string | undefined {
  try {
    const { protocol, host } = new URL(origin)
    return protocol === 'http:' || protocol === 'https:' ? host : undefined
  } catch {
    return undefined
  }
}
