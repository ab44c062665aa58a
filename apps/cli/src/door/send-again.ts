// A request whose answer was lost is retried under the same key, so that it is done once: a server that restarted, or
// whoever has the data by then, gives the first answer.
//
// G1. Only a lost answer is asked for again. What was never sent, and what was answered, is over.
// G2. Whoever is told to wait by a limit waits as long as it says, and asks again.

import { setTimeout as pause } from 'node:timers/promises'
import {
  askedToWait,
  type OperationDeclaration,
  type OperationKey,
  type Outcome,
  operations,
  PawlError,
  retry,
} from '@pawl/contract'

/** How long after the first loss it is tried again, unless --patience says otherwise. */
const PATIENCE = 10_000
/** The same for whoever is held back by a limit of the server. */
const LIMITED_PATIENCE = 60_000
const BACKOFF = { first: 100, longest: 2_000 }

/** The request did not get as far as a server. */
const NOT_SENT = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

/** What `fetch` says of ports that it never asks, such as 9. It has no code. */
const BLOCKED = 'bad port'

interface Trouble extends Error {
  readonly code?: string
  readonly cause?: { readonly code?: string; readonly message?: string }
}

export function wasNotSent(error: unknown): boolean {
  const { code, cause } = error as Trouble
  return NOT_SENT.test(code ?? cause?.code ?? '') || cause?.message === BLOCKED
}

export function sendAgain<Value>(
  send: () => Promise<Value>,
  gone: AbortSignal | undefined,
  patience?: number,
): Promise<Value> {
  let giveUpAt: number | undefined
  const until = (usual: number) => {
    giveUpAt ??= performance.now() + (patience ?? usual)
    return giveUpAt
  }
  return retry(send, {
    backoff: BACKOFF,
    retryUntil: (ended) => {
      if (gone?.aborted) return undefined
      if (!('error' in ended)) return limitIn(ended.value) === undefined ? undefined : until(LIMITED_PATIENCE)
      if (ended.error instanceof PawlError || (giveUpAt === undefined && wasNotSent(ended.error))) return undefined
      return until(PATIENCE)
    },
    pauseFor: (ended) => ('error' in ended ? undefined : limitIn(ended.value)),
    now: () => performance.now(),
    pause,
  })
}

/** How long an outcome asks to wait, if it is one that does. */
function limitIn(value: unknown): number | undefined {
  const outcome = value as Partial<Outcome<unknown>>
  return outcome.refused ? askedToWait(outcome.refusal as never) : undefined
}

/** A name for one request. Node's crypto takes longer to load than a short command: only a secret is worth it. */
export function newKey(key: OperationKey): string {
  const { tellsSecret }: OperationDeclaration = operations[key]
  if (tellsSecret) return crypto.randomUUID()
  return `${Date.now().toString(36)}-${chance()}${chance()}${chance()}`
}

const chance = () => Math.random().toString(36).slice(2)
