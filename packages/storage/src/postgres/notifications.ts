// Word between servers that there may be new events. Sent after the commit and not with it: a notification inside a
// transaction makes all of them queue for one lock. A hint that is lost is made good by the slow look.

import type pg from 'pg'
import { connectAlone, type Pool } from './connect.ts'

const CHANNEL = 'pawl_events'
/** At most one word every so often, however many commits there were. */
const GATHER = 5
const LOOK_EVERY = 2_000
const RECONNECT_AFTER = 1_000

export class Notifications {
  readonly #url: string
  readonly #pool: Pool
  readonly #listeners = new Set<() => void>()
  #client: pg.Client | undefined
  #look: NodeJS.Timeout | undefined
  #sending: NodeJS.Timeout | undefined
  #closed = false

  constructor(url: string, pool: Pool) {
    this.#url = url
    this.#pool = pool
  }

  announce(): void {
    this.#tellOwn()
    this.#sending ??= setTimeout(() => {
      this.#sending = undefined
      this.#send()
    }, GATHER)
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    if (this.#look === undefined) {
      this.#look = setInterval(() => this.#tellOwn(), LOOK_EVERY)
      this.#connect()
    }
    return () => this.#listeners.delete(listener)
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
    await this.#pool.query(`notify ${CHANNEL}`).catch(() => {})
  }

  #tellOwn(): void {
    for (const listener of this.#listeners) listener()
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
    client.on('notification', () => this.#tellOwn())
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch {
      again()
    }
  }
}
