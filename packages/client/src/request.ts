// One request and its answer. What passes is asked again, under the same key, so that it is done once.

import {
  askedToWait,
  type ErrorDocument,
  KEY_HEADER,
  type Language,
  PASSING_TROUBLE,
  retry,
  WORKSPACE_HEADER,
} from '@pawl/contract'
import { PawlRefused } from './refused.ts'

export interface ClientOptions {
  /** Such as http://127.0.0.1:7077 */
  readonly url: string
  readonly token?: string
  readonly workspace?: string
  /** Of messages and guidance: English if left out. */
  readonly language?: Language
  /** How long a server that does not answer, or asks to wait, is asked again: ten seconds if left out. */
  readonly patienceSeconds?: number
  readonly fetch?: typeof globalThis.fetch
}

export interface Asked {
  readonly method: string
  readonly path: string
  readonly body?: string | undefined
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
}

const BACKOFF = { first: 100, longest: 2_000 }
const PATIENCE_SECONDS = 10

export async function ask(options: ClientOptions, asked: Asked): Promise<unknown> {
  const { patienceSeconds = PATIENCE_SECONDS } = options
  let giveUpAt: number | undefined
  return retry(() => askOnce(options, asked), {
    backoff: BACKOFF,
    retryUntil: (ended) => {
      if (!('error' in ended) || asked.signal?.aborted) return undefined
      if (ended.error instanceof PawlRefused && !PASSING_TROUBLE.has(ended.error.code)) return undefined
      giveUpAt ??= performance.now() + patienceSeconds * 1000
      return giveUpAt
    },
    pauseFor: (ended) =>
      'error' in ended && ended.error instanceof PawlRefused ? askedToWait(ended.error) : undefined,
    now: () => performance.now(),
    pause: (milliseconds) => pause(milliseconds, asked.signal),
  })
}

async function askOnce(options: ClientOptions, asked: Asked): Promise<unknown> {
  const response = await open(options, asked)
  // A long answer has its status before its outcome: the body tells.
  const document = JSON.parse(await response.text()) as Partial<ErrorDocument>
  if (document.success === false) throw new PawlRefused(document as ErrorDocument)
  return document
}

/** Tokens go to this server and nowhere else: a redirect is not followed. */
export async function open(options: ClientOptions, asked: Asked, more: Record<string, string> = {}): Promise<Response> {
  const { url, token, workspace, language = 'en', fetch = globalThis.fetch } = options
  const { method, path, body, idempotencyKey, signal } = asked
  const headers = {
    'accept-language': language,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(workspace !== undefined && { [WORKSPACE_HEADER]: workspace }),
    ...(idempotencyKey !== undefined && { [KEY_HEADER]: idempotencyKey }),
    ...more,
  }
  return fetch(new URL(path, url), {
    method,
    headers,
    redirect: 'error',
    ...(body !== undefined && { body }),
    ...(signal !== undefined && { signal }),
  })
}

/** Ends at once when nobody wants the answer any more. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
