// Changes that depend on a whole room, one at a time for a room [M1]. Those that arrive together in one process share
// the lock, the transaction and the commit: each is decided on what the one before it left, and all are told after the
// commit. So a process has one connection in a room, however many talk to it.

import type { Task } from '@pawl/kernel'
import type { Receipt, RoomDecided, RoomOutcome, RoomView, StoredRoom } from '@pawl/operations'
import type { Pool } from './connect.ts'
import { Groups } from './groups.ts'
import type { AfterCommit } from './notifications.ts'
import { keepReceipt } from './receipts.ts'
import { lockRoom } from './room-scope.ts'
import { viewOf } from './room-view.ts'
import type { Statements } from './statements.ts'
import { changing, type Sent, storeWrites } from './store-writes.ts'

/** Others wait for the room meanwhile. */
const LARGEST_GROUP = 32
const ROOMS_AT_ONCE = 4

interface RoomJob {
  readonly room: StoredRoom
  readonly taskIds: readonly string[]
  readonly decide: (view: RoomView) => RoomDecided
  readonly receipt: Receipt<readonly Task[]> | undefined
  readonly resolve: (outcome: RoomOutcome) => void
  readonly reject: (error: unknown) => void
}

export class RoomGroups {
  readonly #pool: Pool
  readonly #workspace: string
  readonly #afterCommit: AfterCommit
  readonly #groups: Groups<RoomJob>
  readonly #busy = new Set<string>()

  constructor(pool: Pool, workspace: string, afterCommit: AfterCommit) {
    this.#pool = pool
    this.#workspace = workspace
    this.#afterCommit = afterCommit
    this.#groups = new Groups(
      ROOMS_AT_ONCE,
      (waiting) => this.#pickOneRoom(waiting),
      (group) => this.#run(group),
    )
  }

  change(
    room: StoredRoom,
    taskIds: readonly string[],
    decide: RoomJob['decide'],
    receipt: RoomJob['receipt'],
  ): Promise<RoomOutcome> {
    return new Promise((resolve, reject) => this.#groups.add({ room, taskIds, decide, receipt, resolve, reject }))
  }

  #pickOneRoom(waiting: readonly RoomJob[]): RoomJob[] {
    const first = waiting.find(({ room }) => !this.#busy.has(room.id))
    return waiting.filter(({ room }) => room.id === first?.room.id).slice(0, LARGEST_GROUP)
  }

  async #run(group: readonly RoomJob[]): Promise<void> {
    const { id } = (group[0] as RoomJob).room
    this.#busy.add(id)
    try {
      const outcomes = await changing(
        this.#pool,
        this.#workspace,
        (own, sent) => this.#changeInTurn(own, sent, group),
        `begin; ${lockRoom(this.#workspace, id)}`,
      )
      for (const [job, outcome] of outcomes) job.resolve(outcome)
      const written = [...outcomes.values()].flatMap((outcome) => (outcome.refused ? [] : outcome.tasks))
      if (written.length > 0) this.#afterCommit(written)
    } finally {
      this.#busy.delete(id)
    }
  }

  async #changeInTurn(own: Statements, sent: Sent, group: readonly RoomJob[]): Promise<Map<RoomJob, RoomOutcome>> {
    const outcomes = new Map<RoomJob, RoomOutcome>()
    for (const job of group) {
      const view = await viewOf(own, this.#workspace, job.room, job.taskIds)
      const outcome = await this.#store(own, job.room.id, job.decide(view))
      if (!outcome.refused && job.receipt !== undefined) sent(keepReceipt(own, job.receipt, outcome.tasks))
      outcomes.set(job, outcome)
    }
    return outcomes
  }

  async #store(own: Statements, room: string, decided: RoomDecided): Promise<RoomOutcome> {
    if (decided.refused) return decided
    const { messages = [], promoted } = decided
    // Sent together, stored in this order.
    const [tasks] = await Promise.all([
      storeWrites(own, decided.writes),
      messages.length > 0 && own.insertRoomMessages(messages.map((message) => ({ room, ...message }))),
      promoted !== undefined && own.promoteRoomMessage(room, promoted.position, promoted.taskId),
    ])
    return { refused: false, tasks }
  }
}
