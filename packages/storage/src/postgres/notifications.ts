// Word between servers that there may be new events. Sent after the commit and not with it: a notification inside a
// transaction makes all of them queue for one lock. A hint that is lost is made good by the slow look.

import type { Task } from '@pawl/kernel'
import type { EventsListener } from '@pawl/operations'
import type pg from 'pg'
import { connectAlone, type Pool } from './connect.ts'

const CHANNEL = 'pawl_events'
/** The first word goes out at once; the next not before so long, for all commits there were meanwhile. */
const PAUSE = 15
const LOOK_EVERY = 2_000
const RECONNECT_AFTER = 1_000

/** What is done once something is stored. */
export type AfterCommit = (written?: readonly Task[]) => void

export class Notifications {
  readonly #url: string
  readonly #pool: Pool
  readonly #listeners = new Set<EventsListener>()
  #client: pg.Client | undefined
  #isListening = false
  #look: NodeJS.Timeout | undefined
  #isPausing = false
  #isUntold = false
  #telling: Promise<void> | undefined
  #closed = false

  constructor(url: string, pool: Pool) {
    this.#url = url
    this.#pool = pool
  }

  announce(written?: readonly Task[]): void {
    this.#tellOwn(written)
    this.#isUntold = true
    if (!this.#isPausing) this.#tellOthers()
  }

  listen(listener: EventsListener): () => void {
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
    // A command that writes and ends at once still tells the others.
    await this.#telling
    if (this.#isUntold) await this.#send()
    await this.#client?.end().catch(() => {})
  }

  #tellOthers(): void {
    this.#isPausing = true
    this.#telling = this.#send()
    this.#telling.then(() => {
      setTimeout(() => {
        this.#isPausing = false
        if (this.#isUntold && !this.#closed) this.#tellOthers()
      }, PAUSE).unref()
    })
  }

  async #send(): Promise<void> {
    this.#isUntold = false
    const connection = this.#isListening && this.#client ? this.#client : this.#pool
    await connection.query(`notify ${CHANNEL}`).catch(() => {})
  }

  #tellOwn(written?: readonly Task[]): void {
    for (const listener of this.#listeners) listener(written)
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
    client.on('notification', ({ processId }) => {
      // What this process did it was told at once.
      if (processId !== (client as { processID?: number | null }).processID) this.#tellOwn()
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      this.#isListening = true
      // Something may have been said before there was anyone to hear it.
      this.#tellOwn()
    } catch {
      again()
    }
  }
}
