// The live stream of events, read with the same headers as any request. Comes back by itself, after the last event it
// saw, for as long as it is not told to stop. Whoever is let in no more waits for another token instead of asking for ever.

import { pauseAfter } from '@pawl/contract'
import { createParser } from 'eventsource-parser'
import { requestHeaders } from './request.ts'
import { tokenChange } from './token.ts'

const BACKOFF = { first: 500, longest: 10_000 }
const NOT_LET_IN: readonly number[] = [401, 403]

export interface StreamMessage {
  readonly event: string
  readonly data: string
}

export interface StreamListener {
  readonly onMessage: (message: StreamMessage) => void
  /** Told each time the stream opens or breaks. */
  readonly onState: (open: boolean) => void
  /** Told that the token is not, or no longer, good. */
  readonly onRefused: () => void
}

export async function followEvents(
  listener: StreamListener,
  stopped: AbortSignal,
  path = '/api/events',
): Promise<void> {
  let lastId: string | undefined
  let failures = 0
  while (!stopped.aborted) {
    let refused = false
    try {
      const response = await fetch(path, {
        headers: { ...requestHeaders(), ...(lastId !== undefined && { 'last-event-id': lastId }) },
        signal: stopped,
      })
      refused = NOT_LET_IN.includes(response.status)
      if (response.ok && response.body !== null) {
        failures = 0
        listener.onState(true)
        const parser = createParser({
          onEvent: ({ id, event = 'message', data }) => {
            lastId = id ?? lastId
            // The stream goes on while the store behind it is away.
            if (event === 'away' || event === 'back') listener.onState(event === 'back')
            else if (event === 'closed') refused = true
            else listener.onMessage({ event, data })
          },
        })
        const text = response.body.pipeThrough(new TextDecoderStream())
        for await (const part of chunksOf(text)) parser.feed(part)
      }
    } catch {
      // A broken stream is what the loop is for.
    }
    listener.onState(false)
    if (refused) {
      const another = tokenChange(stopped)
      listener.onRefused()
      await another
      failures = 0
      continue
    }
    await wait(pauseAfter(BACKOFF, ++failures), stopped)
  }
}

async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

function wait(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    stopped.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
    // Back on the network: no reason to wait any longer.
    addEventListener('online', () => resolve(), { once: true, signal: stopped })
  })
}
