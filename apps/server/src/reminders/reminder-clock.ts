// Wakes when a reminder is due, something has happened that a hook may tell of, or something has to go out, in any workspace. What is to be done stands in the store: this
// only looks there, so whoever starts again, or comes second, goes on with what is left.
//
// RC1. It is woken by events and by its timer, and looks once a minute anyway: timers stand still while a machine sleeps.
// RC2. Sending does not hold up reminding: a receiver that is slow delays only what goes to the same channel.
// RC3. A store that is away is looked at again later; nothing ends because of it.
// RC5. Where nothing is to be done it rests, however many hooks there are.

import { randomUUID } from 'node:crypto'
import type { Task } from '@pawl/kernel'
import {
  LEASE,
  mayRemind,
  type OnSettled,
  remindOwners,
  type Send,
  type Server,
  serveChannel,
  type WorkspaceStore,
} from '@pawl/operations'
import type { Timer } from './timer.ts'

/** Between two looks, at the least and at the most. */
const SHORTEST = 200
const LONGEST = 60_000
/** Before the next look, where the last one left something undone: the store is away, or another server is at it. */
const AFTER_TROUBLE = 5_000

export interface ReminderClockOptions {
  readonly first: WorkspaceStore
  readonly storeOf: (workspace: string) => Promise<WorkspaceStore>
  readonly timer: Timer
  readonly send: Send
  readonly onReminded: (count: number) => void
  readonly onSettled: OnSettled
  readonly onTrouble: (error: unknown) => void
}

export class ReminderClock {
  readonly #options: ReminderClockOptions
  readonly #stopListening: readonly (() => void)[]
  /** By workspace and channel; whether it is to be looked at again meanwhile. */
  readonly #serving = new Map<string, { done: Promise<void>; again: boolean }>()
  readonly #server: Server
  #hasHooks = false
  #callOff = () => {}
  #looking: Promise<void> | undefined
  #isWanted = false
  #isStopped = false

  constructor(options: ReminderClockOptions) {
    this.#options = options
    const { first } = options
    const isStopped = () => this.#isStopped
    this.#server = { name: randomUUID(), now: options.timer.now, lease: LEASE, isStopped }
    this.#stopListening = [first.onEvents((written) => this.#hear(written)), first.onRecords(() => this.#hear())]
    this.look()
  }

  /** Looks now, or once more after the look that is under way. */
  look(): void {
    this.#isWanted = true
    this.#looking ??= this.#lookWhileWanted().finally(() => {
      this.#looking = undefined
    })
  }

  /** Until nothing is under way. */
  async idle(): Promise<void> {
    while (this.#looking !== undefined || this.#serving.size > 0)
      await Promise.all([this.#looking, ...[...this.#serving.values()].map(({ done }) => done)])
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#callOff()
    for (const stop of this.#stopListening) stop()
    await this.idle()
    // Another server need not wait until it is sure that this one has gone.
    await this.#options.first.releaseHooks(this.#server.name).catch(this.#options.onTrouble)
  }

  #heard = false

  /** Many changes are looked at together. */
  #hear(written?: readonly Task[]): void {
    if (this.#heard || this.#isStopped) return
    if (written !== undefined && !this.#hasHooks && !written.some(mayRemind)) return
    this.#heard = true
    this.#options.timer.after(SHORTEST, () => {
      this.#heard = false
      if (!this.#isStopped) this.look()
    })
  }

  async #lookWhileWanted(): Promise<void> {
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false
      this.#callOff()
      this.#wakeIn(await this.#work())
    }
  }

  /** In how many milliseconds there is more to do. */
  async #work(): Promise<number> {
    const { first, storeOf, timer, onReminded, onTrouble } = this.#options
    try {
      for (const { workspace, at } of await first.nextReminders()) {
        if (at > timer.now()) continue
        const store = await storeOf(workspace)
        const reminded = await remindOwners(store, timer.now())
        if (reminded > 0) onReminded(reminded)
        for (const channel of await store.channelsToSend(timer.now())) this.#serve(store, channel)
      }
      const hooks = await first.hooksToFeed()
      this.#hasHooks = hooks.length > 0
      for (const { workspace, hook } of hooks) this.#serve(await storeOf(workspace), hook)
      const next = Math.min(...(await first.nextReminders()).map(({ at }) => at))
      const pause = next - timer.now()
      return pause > 0 ? pause : AFTER_TROUBLE
    } catch (error) {
      onTrouble(error)
      return AFTER_TROUBLE
    }
  }

  #serve(store: WorkspaceStore, channel: string): void {
    const key = JSON.stringify([store.workspace, channel])
    const running = this.#serving.get(key)
    if (running !== undefined) {
      running.again = true
      return
    }
    const { send, onSettled, onTrouble } = this.#options
    const job = { done: Promise.resolve(), again: false }
    this.#serving.set(key, job)
    job.done = serveChannel(store, channel, this.#server, send, onSettled).then(
      (taken) => {
        this.#serving.delete(key)
        if (this.#isStopped) return
        // What came meanwhile is this channel's alone: a look at all of them would send those that run once more, and so on.
        if (job.again) this.#serve(store, channel)
        // When there is more to try is looked up anew.
        if (taken > 0) this.look()
      },
      (error: unknown) => {
        this.#serving.delete(key)
        onTrouble(error)
        this.#wakeIn(AFTER_TROUBLE)
      },
    )
  }

  #wakeIn(milliseconds: number): void {
    if (this.#isStopped) return
    const pause = Math.min(Math.max(milliseconds, SHORTEST), LONGEST)
    this.#callOff = this.#options.timer.after(pause, () => this.look())
  }
}
