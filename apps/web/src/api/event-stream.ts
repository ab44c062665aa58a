// The live stream of events, read with the same headers as any request. Comes back by itself, after the last event it
// saw, for as long as it is not told to stop.

import { createParser } from 'eventsource-parser'
import { requestHeaders } from './request.ts'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 10_000

export interface StreamMessage {
  readonly event: string
  readonly data: string
}

export interface StreamListener {
  readonly onMessage: (message: StreamMessage) => void
  /** Told each time the stream opens or breaks. */
  readonly onState: (open: boolean) => void
}

export async function followEvents(listener: StreamListener, stopped: AbortSignal): Promise<void> {
  let lastId: string | undefined
  let pause = FIRST_PAUSE
  while (!stopped.aborted) {
    try {
      const response = await fetch('/api/events', {
        headers: { ...requestHeaders(), ...(lastId !== undefined && { 'last-event-id': lastId }) },
        signal: stopped,
      })
      if (response.ok && response.body !== null) {
        pause = FIRST_PAUSE
        listener.onState(true)
        const parser = createParser({
          onEvent: ({ id, event = 'message', data }) => {
            lastId = id ?? lastId
            listener.onMessage({ event, data })
          },
        })
        const text = response.body.pipeThrough(new TextDecoderStream())
        for await (const part of chunksOf(text)) parser.feed(part)
      }
    } catch {
      // A broken stream is what the loop is for.
    }
    listener.onState(false)
    await wait(pause, stopped)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
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
