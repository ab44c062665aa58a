// The stream of events, which comes back by itself after the last event it saw.

import { type EventView, pauseAfter } from '@pawl/contract'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { PawlRefused } from './refused.ts'
import { type ClientOptions, open, pause } from './request.ts'

export interface StreamFilter {
  readonly room?: string
  readonly task?: string
  readonly initiative?: string
  /** Everything after this position, which every event has; from now on if left out. */
  readonly after?: string
}

const BACKOFF = { first: 500, longest: 10_000 }

export async function* followEvents(
  options: ClientOptions,
  filter: StreamFilter = {},
  signal?: AbortSignal,
): AsyncGenerator<EventView> {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== undefined))
  let last: string | undefined
  for (let failures = 0; signal?.aborted !== true; ) {
    try {
      const asked = { method: 'GET', path: `/api/events?${query}`, signal }
      const response = await open(options, asked, last === undefined ? {} : { 'last-event-id': last })
      if (!response.ok) throw new PawlRefused(JSON.parse(await response.text()))
      for await (const { id, event, data } of messagesOf(response)) {
        failures = 0
        if (event === 'closed') throw new PawlRefused(JSON.parse(data))
        if (id === undefined) continue
        last = id
        yield JSON.parse(data) as EventView
      }
    } catch (error) {
      // Only what is refused for good ends it.
      if (error instanceof PawlRefused) throw error
      if (signal?.aborted) return
    }
    await pause(pauseAfter(BACKOFF, ++failures), signal)
  }
}

export async function* linesOf(response: Response): AsyncGenerator<string> {
  let rest = ''
  for await (const part of textOf(response)) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

async function* messagesOf(response: Response): AsyncGenerator<EventSourceMessage> {
  let heard: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => void heard.push(message) })
  for await (const part of textOf(response)) {
    parser.feed(part)
    const messages = heard
    heard = []
    yield* messages
  }
}

async function* textOf({ body }: Response): AsyncGenerator<string> {
  if (body === null) return
  const reader = body.pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Whoever stops reading lets go of the connection.
    await reader.cancel().catch(() => {})
  }
}
