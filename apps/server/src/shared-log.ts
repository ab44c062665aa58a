// What the streams of one server read of a store, read once for all of them: they are told of the same events, and all stand at the
// same place but for those who have just come back. A thousand streams ask the store as much as one.
//
// SH1. Whoever asks shares only a look that begins after they asked: nobody is shown less than there was by then.
// SH2. The first hint after a pause wakes at once; while there is much to tell, streams look at most every BETWEEN milliseconds.

import type { Task } from '@pawl/kernel'
import type { StoredEvent, WorkspaceStore } from '@pawl/operations'

const BETWEEN = 20

export class SharedLog {
  readonly #store: WorkspaceStore
  readonly #looks = new SharedLooks()
  readonly #wakers = new Set<() => void>()
  #stopListening: (() => void) | undefined
  #rungAt = Number.NEGATIVE_INFINITY
  #ringing: NodeJS.Timeout | undefined

  constructor(store: WorkspaceStore) {
    this.#store = store
  }

  eventsAfter(position: string | null, limit: number): Promise<readonly StoredEvent[]> {
    return this.#looks.share(`events ${position} ${limit}`, () => this.#store.eventsAfter(position, limit))
  }

  findTasks(ids: readonly string[]): Promise<readonly Task[]> {
    return this.#looks.share(`tasks ${ids.join(' ')}`, () => this.#store.findTasks(ids))
  }

  onEvents(wake: () => void): () => void {
    this.#wakers.add(wake)
    this.#stopListening ??= this.#store.onEvents(() => this.#hear())
    return () => {
      this.#wakers.delete(wake)
      if (this.#wakers.size > 0) return
      clearTimeout(this.#ringing)
      this.#ringing = undefined
      this.#stopListening?.()
      this.#stopListening = undefined
    }
  }

  #hear(): void {
    const since = performance.now() - this.#rungAt
    if (since >= BETWEEN) this.#ring()
    else this.#ringing ??= setTimeout(() => this.#ring(), BETWEEN - since)
  }

  #ring(): void {
    clearTimeout(this.#ringing)
    this.#ringing = undefined
    this.#rungAt = performance.now()
    for (const wake of this.#wakers) wake()
  }
}

const logs = new WeakMap<WorkspaceStore, SharedLog>()

export function sharedLogOf(store: WorkspaceStore): SharedLog {
  const log = logs.get(store) ?? new SharedLog(store)
  logs.set(store, log)
  return log
}

/** Questions of the same words, asked of the store together. */
class SharedLooks {
  /** Not begun yet. */
  readonly #next = new Map<string, Promise<unknown>>()
  readonly #running = new Map<string, Promise<unknown>>()

  share<Value>(question: string, look: () => Promise<Value>): Promise<Value> {
    const next = this.#next.get(question) ?? this.#after(this.#running.get(question), question, look)
    this.#next.set(question, next)
    return next as Promise<Value>
  }

  async #after<Value>(before: Promise<unknown> | undefined, question: string, look: () => Promise<Value>) {
    // Those who were woken together ask in the same turn.
    await (before?.catch(() => {}) ?? new Promise((resolve) => setImmediate(resolve)))
    this.#next.delete(question)
    const running = look()
    this.#running.set(question, running)
    try {
      return await running
    } finally {
      if (this.#running.get(question) === running) this.#running.delete(question)
    }
  }
}
