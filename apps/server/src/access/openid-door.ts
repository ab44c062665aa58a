// How a browser goes to a provider of OpenID Connect and comes back.
//
// OD1. What it must bring back is in a cookie that no page can read, for ten minutes, and only this browser has it.
// OD2. It is good once: whatever comes of it, the cookie is taken.
// OD3. The secret of an invitation stands in no address: it is in the cookie.

import { fail, OIDC_CALLBACK } from '@pawl/contract'
import type { OpenIdPerson } from '@pawl/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { SignInWay } from './local-access.ts'
import { type OpenIdOptions, OpenIdProvider } from './openid-provider.ts'
import { giveBegun, readBegun } from './sign-in-cookies.ts'

const LASTS_SECONDS = 600

const purpose = {
  /** The secret of the link they began with. */
  invitation: z.string().optional(),
  /** The hash of the sign-in whose account is to be linked. */
  linking: z.string().optional(),
}
const begun = z.strictObject({ state: z.string(), nonce: z.string(), verifier: z.string(), ...purpose })

interface Purpose {
  readonly invitation?: string
  readonly linking?: string
}

interface DoorOptions {
  readonly publicUrl: string | undefined
  /** Refuses a connection that others may read. */
  readonly wayOf: (request: FastifyRequest) => SignInWay
}

export class OpenIdDoor {
  readonly domains: readonly string[]
  readonly #provider: OpenIdProvider
  readonly #options: DoorOptions

  constructor(provider: OpenIdOptions, options: DoorOptions) {
    this.domains = provider.domains ?? []
    this.#provider = new OpenIdProvider(provider)
    this.#options = options
  }

  get name(): string {
    return this.#provider.name
  }

  /** Where the browser goes next. */
  async begin(request: FastifyRequest, reply: FastifyReply, { invitation, linking }: Purpose): Promise<string> {
    const way = this.#options.wayOf(request)
    const { address, asked } = await this.#provider.ask(this.#callback(request, way))
    const kept = JSON.stringify({ ...asked, invitation, linking })
    giveBegun(request, reply, way, { value: Buffer.from(kept).toString('base64url'), maxAge: LASTS_SECONDS })
    return address
  }

  async finish(request: FastifyRequest, reply: FastifyReply): Promise<Purpose & { readonly someone: OpenIdPerson }> {
    const way = this.#options.wayOf(request)
    const kept = readKept(readBegun(request, way))
    giveBegun(request, reply, way, { value: '', maxAge: 0 })
    const address = new URL(this.#callback(request, way))
    address.search = new URL(request.url, address).search
    if (kept === undefined || address.searchParams.get('state') !== kept.state) throw fail('OIDC_NOT_STARTED_HERE', {})
    const { invitation, linking, ...asked } = kept
    return { someone: await this.#provider.answer(address, asked), invitation, linking }
  }

  /** As the provider was told it. Which addresses are ours it knows too: another one it sends nobody to. */
  #callback(request: FastifyRequest, way: SignInWay): string {
    const { publicUrl = `${way === 'tls' ? 'https' : 'http'}://${request.host}` } = this.#options
    return new URL(OIDC_CALLBACK, publicUrl).href
  }
}

function readKept(cookie: string | undefined): z.output<typeof begun> | undefined {
  try {
    return begun.parse(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()))
  } catch {
    return undefined
  }
}
