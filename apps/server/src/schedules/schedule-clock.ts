// Wakes when a schedule is due in any workspace, a pause is over or an attempt takes too long, and once a minute. What is to be
// done stands in the store: whoever starts again, or comes second, goes on with what is left.

import type { Task } from '@pawl/kernel'
import { lookAfterRooms, postScheduled, type WorkspaceStore } from '@pawl/operations'
import type { FastifyInstance } from 'fastify'
import type { Workspaces } from '../access/workspaces.ts'
import type { Timer } from '../reminders/timer.ts'

/** Between two looks, at the least and at the most. */
const SHORTEST = 200
const LONGEST = 60_000

interface ScheduleClockOptions {
  readonly first: WorkspaceStore
  readonly storeOf: (workspace: string) => Promise<WorkspaceStore>
  readonly timer: Timer
  readonly onTrouble: (error: unknown) => void
}

export class ScheduleClock {
  readonly #options: ScheduleClockOptions
  readonly #stopListening: readonly (() => void)[]
  #wakesAt = Number.POSITIVE_INFINITY
  #callOff = () => {}
  #looking: Promise<void> | undefined
  #isWanted = false
  #isStopped = false

  constructor(options: ScheduleClockOptions) {
    this.#options = options
    const { first } = options
    this.#stopListening = [
      first.onRecords(() => this.#wakeIn(SHORTEST)),
      first.onEvents((written) => this.#hear(written)),
    ]
    this.look()
  }

  /** Looks now, or once more after the look that is under way. */
  look(): void {
    this.#isWanted = true
    this.#looking ??= this.#lookWhileWanted().finally(() => {
      this.#looking = undefined
    })
  }

  async idle(): Promise<void> {
    while (this.#looking !== undefined) await this.#looking
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#callOff()
    for (const stop of this.#stopListening) stop()
    await this.idle()
  }

  async #lookWhileWanted(): Promise<void> {
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false
      this.#wakeIn((await this.#work()) - this.#options.timer.now())
    }
  }

  /** When there is more to do. */
  async #work(): Promise<number> {
    const { first, storeOf, timer, onTrouble } = this.#options
    let next = Number.POSITIVE_INFINITY
    try {
      for (const workspace of await first.listWorkspaces()) {
        const store = await storeOf(workspace)
        next = Math.min(next, (await postScheduled(store, timer.now())).next, await lookAfterRooms(store, timer.now()))
      }
    } catch (error) {
      onTrouble(error)
    }
    return next
  }

  /** What another server writes is seen within a minute. */
  #hear(written: readonly Task[] = []): void {
    const pauses = written.flatMap(({ fields }) => (typeof fields.pausedUntil === 'number' ? [fields.pausedUntil] : []))
    const first = Math.min(...pauses)
    if (first < this.#wakesAt) this.#wakeIn(first - this.#options.timer.now())
  }

  #wakeIn(milliseconds: number): void {
    if (this.#isStopped) return
    this.#callOff()
    const pause = Math.min(Math.max(milliseconds, SHORTEST), LONGEST)
    this.#wakesAt = this.#options.timer.now() + pause
    this.#callOff = this.#options.timer.after(pause, () => this.look())
  }
}

export function addSchedules(app: FastifyInstance, workspaces: Workspaces, timer: Timer): void {
  let clock: ScheduleClock | undefined
  app.addHook('onReady', async () => {
    clock = new ScheduleClock({
      first: workspaces.first,
      storeOf: (workspace) => workspaces.in(workspace),
      timer,
      onTrouble: (error) => app.log.error({ err: error }, 'schedules'),
    })
  })
  app.addHook('preClose', async () => clock?.stop())
}
