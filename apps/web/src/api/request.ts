// One request to the server: the operation's route, the person's language and token, and errors as documents.
//
// RQ1. A refusal of the server and a server that cannot be reached are told apart: the first is final, the second is not.
//     A server whose store is away is as good as away [D48].

import {
  askedToWait,
  CSRF_HEADER,
  type ErrorDocument,
  type InputOf,
  type OperationKey,
  type Operations,
  PASSING_TROUBLE,
  type Refusal,
  type ResultOf,
  SIGN_IN_PATHS,
  type SignInAnswer,
  type SignInInput,
  type SignInKey,
} from '@pawl/contract'
import { routes } from './routes.ts'
import { readToken } from './token.ts'

export type Input<Key extends OperationKey> = Partial<InputOf<Operations[Key]>>
export type Result<Key extends OperationKey> = ResultOf<Operations[Key]>

export class RefusedError extends Error {
  readonly status: number
  readonly document: ErrorDocument['error']
  constructor(status: number, document: ErrorDocument['error']) {
    super(document.message)
    this.status = status
    this.document = document
  }
}

export class AwayError extends Error {}

/** The same can be sent again later. */
export function passes(error: unknown): boolean {
  return error instanceof AwayError || (error instanceof RefusedError && PASSING_TROUBLE.has(error.document.code))
}

/** How long the server has asked to be left alone, in milliseconds. */
export function toldToWait(error: unknown): number | undefined {
  return error instanceof RefusedError ? askedToWait(error.document as unknown as Refusal) : undefined
}

interface RequestOptions {
  readonly signal?: AbortSignal
  /** Under which it may be sent again; see change.ts. */
  readonly idempotencyKey?: string
}

export async function request<Key extends OperationKey>(
  key: Key,
  input: Input<Key> = {},
  { signal, idempotencyKey }: RequestOptions = {},
): Promise<Result<Key>> {
  const { method, path } = routes[key]
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const inQuery = method === 'GET' || method === 'DELETE'
  const query = inQuery ? queryOf(rest) : ''
  const response = await reach(`${filled}${query}`, {
    method,
    signal,
    headers: {
      ...requestHeaders(),
      ...(!inQuery && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(!inQuery && { body: JSON.stringify(rest) }),
  })
  return readAnswer(response) as Promise<Result<Key>>
}

/** One of the requests that are no operations: signing in and out, and joining. */
export async function requestSignIn<Key extends SignInKey>(
  key: Key,
  input: SignInInput<Key>,
): Promise<SignInAnswer<Key>> {
  const response = await reach(SIGN_IN_PATHS[key], {
    method: 'POST',
    headers: { ...requestHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  return readAnswer(response) as Promise<SignInAnswer<Key>>
}

export function requestHeaders(): Record<string, string> {
  const token = readToken()
  const csrf = csrfToken()
  return {
    'accept-language': document.documentElement.lang,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(csrf !== undefined && { [CSRF_HEADER]: csrf }),
  }
}

/** Whoever is signed in repeats it with every request: no page from elsewhere can read it. */
function csrfToken(): string | undefined {
  const names = ['__Host-pawl-csrf', `pawl-csrf-${location.port || '80'}`]
  const pairs = document.cookie.split('; ').map((pair) => pair.split('=') as [string, string?])
  return pairs.find(([name]) => names.includes(name))?.[1]
}

async function reach(url: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, options)
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new AwayError('The server cannot be reached')
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  const body = await response.json().catch(() => undefined)
  // A proxy that answers for a server that is not there.
  if (body === undefined) throw new AwayError(`The server answered ${response.status}`)
  if (isRefusal(body)) throw new RefusedError(response.status, body.error)
  return body
}

function isRefusal(body: unknown): body is ErrorDocument {
  return typeof body === 'object' && body !== null && (body as { success?: unknown }).success === false
}

/** An address has no word for nothing: what is missing, empty or null is left out. */
function queryOf(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
