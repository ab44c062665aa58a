// The cookies of someone who is signed in: one holds the secret and is seen by nobody but this server; the other is for our
// pages to read and repeat.
//
// CK1. Over TLS they are bound to this host (`__Host-`), and never sent in the clear.
// CK2. On this machine there is no TLS. Browsers send cookies of one host to all its ports, so the name says which port.
// CK3. Over any other connection no cookie is given, and none is believed.

import { csrfTokenOf, LONGEST_SIGN_IN } from '@pawl/operations'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignInWay } from './local-access.ts'

export function readSignIn(request: FastifyRequest, way: SignInWay): string | undefined {
  const { cookie } = request.headers
  return cookie === undefined ? undefined : parseCookie(cookie)[names(request, way).secret]
}

export function giveCookies(request: FastifyRequest, reply: FastifyReply, way: SignInWay, secret: string): void {
  set(request, reply, way, { secret, csrf: csrfTokenOf(secret), maxAge: LONGEST_SIGN_IN / 1000 })
}

export function takeCookies(request: FastifyRequest, reply: FastifyReply, way: SignInWay): void {
  set(request, reply, way, { secret: '', csrf: '', maxAge: 0 })
}

/** What a browser that began with OpenID Connect brings back. As short-lived as that is. */
export function readBegun(request: FastifyRequest, way: SignInWay): string | undefined {
  const { cookie } = request.headers
  return cookie === undefined ? undefined : parseCookie(cookie)[names(request, way).begun]
}

export function giveBegun(
  request: FastifyRequest,
  reply: FastifyReply,
  way: SignInWay,
  { value, maxAge }: { readonly value: string; readonly maxAge: number },
): void {
  const { begun: name } = names(request, way)
  const how = { path: '/', sameSite: 'lax', secure: way === 'tls', httpOnly: true } as const
  reply.header('set-cookie', stringifySetCookie({ ...how, name, value, maxAge }))
  reply.header('cache-control', 'no-store')
}

function set(
  request: FastifyRequest,
  reply: FastifyReply,
  way: SignInWay,
  { secret, csrf, maxAge }: { secret: string; csrf: string; maxAge: number },
): void {
  const { secret: name, csrf: csrfName } = names(request, way)
  const common = { path: '/', sameSite: 'lax', secure: way === 'tls', maxAge } as const
  reply.header('set-cookie', [
    stringifySetCookie({ ...common, name, value: secret, httpOnly: true }),
    stringifySetCookie({ ...common, name: csrfName, value: csrf }),
  ])
  reply.header('cache-control', 'no-store')
}

function names({ headers }: FastifyRequest, way: SignInWay) {
  if (way === 'tls') return { secret: '__Host-pawl', csrf: '__Host-pawl-csrf', begun: '__Host-pawl-oidc' }
  const port = /:(\d+)$/.exec(headers.host ?? '')?.[1] ?? '80'
  return { secret: `pawl-${port}`, csrf: `pawl-csrf-${port}`, begun: `pawl-oidc-${port}` }
}
