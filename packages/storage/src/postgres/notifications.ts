// Word between servers that there may be something new: events, or what has none. Sent after the commit and not with it:
// a notification inside a transaction makes all of them queue for one lock. A hint that is lost is made good by the slow
// look.

import type { Task } from '@pawl/kernel'
import type { EventsListener } from '@pawl/operations'
import type pg from 'pg'
import { connectAlone, type Pool } from './connect.ts'

const CHANNELS = { events: 'pawl_events', records: 'pawl_records' } as const
type News = keyof typeof CHANNELS
const NEWS = Object.keys(CHANNELS) as readonly News[]

/** The first word goes out at once; the next not before so long, for all commits there were meanwhile. */
const PAUSE = 15
const LOOK_EVERY = 2_000
const RECONNECT_AFTER = 1_000

/** What is done once something is stored. */
export type AfterCommit = (written?: readonly Task[]) => void

export interface Announce {
  readonly events: AfterCommit
  /** What has no event of its own. */
  readonly records: () => void
}

export class Notifications {
  readonly #url: string
  readonly #pool: Pool
  readonly #listeners = { events: new Set<EventsListener>(), records: new Set<() => void>() }
  readonly #untold = new Set<News>()
  #client: pg.Client | undefined
  #isListening = false
  #look: NodeJS.Timeout | undefined
  #isPausing = false
  #telling: Promise<void> | undefined
  #closed = false

  constructor(url: string, pool: Pool) {
    this.#url = url
    this.#pool = pool
  }

  readonly announce: Announce = {
    events: (written) => {
      this.#tellOwn('events', written)
      this.#tellLater('events')
    },
    records: () => {
      this.#tellOwn('records')
      this.#tellLater('records')
    },
  }

  onEvents(listener: EventsListener): () => void {
    return this.#listen('events', listener)
  }

  onRecords(listener: () => void): () => void {
    return this.#listen('records', listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#look)
    // A command that writes and ends at once still tells the others.
    await this.#telling
    if (this.#untold.size > 0) await this.#send()
    await this.#client?.end().catch(() => {})
  }

  #listen(what: News, listener: EventsListener): () => void {
    this.#listeners[what].add(listener)
    if (this.#look === undefined) {
      this.#look = setInterval(() => this.#tellOwn('events'), LOOK_EVERY)
      this.#connect()
    }
    return () => this.#listeners[what].delete(listener)
  }

  #tellLater(what: News): void {
    this.#untold.add(what)
    if (!this.#isPausing) this.#tellOthers()
  }

  #tellOthers(): void {
    this.#isPausing = true
    this.#telling = this.#send()
    this.#telling.then(() => {
      setTimeout(() => {
        this.#isPausing = false
        if (this.#untold.size > 0 && !this.#closed) this.#tellOthers()
      }, PAUSE).unref()
    })
  }

  async #send(): Promise<void> {
    const words = [...this.#untold].map((what) => `notify ${CHANNELS[what]}`)
    this.#untold.clear()
    const connection = this.#isListening && this.#client ? this.#client : this.#pool
    await connection.query(words.join('; ')).catch(() => {})
  }

  #tellOwn(what: News, written?: readonly Task[]): void {
    for (const listener of this.#listeners[what]) listener(written)
  }

  async #connect(): Promise<void> {
    if (this.#closed) return
    const client = connectAlone(this.#url)
    this.#client = client
    let over = false
    const again = () => {
      if (over) return
      over = true
      this.#isListening = false
      client.end().catch(() => {})
      setTimeout(() => this.#connect(), RECONNECT_AFTER).unref()
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ channel, processId }) => {
      // What this process did it was told at once.
      if (processId === (client as { processID?: number | null }).processID) return
      this.#tellOwn(channel === CHANNELS.events ? 'events' : 'records')
    })
    try {
      await client.connect()
      await client.query(NEWS.map((what) => `listen ${CHANNELS[what]}`).join('; '))
      this.#isListening = true
      // Something may have been said before there was anyone to hear it.
      for (const what of NEWS) this.#tellOwn(what)
    } catch {
      again()
    }
  }
}
