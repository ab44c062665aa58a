// The live stream of events, as server-sent events. The log in the store is what is streamed; being woken is only a
// hint to look again. Whoever reconnects with the id of the last event misses none.
// What has no event (records, rooms, what is said in them) is hinted at by a message without an id: look again.

import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { toEventView } from '@pawl/contract'
import type { WorkspaceStore } from '@pawl/operations'
import type { EventFilter } from './event-filter.ts'

const HEARTBEAT = 15_000
const PAGE = 200
/** At most one hint every so often, however many changes there were. */
const GATHER_HINTS = 100

export interface StreamRequest {
  /** Everything after this position; only what is new if left out. */
  readonly after?: string
  readonly wanted: EventFilter
  /** Whether to hint at what has no event. */
  readonly hints: boolean
  readonly ended: AbortSignal
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
  const last = await store.lastPosition()
  // Someone who has seen more than there is has seen another store: they get what is new.
  let position = request.after === undefined || isBeyond(request.after, last) ? last : request.after
  response.write(': connected\n\n')
  let woken = Promise.withResolvers<void>()
  const wake = () => woken.resolve()
  const stopListening = store.onEvents(wake)
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
  try {
    while (!ended.aborted) {
      woken = Promise.withResolvers<void>()
      const page = await store.eventsAfter(position, PAGE)
      for (const { event, position: at } of await request.wanted(page)) {
        const flowing = response.write(`id: ${at}\nevent: task\ndata: ${JSON.stringify(toEventView(event, at))}\n\n`)
        // A reader that is slow is waited for; it does not fill the memory of the server.
        if (!flowing) await once(response, 'drain', { signal: ended })
      }
      position = page.at(-1)?.position ?? position
      if (isHinted) response.write('event: record\ndata: {}\n\n')
      isHinted = false
      if (page.length < PAGE) await woken.promise
    }
  } catch (error) {
    if (!ended.aborted) throw error
  } finally {
    clearInterval(heartbeat)
    clearTimeout(gathering)
    stopHints()
    stopListening()
    response.end()
  }
}

function isBeyond(position: string, last: string | null): boolean {
  const [a = '0', b = '0'] = position.split('.')
  const [c = '0', d = '0'] = (last ?? '0').split('.')
  return BigInt(a) > BigInt(c) || (BigInt(a) === BigInt(c) && BigInt(b) > BigInt(d))
}
