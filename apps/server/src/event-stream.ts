// The live stream of events, as server-sent events. The log in the store is what is streamed; being woken is only a
// hint to look again. Whoever reconnects with the id of the last event misses none.

import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { toEventView } from '@pawl/contract'
import type { StoredEvent, WorkspaceStore } from '@pawl/operations'

const HEARTBEAT = 15_000
const PAGE = 200

export interface StreamRequest {
  /** Everything after this position; only what is new if left out. */
  readonly after?: string
  readonly wanted: (event: StoredEvent['event']) => boolean
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
  ended.addEventListener('abort', wake)
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT)
  try {
    while (!ended.aborted) {
      woken = Promise.withResolvers<void>()
      const page = await store.eventsAfter(position, PAGE)
      for (const { event, position: at } of page) {
        position = at
        if (!request.wanted(event)) continue
        const flowing = response.write(`id: ${at}\nevent: task\ndata: ${JSON.stringify(toEventView(event, at))}\n\n`)
        // A reader that is slow is waited for; it does not fill the memory of the server.
        if (!flowing) await once(response, 'drain', { signal: ended })
      }
      if (page.length < PAGE) await woken.promise
    }
  } catch (error) {
    if (!ended.aborted) throw error
  } finally {
    clearInterval(heartbeat)
    stopListening()
    response.end()
  }
}

function isBeyond(position: string, last: string | null): boolean {
  const [a = '0', b = '0'] = position.split('.')
  const [c = '0', d = '0'] = (last ?? '0').split('.')
  return BigInt(a) > BigInt(c) || (BigInt(a) === BigInt(c) && BigInt(b) > BigInt(d))
}
