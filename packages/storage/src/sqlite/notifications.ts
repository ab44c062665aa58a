// Word that there may be something new: events, or what has none. From this process it comes with the commit, from others
// by their writing to the file.

import type { DatabaseSync } from 'node:sqlite'
import { type OtherWriters, otherWriters } from './other-writers.ts'

type News = 'events' | 'records'

export class Notifications {
  readonly #listeners = { events: new Set<() => void>(), records: new Set<() => void>() }
  readonly #others: OtherWriters

  constructor(database: DatabaseSync, path: string) {
    // What another process has written can be either.
    this.#others = otherWriters(database, path, () => {
      this.announce.events()
      this.announce.records()
    })
  }

  readonly announce = {
    events: () => this.#tell('events'),
    /** What has no event of its own. */
    records: () => this.#tell('records'),
  }

  onEvents(listener: () => void): () => void {
    return this.#listen('events', listener)
  }

  onRecords(listener: () => void): () => void {
    return this.#listen('records', listener)
  }

  /** To be called now and then. */
  look(): void {
    this.#others.look()
    // Again, if it could not be watched before.
    if (this.#isHeard()) this.#others.startWatching()
  }

  close(): void {
    this.#others.stopWatching()
  }

  #listen(what: News, listener: () => void): () => void {
    this.#listeners[what].add(listener)
    this.#others.startWatching()
    return () => {
      this.#listeners[what].delete(listener)
      if (!this.#isHeard()) this.#others.stopWatching()
    }
  }

  #tell(what: News): void {
    for (const listener of this.#listeners[what]) listener()
  }

  #isHeard(): boolean {
    return this.#listeners.events.size + this.#listeners.records.size > 0
  }
}
