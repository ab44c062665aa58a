// A provider of OpenID Connect: where people are sent, and what it says of whoever comes back.
//
// OP1. It is asked for its addresses when someone first signs in with it, and again after it did not answer: a provider that is
//     away stops no server.
// OP2. What it says is believed only if it was asked for by this browser: state, nonce and the proof of the code (PKCE) must fit.
// OP3. An e-mail address counts as verified only if the provider says so in a word.

import { fail, type PawlError } from '@pawl/contract'
import type { OpenIdPerson } from '@pawl/operations'
import type { Configuration } from 'openid-client'
import { isLoopback } from '../guard.ts'

export interface OpenIdOptions {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What people call it; the host of the issuer if left out. */
  readonly name?: string
  /** Of e-mail addresses whose people join the first workspace without an invitation. */
  readonly domains?: readonly string[]
}

/** What the browser keeps until it comes back. */
export interface Asked {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

const SCOPE = 'openid profile email'
const LONGEST_ANSWER_SECONDS = 10
const LONGEST_CLAIM = 320

export class OpenIdProvider {
  readonly name: string
  readonly #options: OpenIdOptions
  #found: Promise<Configuration> | undefined

  constructor(options: OpenIdOptions) {
    this.#options = options
    this.name = options.name ?? new URL(options.issuer).host
  }

  /** Where to send a browser, and what it must bring back. */
  async ask(redirectUri: string): Promise<{ readonly address: string; readonly asked: Asked }> {
    const client = await import('openid-client')
    const found = await this.#configuration()
    const asked = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    }
    const address = client.buildAuthorizationUrl(found, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state: asked.state,
      nonce: asked.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(asked.verifier),
      code_challenge_method: 'S256',
    })
    return { address: address.href, asked }
  }

  /** Who came back to this address. */
  async answer(address: URL, { state, nonce, verifier }: Asked): Promise<OpenIdPerson> {
    const client = await import('openid-client')
    const found = await this.#configuration()
    try {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await client.authorizationCodeGrant(found, address, checks)
      const claims = tokens.claims() as NonNullable<ReturnType<typeof tokens.claims>>
      const hasAll = claims.email !== undefined && claims.preferred_username !== undefined
      const isToldMore = !hasAll && found.serverMetadata().userinfo_endpoint !== undefined
      const more = isToldMore ? await client.fetchUserInfo(found, tokens.access_token, claims.sub) : {}
      const { iss: issuer, sub: subject } = claims
      return { provider: this.name, issuer, subject, ...saidIn({ ...more, ...claims }) }
    } catch (error) {
      throw this.#failure(error)
    }
  }

  #configuration(): Promise<Configuration> {
    this.#found ??= this.#discover().catch((error: unknown) => {
      this.#found = undefined
      throw fail('OIDC_UNAVAILABLE', { provider: this.name }, error)
    })
    return this.#found
  }

  async #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#options
    const client = await import('openid-client')
    const server = new URL(issuer)
    const isHere = server.protocol === 'http:' && isLoopback(server.hostname.replace(/^\[|\]$/g, ''))
    return client.discovery(server, clientId, clientSecret, undefined, {
      timeout: LONGEST_ANSWER_SECONDS,
      ...(isHere && { execute: [client.allowInsecureRequests] }),
    })
  }

  #failure(error: unknown): PawlError {
    const { error: said, code, name } = error as { error?: unknown; code?: unknown; name?: unknown }
    const isAway = name === 'TypeError' || name === 'TimeoutError' || code === 'OAUTH_TIMEOUT'
    if (isAway) return fail('OIDC_UNAVAILABLE', { provider: this.name }, error)
    const reason = typeof said === 'string' && /^[a-z_]{1,60}$/.test(said) ? said : 'invalid_response'
    return fail('OIDC_FAILED', { provider: this.name, reason }, error)
  }
}

function saidIn(claims: Readonly<Record<string, unknown>>) {
  const { preferred_username: preferredName, email, email_verified: isVerified } = claims
  return {
    ...(isShort(preferredName) && { preferredName }),
    ...(isShort(email) && { email }),
    isEmailVerified: isVerified === true,
  }
}

function isShort(claim: unknown): claim is string {
  return typeof claim === 'string' && claim.length <= LONGEST_CLAIM
}
