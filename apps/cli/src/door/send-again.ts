// A request whose answer was lost is retried under the same key, so that it is done once: a server that restarted, or
// whoever has the data by then, gives the first answer.
//
// G1. Only a lost answer is asked for again. What was never sent, and what was answered, is over.

import { setTimeout as pause } from 'node:timers/promises'
import { type OperationDeclaration, type OperationKey, operations, PawlError, retry } from '@pawl/contract'

/** How long after the first loss it is tried again, unless --patience says otherwise. */
const PATIENCE = 10_000
const BACKOFF = { first: 100, longest: 2_000 }

/** The request did not get as far as a server. */
const NOT_SENT = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

interface Trouble extends Error {
  readonly code?: string
  readonly cause?: { readonly code?: string }
}

export function wasNotSent(error: unknown): boolean {
  const { code, cause } = error as Trouble
  return NOT_SENT.test(code ?? cause?.code ?? '')
}

export function sendAgain<Value>(
  send: () => Promise<Value>,
  gone: AbortSignal | undefined,
  patience = PATIENCE,
): Promise<Value> {
  let giveUpAt: number | undefined
  return retry(send, {
    backoff: BACKOFF,
    retryUntil: (ended) => {
      if (!('error' in ended) || ended.error instanceof PawlError || gone?.aborted) return undefined
      if (giveUpAt === undefined && wasNotSent(ended.error)) return undefined
      giveUpAt ??= performance.now() + patience
      return giveUpAt
    },
    now: () => performance.now(),
    pause,
  })
}

/** A name for one request. Node's crypto takes longer to load than a short command: only a secret is worth it. */
export function newKey(key: OperationKey): string {
  const { tellsSecret }: OperationDeclaration = operations[key]
  if (tellsSecret) return crypto.randomUUID()
  return `${Date.now().toString(36)}-${chance()}${chance()}${chance()}`
}

const chance = () => Math.random().toString(36).slice(2)
