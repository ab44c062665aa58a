// A request whose answer was lost is sent again under the same key, so that it is done once: a server that restarted, or
// whoever has the data by then, gives the first answer.
//
// G1. Only a lost answer is asked for again. What was never sent, and what was answered, is over.

import { setTimeout as pause } from 'node:timers/promises'
import { type OperationKey, operations, PawlError } from '@pawl/contract'

/** How long after the first loss it is tried again, unless --patience says otherwise. */
const PATIENCE = 10_000
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 2_000

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

export async function sendAgain<Value>(
  send: () => Promise<Value>,
  gone: AbortSignal | undefined,
  patience = PATIENCE,
): Promise<Value> {
  let giveUpAt: number | undefined
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      return await send()
    } catch (error) {
      if (error instanceof PawlError || (giveUpAt === undefined && wasNotSent(error))) throw error
      giveUpAt ??= performance.now() + patience
      if (gone?.aborted || performance.now() + wait > giveUpAt) throw error
      await pause(wait)
    }
  }
}

/** A name for one request. Node's crypto takes longer to load than a short command: only a secret is worth it. */
export function newKey(key: OperationKey): string {
  if ('tellsSecret' in operations[key]) return crypto.randomUUID()
  return `${Date.now().toString(36)}-${chance()}${chance()}${chance()}`
}

const chance = () => Math.random().toString(36).slice(2)
