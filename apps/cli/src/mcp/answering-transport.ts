// Standard input and output that answer what was asked before the input ended. The library drops those requests, and then
// `printf … | pawl mcp` would say nothing.

import { PassThrough, type Readable, type Writable } from 'node:stream'
import type { JSONRPCMessage } from '@modelcontextprotocol/server'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'

/** Answers that take longer than this are not waited for. */
const LAST_ANSWERS = 10_000

export class AnsweringTransport extends StdioServerTransport {
  /** When there is nothing more to read and nothing more to answer. */
  readonly ended: Promise<void>
  /** Raised when nothing more will be asked: whoever only waits need not. */
  readonly gone: AbortSignal
  readonly #gone = new AbortController()
  readonly #lines: PassThrough
  readonly #unanswered = new Set<unknown>()
  #inputEnded = false
  #end: () => void = () => {}

  constructor(input: Readable, output: Writable) {
    const lines = new PassThrough()
    super(lines, output)
    this.#lines = lines
    this.gone = this.#gone.signal
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
    input.pipe(lines, { end: false })
    input.once('close', () => this.#endInput())
    input.once('end', () => this.#endInput())
  }

  override async start(): Promise<void> {
    const deliver = this.onmessage
    this.onmessage = (message) => {
      this.#note(message)
      deliver?.(message)
    }
    await super.start()
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    await super.send(message)
    if ('id' in message && !('method' in message)) this.#answered(message.id)
  }

  override async close(): Promise<void> {
    await super.close()
    this.#end()
  }

  #note(message: JSONRPCMessage): void {
    if (!('method' in message)) return
    // A subscription is answered when it ends, which here is now.
    if ('id' in message && message.method !== 'subscriptions/listen') this.#unanswered.add(message.id)
    if (message.method === 'notifications/cancelled') this.#answered(message.params?.requestId)
  }

  #answered(id: unknown): void {
    this.#unanswered.delete(id)
    if (this.#inputEnded && this.#unanswered.size === 0) this.#lines.end()
  }

  #endInput(): void {
    this.#gone.abort()
    if (this.#inputEnded) return
    this.#inputEnded = true
    // What was read is delivered on the next turn; only then is it known what is still to be answered.
    setImmediate(() => {
      if (this.#unanswered.size === 0) this.#lines.end()
      else setTimeout(() => this.#lines.end(), LAST_ANSWERS).unref()
    })
  }
}
