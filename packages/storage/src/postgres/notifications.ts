// Word between servers that there may be something new: events, or what has none. Sent after the commit and not with it: a notification inside a
// transaction makes all of them queue for one lock. A hint that is lost is made good by the slow look.

import type pg from 'pg'
import { connectAlone, type Pool } from './connect.ts'

const CHANNELS = { events: 'pawl_events', records: 'pawl_records' } as const
type News = keyof typeof CHANNELS
export type Announce = (...news: readonly News[]) => void

/** At most one word every so often, however many commits there were. */
const GATHER = 5
const LOOK_EVERY = 2_000
const RECONNECT_AFTER = 1_000

export class Notifications {
  readonly #url: string
  readonly #pool: Pool
  readonly #listeners = { events: new Set<() => void>(), records: new Set<() => void>() }
  readonly #unsent = new Set<News>()
  #client: pg.Client | undefined
  #look: NodeJS.Timeout | undefined
  #sending: NodeJS.Timeout | undefined
  #closed = false

  constructor(url: string, pool: Pool) {
    this.#url = url
    this.#pool = pool
  }

  announce(...news: readonly News[]): void {
    for (const what of news) {
      this.#tellOwn(what)
      this.#unsent.add(what)
    }
    this.#sending ??= setTimeout(() => {
      this.#sending = undefined
      this.#send()
    }, GATHER)
  }

  listen(what: News, listener: () => void): () => void {
    this.#listeners[what].add(listener)
    if (this.#look === undefined) {
      this.#look = setInterval(() => this.#tellOwn('events'), LOOK_EVERY)
      this.#connect()
    }
    return () => this.#listeners[what].delete(listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#look)
    clearTimeout(this.#sending)
    // A command that writes and ends at once still tells the others.
    if (this.#sending !== undefined) await this.#send()
    await this.#client?.end().catch(() => {})
  }

  async #send(): Promise<void> {
    const words = [...this.#unsent].map((what) => `notify ${CHANNELS[what]}`)
    this.#unsent.clear()
    await this.#pool.query(words.join('; ')).catch(() => {})
  }

  #tellOwn(what: News): void {
    for (const listener of this.#listeners[what]) listener()
  }

  async #connect(): Promise<void> {
    if (this.#closed) return
    const client = connectAlone(this.#url)
    this.#client = client
    let over = false
    const again = () => {
      if (over) return
      over = true
      client.end().catch(() => {})
      setTimeout(() => this.#connect(), RECONNECT_AFTER).unref()
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ channel }) => this.#tellOwn(channel === CHANNELS.events ? 'events' : 'records'))
    try {
      await client.connect()
      await client.query(
        Object.values(CHANNELS)
          .map((channel) => `listen ${channel}`)
          .join('; '),
      )
      // Whatever was said before is looked for.
      for (const what of Object.keys(CHANNELS) as News[]) this.#tellOwn(what)
    } catch {
      again()
    }
  }
}
