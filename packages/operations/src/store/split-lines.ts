// Lines of a stream of bytes. Only a line feed ends a line: Node's readline also splits at U+2028 and U+2029, which
// stand in JSON as they are.
//
// Each byte is looked at once and no line grows beyond the limit, whatever comes.

import { fail } from '@pawl/contract'

/** More than any line of an export holds, and little enough to keep in memory. */
const LINE_LIMIT = 32 * 1024 * 1024

const LINE_FEED = 10

export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  { limit = LINE_LIMIT } = {},
): AsyncGenerator<string> {
  const line = new LineInParts(limit)
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      line.add(chunk.subarray(from, end))
      from = end + 1
      const text = line.finish()
      yield text.endsWith('\r') ? text.slice(0, -1) : text
    }
    line.add(chunk.subarray(from))
  }
  const rest = line.finish()
  if (rest !== '') yield rest
}

class LineInParts {
  readonly #limit: number
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  #parts: Uint8Array[] = []
  #bytes = 0
  #number = 1

  constructor(limit: number) {
    this.#limit = limit
  }

  add(part: Uint8Array): void {
    this.#bytes += part.length
    if (this.#bytes > this.#limit) throw fail('IMPORT_LINE_TOO_LONG', { line: this.#number, limitBytes: this.#limit })
    if (part.length > 0) this.#parts.push(part)
  }

  finish(): string {
    const text = this.#decoded()
    const isFirst = this.#number === 1
    this.#parts = []
    this.#bytes = 0
    this.#number++
    return isFirst && text.startsWith('\ufeff') ? text.slice(1) : text
  }

  #decoded(): string {
    try {
      return this.#decoder.decode(this.#parts.length === 1 ? this.#parts[0] : joined(this.#parts, this.#bytes))
    } catch (error) {
      throw fail('IMPORT_BAD_LINE', { line: this.#number, reason: 'not_utf8' }, error)
    }
  }
}

function joined(parts: readonly Uint8Array[], bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
