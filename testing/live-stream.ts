// A reader of the live stream, as a test sees it: everything that was sent, in order, and whether it is over.

export interface StreamMessage {
  readonly id?: string
  readonly event: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server sends
  readonly data: any
}

export interface LiveStream {
  readonly status: number
  readonly messages: StreamMessage[]
  readonly isOver: () => boolean
  /** The tasks it was told of, by number, each time it was. */
  readonly numbers: () => number[]
  readonly has: (event: string) => boolean
  readonly stop: () => void
}

export async function followStream(url: string, headers: Record<string, string> = {}): Promise<LiveStream> {
  const stopped = new AbortController()
  const response = await fetch(new URL('/api/events', url.replace('0.0.0.0', '127.0.0.1')), {
    headers,
    signal: stopped.signal,
  })
  const messages: StreamMessage[] = []
  let over = false
  const read = async () => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      const blocks = (text + decoder.decode(part, { stream: true })).split('\n\n')
      text = blocks.pop() as string
      for (const block of blocks) {
        const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)))
        if (fields.event !== undefined) messages.push({ ...fields, data: JSON.parse(fields.data) } as StreamMessage)
      }
    }
  }
  read()
    .catch(() => {})
    .finally(() => {
      over = true
    })
  return {
    status: response.status,
    messages,
    isOver: () => over,
    numbers: () => messages.flatMap(({ event, data }) => (event === 'task' ? [data.number] : [])),
    has: (event) => messages.some((message) => message.event === event),
    stop: () => stopped.abort(),
  }
}
