// Wakes when a reminder is due, or something has to go out, in any workspace. What is to be done stands in the store: this
// only looks there, so whoever starts again, or comes second, goes on with what is left.
//
// RC1. It is woken by events and by its timer, and looks once a minute anyway: timers stand still while a machine sleeps.
// RC2. Sending does not hold up reminding: a receiver that is slow delays only what goes out from the same workspace.
// RC3. A store that is away is looked at again later; nothing ends because of it.

import type { Task } from '@pawl/kernel'
import {
  deliverDue,
  mayRemind,
  remindOwners,
  type Send,
  type Settled,
  type StoredChannel,
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
  readonly onSettled: (settled: Settled, channel: StoredChannel | undefined) => void
  readonly onTrouble: (error: unknown) => void
}

export class ReminderClock {
  readonly #options: ReminderClockOptions
  readonly #stopListening: readonly (() => void)[]
  readonly #sending = new Map<string, Promise<void>>()
  #callOff = () => {}
  #looking: Promise<void> | undefined
  #isWanted = false
  #isStopped = false

  constructor(options: ReminderClockOptions) {
    this.#options = options
    const { first } = options
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
    while (this.#looking !== undefined || this.#sending.size > 0)
      await Promise.all([this.#looking, ...this.#sending.values()])
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#callOff()
    for (const stop of this.#stopListening) stop()
    await this.idle()
  }

  #heard = false

  /** Many changes are looked at together. */
  #hear(written?: readonly Task[]): void {
    if (this.#heard || this.#isStopped || (written !== undefined && !written.some(mayRemind))) return
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
        this.#send(store)
      }
      const next = Math.min(...(await first.nextReminders()).map(({ at }) => at))
      const pause = next - timer.now()
      return pause > 0 ? pause : AFTER_TROUBLE
    } catch (error) {
      onTrouble(error)
      return AFTER_TROUBLE
    }
  }

  #send(store: WorkspaceStore): void {
    const { workspace } = store
    if (this.#sending.has(workspace)) return
    const { timer, send, onSettled, onTrouble } = this.#options
    const sending = deliverDue(store, timer.now, send, onSettled).then(
      () => {},
      (error: unknown) => onTrouble(error),
    )
    const done = sending.finally(() => {
      this.#sending.delete(workspace)
      // What came meanwhile, and what is to be tried again.
      if (!this.#isStopped) this.look()
    })
    this.#sending.set(workspace, done)
  }

  #wakeIn(milliseconds: number): void {
    if (this.#isStopped) return
    const pause = Math.min(Math.max(milliseconds, SHORTEST), LONGEST)
    this.#callOff = this.#options.timer.after(pause, () => this.look())
  }
}
