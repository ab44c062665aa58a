// Someone who signs in to a server as a browser does: cookies that come back, and what a page of ours sends with them.

import { CSRF_HEADER } from '../packages/contract/src/index.ts'

export const PASSWORD = 'correct horse battery'

export class SignedInClient {
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #cookies = new Map<string, string>()

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.#url = url.replace('0.0.0.0', '127.0.0.1')
    this.#headers = headers
  }

  get origin(): string {
    return new URL(this.#url).origin
  }

  /** As a page of this server would. */
  get headers(): Record<string, string> {
    const csrf = [...this.#cookies].find(([name]) => name.includes('csrf'))?.[1]
    return {
      origin: this.origin,
      cookie: this.cookies,
      'accept-language': 'en',
      ...this.#headers,
      ...(csrf !== undefined && { [CSRF_HEADER]: csrf }),
    }
  }

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async ask(method: string, path: string, body?: object, headers: Record<string, string | undefined> = {}) {
    const sent = Object.entries({ ...this.headers, ...headers }).filter(([, value]) => value !== undefined)
    const response = await fetch(new URL(path, this.#url), {
      method,
      headers: {
        ...(Object.fromEntries(sent) as Record<string, string>),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const set = response.headers.getSetCookie()
    for (const line of set) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    const text = await response.text()
    // biome-ignore lint/suspicious/noExplicitAny: whatever the server answers
    const document = (text.startsWith('{') && !text.includes('}\n{') ? JSON.parse(text) : text) as any
    return { status: response.status, code: document?.error?.code as string | undefined, document, set, text, response }
  }

  /** By the link of an invitation. */
  async join(link: string, name?: string, password = PASSWORD) {
    return this.ask('POST', '/api/join', { secret: secretIn(link), password, ...(name !== undefined && { name }) })
  }

  signIn(name: string, password = PASSWORD) {
    return this.ask('POST', '/api/sign-in', { name, password })
  }
}

export function secretIn(link: string): string {
  return link.slice(link.indexOf('#') + 1)
}
