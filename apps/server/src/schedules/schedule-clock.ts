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
/** How soon something may be due after work is begun, and after anything is written. */
const NEVER = { afterStart: Number.POSITIVE_INFINITY, afterWrite: Number.POSITIVE_INFINITY }

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
  #soonest = NEVER
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
    let soonest = NEVER
    try {
      for (const workspace of await first.listWorkspaces()) {
        const store = await storeOf(workspace)
        const rooms = await lookAfterRooms(store, timer.now())
        soonest = {
          afterStart: Math.min(soonest.afterStart, rooms.soonestAfterStart),
          afterWrite: Math.min(soonest.afterWrite, rooms.soonestAfterWrite),
        }
        next = Math.min(next, (await postScheduled(store, timer.now())).next, rooms.next)
      }
      this.#soonest = soonest
    } catch (error) {
      onTrouble(error)
    }
    return next
  }

  /** What another server writes is seen within a minute. A store that does not say what was written may have written anything. */
  #hear(written: readonly Task[] | undefined): void {
    const first = written === undefined ? this.#options.timer.now() + this.#soonest.afterWrite : this.#firstOf(written)
    if (first < this.#wakesAt) this.#wakeIn(first - this.#options.timer.now())
  }

  /** When a pause of these is over, or what was begun could be over the limit of its room. */
  #firstOf(written: readonly Task[]): number {
    const times = written.map(({ lifecycle, fields, updatedAt }) => {
      if (typeof fields.pausedUntil === 'number') return fields.pausedUntil
      const isBegun = lifecycle === 'room' && fields.startedAt === updatedAt
      return isBegun ? updatedAt + this.#soonest.afterStart : Number.POSITIVE_INFINITY
    })
    return Math.min(...times)
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
