// Every operation as a method, typed by its declaration.

import {
  type DocumentKey,
  type EventView,
  isWriting,
  type LinesOutKey,
  type OperationDeclaration,
  type OperationKey,
  type Operations,
  operations,
  type ResultOf,
  requestFor,
} from '@pawl/contract'
import type * as z from 'zod'
import { followEvents, linesOf, type StreamFilter } from './event-stream.ts'
import { PawlRefused } from './refused.ts'
import { ask, type ClientOptions, open } from './request.ts'

export interface CallOptions {
  /** Raised by whoever does not want the answer any more. */
  readonly signal?: AbortSignal
  /** The name of this request: sent again under the same one, also by another process, it is done once. */
  readonly idempotencyKey?: string
}

type Given<Key extends OperationKey> = z.input<Operations[Key]['input']>
type Method<Key extends DocumentKey> = (
  ...given: Record<never, never> extends Given<Key>
    ? [input?: Given<Key>, options?: CallOptions]
    : [input: Given<Key>, options?: CallOptions]
) => Promise<ResultOf<Operations[Key]>>

export type Client = { readonly [Key in DocumentKey]: Method<Key> } & {
  /** The events as they happen, from now on or after a position. It comes back by itself after a break, and misses none. */
  events(filter?: StreamFilter, signal?: AbortSignal): AsyncIterable<EventView>
  /** What an operation writes line by line, each a document of JSON. */
  lines(key: LinesOutKey, signal?: AbortSignal): AsyncIterable<string>
}

/** The longest single wait; a proxy may cut what takes longer than a minute. */
const PIECE = 50
const NOTHING_YET: readonly string[] = ['NOTHING_TO_DO', 'NOTHING_FOR_WORKER']

export function createClient(options: ClientOptions): Client {
  const methods = Object.entries(operations as Record<string, OperationDeclaration>)
    .filter(([, { shape }]) => shape === undefined)
    .map(([key, declaration]) => [
      key,
      (input: object = {}, call: CallOptions = {}) =>
        declaration.waits === 'in pieces'
          ? inPieces(options, key as OperationKey, { ...input }, call)
          : send(options, key as OperationKey, input, call),
    ])
  return {
    ...Object.fromEntries(methods),
    events: (filter, signal) => followEvents(options, filter, signal),
    lines: (key, signal) => linesFrom(options, key, signal),
  } as Client
}

function send(options: ClientOptions, key: OperationKey, input: object, call: CallOptions): Promise<unknown> {
  const { method, path, body } = requestFor({ operation: key, input: { ...input } })
  const idempotencyKey = isWriting(operations[key]) ? (call.idempotencyKey ?? crypto.randomUUID()) : undefined
  return ask(options, { method, path, body, idempotencyKey, signal: call.signal })
}

/**
 * As long as it is told to, or without end. The session is the same all along, made up here if none was given: what was
 * claimed for it while the answer was lost is given to it again.
 */
async function inPieces(
  options: ClientOptions,
  key: OperationKey,
  input: { session?: string; worker?: string; timeoutSeconds?: number },
  call: CallOptions,
): Promise<unknown> {
  const session = input.worker === undefined ? { session: input.session ?? newSession() } : {}
  const giveUpAt = performance.now() + (input.timeoutSeconds ?? Number.POSITIVE_INFINITY) * 1000
  for (;;) {
    const left = Math.max(0, (giveUpAt - performance.now()) / 1000)
    try {
      return await send(options, key, { ...input, ...session, timeoutSeconds: Math.min(left, PIECE) }, call)
    } catch (error) {
      const isNothing = error instanceof PawlRefused && NOTHING_YET.includes(error.code)
      if (!isNothing || performance.now() >= giveUpAt || call.signal?.aborted) throw error
    }
  }
}

/** NAME:SECRET */
function newSession(): string {
  return `c-${crypto.randomUUID().slice(0, 8)}:${crypto.randomUUID()}`
}

async function* linesFrom(options: ClientOptions, key: LinesOutKey, signal?: AbortSignal): AsyncGenerator<string> {
  const response = await open(options, { method: 'GET', path: operations[key].http.path, signal })
  if (!response.ok) throw new PawlRefused(JSON.parse(await response.text()))
  yield* linesOf(response)
}
