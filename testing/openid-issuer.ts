// A provider of OpenID Connect on loopback, whose people are signed in without being asked, and a browser that goes there and back.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errors, Provider } from 'oidc-provider'
import { CSRF_HEADER, OIDC_CALLBACK } from '../packages/contract/src/index.ts'

export interface IssuedPerson {
  readonly preferred_username?: string
  readonly email?: string
  readonly email_verified?: boolean
}

export const CLIENT = { clientId: 'pawl', clientSecret: 'a secret that only the two of them know' }

export class OpenIdIssuer {
  /** By subject. */
  readonly people = new Map<string, IssuedPerson>()
  /** Who sits at the browser; nobody refuses to sign in. */
  subject: string | undefined
  readonly url: string
  readonly close: () => Promise<void>

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url
    this.close = close
  }

  /** On any free port, or the one it had before. */
  static async start(port = 0): Promise<OpenIdIssuer> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    // Not 127.0.0.1: for browsers it is another site than the server.
    const url = `http://localhost:${(server.address() as AddressInfo).port}`
    const issuer = new OpenIdIssuer(url, async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })
    const provider = providerOf(issuer)
    const answer = provider.callback()
    server.on('request', (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
      const { subject } = issuer
      const result =
        subject === undefined
          ? { error: 'access_denied', error_description: 'nobody is there' }
          : { login: { accountId: subject, remember: false }, consent: {} }
      provider.interactionFinished(request, response, result).catch((error: unknown) => {
        response.writeHead(error instanceof errors.OIDCProviderError ? 400 : 500).end(String(error))
      })
    })
    return issuer
  }
}

function providerOf(issuer: OpenIdIssuer): Provider {
  return new Provider(issuer.url, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        // Of a native one any port of loopback is good.
        application_type: 'native',
        redirect_uris: [`http://127.0.0.1${OIDC_CALLBACK}`],
      },
    ],
    claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email', 'email_verified'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['for this test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...issuer.people.get(subject) }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: CLIENT.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  })
}

export interface Arrival {
  readonly status: number
  readonly url: string
  readonly text: string
  readonly code: string | undefined
}

/** Cookies by origin, and what a browser says of where it comes from. */
export class TravellingBrowser {
  readonly #cookies = new Map<string, Map<string, string>>()
  readonly #home: string
  readonly #headers: Readonly<Record<string, string>>

  constructor(home: string, headers: Readonly<Record<string, string>> = {}) {
    this.#home = new URL(home).origin
    this.#headers = headers
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#jar(this.#home)
  }

  keep(name: string, value: string): void {
    this.#jar(this.#home).set(name, value)
  }

  /** Whoever sits at it is nobody there any more. */
  forget(origin: string): void {
    this.#cookies.delete(origin)
  }

  /** Follows every redirect, unless it is told where to stop. */
  async go(
    to: string,
    { until = () => false, ...headers }: { until?: (url: URL) => boolean; accept?: string } = {},
  ): Promise<Arrival> {
    let url = new URL(to, this.#home)
    let site = 'same-origin'
    for (let step = 0; step < 20; step++) {
      const response = await this.#fetch(url, { headers: { ...headers, 'sec-fetch-site': site } })
      const next = response.headers.get('location')
      const text = await response.text()
      if (next === null) return { status: response.status, url: url.href, text, code: codeIn(text) }
      const before = url.origin
      url = new URL(next, url)
      if (url.origin !== before) site = 'cross-site'
      if (until(url)) return { status: response.status, url: url.href, text, code: undefined }
    }
    throw new Error('it goes round in circles')
  }

  /** As a page of ours. */
  async post(path: string, body: object): Promise<Arrival & { readonly document: Record<string, string> }> {
    const csrf = [...this.cookies].find(([name]) => name.includes('csrf'))?.[1]
    const response = await this.#fetch(new URL(path, this.#home), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        origin: this.#home,
        ...(csrf !== undefined && { [CSRF_HEADER]: csrf }),
      },
    })
    const text = await response.text()
    return { status: response.status, url: path, text, code: codeIn(text), document: JSON.parse(text) }
  }

  async #fetch(url: URL, init: RequestInit): Promise<Response> {
    const jar = this.#jar(url.origin)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'accept-language': 'en', ...this.#headers, ...(init.headers as Record<string, string>), cookie }
    const response = await fetch(url, { ...init, redirect: 'manual', headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      if (value.join('=') === '') jar.delete(name)
      else jar.set(name, value.join('='))
    }
    return response
  }

  #jar(origin: string): Map<string, string> {
    const jar = this.#cookies.get(origin) ?? new Map<string, string>()
    this.#cookies.set(origin, jar)
    return jar
  }
}

function codeIn(text: string): string | undefined {
  return /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? /<small>([A-Z_]+)<\/small>/.exec(text)?.[1]
}
