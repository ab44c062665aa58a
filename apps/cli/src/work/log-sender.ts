// What a command prints goes to the log of its attempt, about once a second, while it runs.
//
// LS1. The command never waits for it and never fails by it: what could not be sent is kept and sent later, up to a limit, and
//      beyond that its middle is left out.
// LS2. What is sent again after a lost answer is sent at the same place, and stored once.

import { StringDecoder } from 'node:string_decoder'
import { textParts } from '@pawl/contract'
import type { Ask } from '../door/patient-door.ts'
import { plainText } from './plain-text.ts'

const EVERY = 1_000
/** Of one request. */
const MOST_AT_ONCE = 100_000
const MOST_PIECES = 400
const LONGEST_PIECE = 32_768
/** What is kept while nobody takes it. */
const MOST_KEPT = 1_000_000
/** How long whoever ends waits for the rest to be taken. */
const LAST_WAIT = 2_000
/** A control sequence whose end has not come yet. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
const BEGUN_SEQUENCE = /\u001b[^\u0007A-Za-z]{0,64}$/

type Stream = 'out' | 'err'
interface Piece {
  readonly stream: Stream
  readonly text: string
}

export interface LogSender {
  take(stream: Stream, chunk: Buffer): void
  /** Sends what is left, and waits a moment for it. */
  flush(): Promise<void>
  /** The same, and what is not taken by then is given up. */
  end(): Promise<void>
}

export function sendLog(
  ask: Ask,
  held: { readonly task: string; readonly session: string; readonly epoch: number },
  every = EVERY,
): LogSender {
  let kept: Piece[] = []
  let length = 0
  /** Where the first of those stands. */
  let place = 0
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined
  let isRefused = false
  const over = new AbortController()
  /** It is on its way: nothing more is added to it. */
  let sealed: Piece | undefined
  const readers = { out: readable(), err: readable() }

  const keep = (stream: Stream, text: string) => {
    for (const part of textParts(text, LONGEST_PIECE)) {
      const last = kept.at(-1)
      if (last !== sealed && last?.stream === stream && last.text.length + part.length <= LONGEST_PIECE)
        kept[kept.length - 1] = { stream, text: last.text + part }
      else kept.push({ stream, text: part })
    }
    length += text.length
    while (length > MOST_KEPT && kept.length > 1) drop(kept.slice(0, 1))
  }
  const drop = (pieces: readonly Piece[]) => {
    const characters = pieces.reduce((sum, { text }) => sum + text.length, 0)
    kept = kept.slice(pieces.length)
    length -= characters
    place += characters
  }
  const send = async (until: number | undefined) => {
    while (kept.length > 0 && !isRefused) {
      const batch = beginningOf(kept)
      const at = place
      sealed = batch.at(-1)
      const outcome = await ask('appendLog', { ...held, place: at, pieces: batch }, { until, gone: over.signal })
      if (over.signal.aborted || (outcome.refused && until !== undefined && performance.now() >= until)) return
      // Whatever is wrong with it will be so the next time: the work goes on without.
      if (outcome.refused) isRefused = true
      else if (place === at) drop(kept.slice(0, batch.length))
    }
  }
  const begin = (until?: number) => {
    clearTimeout(timer)
    timer = undefined
    sending ??= send(until)
      .catch(() => {})
      .finally(() => {
        sending = undefined
      })
    return sending
  }
  const flush = async () => {
    for (const stream of ['out', 'err'] as const) {
      const text = readers[stream].end()
      if (text !== '') keep(stream, text)
    }
    if (kept.length === 0 || isRefused) return
    const until = performance.now() + LAST_WAIT
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_WAIT).unref())
    await Promise.race([(sending ?? Promise.resolve()).then(() => begin(until)), late])
  }
  return {
    take: (stream, chunk) => {
      if (isRefused) return
      const text = readers[stream].feed(chunk)
      if (text === '') return
      keep(stream, text)
      timer ??= setTimeout(() => void begin(), every).unref()
    },
    flush,
    end: async () => {
      await flush()
      over.abort()
      clearTimeout(timer)
    },
  }
}

/** As many as go into one request. */
function beginningOf(pieces: readonly Piece[]): readonly Piece[] {
  let length = 0
  const end = pieces.findIndex(({ text }, index) => {
    length += text.length
    return index > 0 && (length > MOST_AT_ONCE || index >= MOST_PIECES)
  })
  return end === -1 ? [...pieces] : pieces.slice(0, end)
}

/** Bytes as plain text; what is begun, a character or a control sequence, waits for its end. */
function readable() {
  const decoder = new StringDecoder('utf8')
  let begun = ''
  const plain = (text: string) => plainText(text.replace(/\r\n?/g, '\n'))
  return {
    feed: (chunk: Buffer) => {
      const text = begun + decoder.write(chunk)
      begun = text.endsWith('\r') ? '\r' : (BEGUN_SEQUENCE.exec(text)?.[0] ?? '')
      return plain(text.slice(0, text.length - begun.length))
    },
    end: () => {
      const text = plain(begun + decoder.end())
      begun = ''
      return text
    },
  }
}
