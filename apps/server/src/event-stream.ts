// The live stream of events, as server-sent events. The log in the store is what is streamed; being woken is only a
// hint to look again. Whoever reconnects with the id of the last event misses none.
// What has no event (records, rooms, what is said in them) is hinted at by a message without an id: look again.
//
// E1. A store that is away does not end a stream, and a stream can be opened meanwhile: it says `away`, looks again until
//     the store is back, says `back`, and goes on after the last event it sent.
// E2. A stream that ends for good says why: `closed`, with the document of the refusal.

import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type ErrorDocument, PASSING_TROUBLE, PawlError, type Refusal, toEventView } from '@pawl/contract'
import type { StoredEvent, WorkspaceStore } from '@pawl/operations'
import type { EventFilter } from './event-filter.ts'
import { sharedLogOf } from './shared-log.ts'

const HEARTBEAT = 15_000
const PAGE = 200
/** At most one hint every so often, however many changes there were. */
const GATHER_HINTS = 100
/** How long between two looks at a store that is away. */
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 2_000
/** By how much the clocks of two servers may differ. */
const SKEW = 1_000

export interface StreamRequest {
  /** Everything after this position; only what is new if left out. */
  readonly after?: string
  readonly wanted: EventFilter
  /** Whether to hint at what has no event. */
  readonly hints: boolean
  readonly ended: AbortSignal
  /** Why it is over, if whoever reads is to be told. */
  readonly endedBecause: () => Refusal | undefined
  readonly say: (refusal: Refusal) => ErrorDocument
  /** A defect: it is logged, and said without details. */
  readonly failed: (error: unknown) => Refusal
}

export async function streamEvents(
  response: ServerResponse,
  store: WorkspaceStore,
  request: StreamRequest,
): Promise<void> {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const { ended } = request
  const tell = (event: string, data: object) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  let woken = Promise.withResolvers<void>()
  const wake = () => woken.resolve()
  const stopListening = sharedLogOf(store).onEvents(wake)
  let isHinted = false
  let gathering: NodeJS.Timeout | undefined
  const gather = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined
      isHinted = true
      wake()
    }, GATHER_HINTS)
  }
  const stopHints = request.hints ? store.onRecords(gather) : () => {}
  ended.addEventListener('abort', wake)
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT)
  const log = new PatientLog(store, request, {
    away: (refusal) => tell('away', request.say(refusal)),
    back: () => tell('back', {}),
    connected: () => response.write(': connected\n\n'),
  })
  try {
    while (!ended.aborted) {
      woken = Promise.withResolvers<void>()
      const page = await log.next()
      for (const stored of page.wanted) {
        const flowing = response.write(textOf(stored))
        // A reader that is slow is waited for; it does not fill the memory of the server.
        if (!flowing) await once(response, 'drain', { signal: ended })
      }
      if (isHinted) tell('record', {})
      isHinted = false
      if (page.isLast) await woken.promise
    }
  } catch (error) {
    if (!ended.aborted) tell('closed', request.say(request.failed(error)))
  } finally {
    const reason = request.endedBecause()
    if (reason !== undefined) tell('closed', request.say(reason))
    clearInterval(heartbeat)
    clearTimeout(gathering)
    stopHints()
    stopListening()
    response.end()
  }
}

/** Written once, however many streams tell of it. */
const texts = new WeakMap<StoredEvent, string>()

function textOf(stored: StoredEvent): string {
  const { event, position } = stored
  const text =
    texts.get(stored) ?? `id: ${position}\nevent: task\ndata: ${JSON.stringify(toEventView(event, position))}\n\n`
  texts.set(stored, text)
  return text
}

interface Telling {
  readonly away: (refusal: Refusal) => void
  readonly back: () => void
  readonly connected: () => void
}

/** The events from where the reader is, a page at a time, whatever becomes of the store meanwhile. */
class PatientLog {
  readonly #store: WorkspaceStore
  readonly #request: StreamRequest
  readonly #tell: Telling
  readonly #opened = Date.now()
  #wasAway = false
  /** Undefined until it is known. */
  #position: string | null | undefined

  constructor(store: WorkspaceStore, request: StreamRequest, tell: Telling) {
    this.#store = store
    this.#request = request
    this.#tell = tell
  }

  async next(): Promise<{ wanted: readonly StoredEvent[]; isLast: boolean }> {
    const { ended } = this.#request
    let isAway = false
    for (let pause = FIRST_PAUSE; !ended.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        const page = await this.#read()
        if (isAway) this.#tell.back()
        return page
      } catch (error) {
        if (!(error instanceof PawlError && PASSING_TROUBLE.has(error.refusal.code))) throw error
        if (!isAway) this.#tell.away(error.refusal)
        isAway = true
        this.#wasAway = true
      }
      await pauseUnless(pause, ended)
    }
    return { wanted: [], isLast: true }
  }

  async #read() {
    if (this.#position === undefined) {
      this.#position = await this.#begin()
      this.#tell.connected()
    }
    const page = await sharedLogOf(this.#store).eventsAfter(this.#position, PAGE)
    const wanted = await this.#request.wanted(page)
    this.#position = page.at(-1)?.position ?? this.#position
    return { wanted, isLast: page.length < PAGE }
  }

  /** Someone who has seen more than there is has seen another store: they get what is new. */
  async #begin(): Promise<string | null> {
    const { after } = this.#request
    // Nothing that happened since the stream was asked for is passed over because the store was away then.
    const last = await this.#store.lastPosition(this.#wasAway && after === undefined ? this.#opened - SKEW : undefined)
    return after === undefined || isBeyond(after, last) ? last : after
  }
}

function isBeyond(position: string, last: string | null): boolean {
  const [a = '0', b = '0'] = position.split('.')
  const [c = '0', d = '0'] = (last ?? '0').split('.')
  return BigInt(a) > BigInt(c) || (BigInt(a) === BigInt(c) && BigInt(b) > BigInt(d))
}

function pauseUnless(milliseconds: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      ended.removeEventListener('abort', done)
      resolve()
    }
    ended.addEventListener('abort', done)
  })
}
