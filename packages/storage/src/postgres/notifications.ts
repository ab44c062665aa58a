// Word between servers that there may be something new: events, or what has none. Sent after the commit and not with it:
// a notification inside a transaction makes all of them queue for one lock. A hint that is lost is made good by the slow
// look.
//
// N1. A connection that breaks, or that answers no more, is replaced, and whoever listens is told to look: something may
//     have been said meanwhile. As long as there is none the slow look is for everything.

import type { Task } from '@pawl/kernel'
import type { EventsListener } from '@pawl/operations'
import type pg from 'pg'
import { connectAlone, cut, type Limits, type Pool } from './connect.ts'

const CHANNELS = { events: 'pawl_events', records: 'pawl_records' } as const
type News = keyof typeof CHANNELS
const NEWS = Object.keys(CHANNELS) as readonly News[]

/** The first word goes out at once; the next not before so long, for all commits there were meanwhile. */
const PAUSE = 15
const LOOK_EVERY = 2_000
/** How long between two tries to listen again; each time twice as long, up to the longest. */
const FIRST_RETRY = 250
const LONGEST_RETRY = 5_000
/** How often it is asked whether the connection still answers. */
const CHECK_EVERY = 10_000

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
  readonly #limits: Limits
  readonly #listeners = { events: new Set<EventsListener>(), records: new Set<() => void>() }
  readonly #untold = new Set<News>()
  #client: pg.Client | undefined
  #isListening = false
  #look: NodeJS.Timeout | undefined
  #check: NodeJS.Timeout | undefined
  #retry = FIRST_RETRY
  #isPausing = false
  #telling: Promise<void> | undefined
  #closed = false
  /** How often listening was begun again after the connection was lost. */
  reconnects = 0

  constructor(url: string, pool: Pool, limits: Limits) {
    this.#url = url
    this.#pool = pool
    this.#limits = limits
  }

  get isListening(): boolean {
    return this.#isListening
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
    clearInterval(this.#check)
    // A command that writes and ends at once still tells the others.
    await this.#telling
    if (this.#untold.size > 0) await this.#send()
    const client = this.#client
    if (client === undefined) return
    const timer = setTimeout(() => cut(client), this.#limits.connectWithin)
    await client.end().catch(() => {})
    clearTimeout(timer)
  }

  #listen(what: News, listener: EventsListener): () => void {
    this.#listeners[what].add(listener)
    if (this.#look === undefined) {
      this.#look = setInterval(() => {
        this.#tellOwn('events')
        if (!this.#isListening) this.#tellOwn('records')
      }, LOOK_EVERY)
      this.#check = setInterval(() => this.#checkConnection(), CHECK_EVERY)
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

  /** A frozen database, or a wire that was pulled out, breaks no connection: only silence shows it. */
  #checkConnection(): void {
    const client = this.#client
    if (!this.#isListening || client === undefined) return
    client.query('select 1').catch(() => cut(client))
  }

  async #connect(): Promise<void> {
    if (this.#closed) return
    const client = connectAlone(this.#url, this.#limits)
    this.#client = client
    let over = false
    const again = () => {
      if (over) return
      over = true
      if (this.#isListening) this.reconnects++
      this.#isListening = false
      cut(client)
      setTimeout(() => this.#connect(), this.#retry).unref()
      this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY)
    }
    // More than one may come of a connection that breaks, also after it has been replaced.
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
      this.#retry = FIRST_RETRY
      // Something may have been said before there was anyone to hear it.
      for (const what of NEWS) this.#tellOwn(what)
    } catch {
      again()
    }
  }
}
