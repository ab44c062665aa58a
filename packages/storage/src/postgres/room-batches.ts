// Changes that depend on a whole room, one at a time for a room [M1]. Those that arrive together in one process share
// the lock, the transaction and the commit: each is decided on what the one before it left, and all are told after the
// commit. So a process has one connection in a room, however many talk to it.

import type { Task } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import {
  type Declined,
  hasFollowers,
  type NewTask,
  type Receipt,
  type RoomNeeds,
  type RoomView,
  type RoomWrites,
  type Stored,
  type StoredRoom,
} from '@pawl/operations'
import { lockWaits } from '../diagnostics.ts'
import { Batches } from './batches.ts'
import type { Pool } from './connect.ts'
import type { AfterCommit } from './notifications.ts'
import { keepReceipt } from './receipts.ts'
import { lockRoom } from './room-scope.ts'
import { viewOf } from './room-view.ts'
import { allAnswered, type Sender } from './send.ts'
import type { HandedOver, StandingClaims } from './standing-claims.ts'
import { insertRecords } from './statements/records.ts'
import { insertRoomMessages, promoteRoomMessage, updateRoomMessage } from './statements/room-messages.ts'
import { AT_ONCE, changing, type Sent, storeWrites } from './store-writes.ts'

/** Others wait for the room meanwhile. */
const LARGEST_BATCH = 32
const ROOMS_AT_ONCE = 4

/** Tells the caller of a job what became of it, once that is committed, and says what was written. */
type Tell = () => Promise<readonly Task[]>

interface RoomJob {
  readonly room: string
  /** `locked` is called once the room has been read. */
  readonly run: (own: Sender, sent: Sent, locked: () => void) => Promise<Tell>
  readonly reject: (error: unknown) => void
}

export class RoomBatches {
  readonly #pool: Pool
  readonly #workspace: string
  readonly #standing: StandingClaims
  readonly #afterCommit: AfterCommit
  readonly #batches: Batches<RoomJob>
  readonly #busy = new Set<string>()

  constructor(pool: Pool, workspace: string, standing: StandingClaims, afterCommit: AfterCommit) {
    this.#pool = pool
    this.#workspace = workspace
    this.#standing = standing
    this.#afterCommit = afterCommit
    this.#batches = new Batches(
      ROOMS_AT_ONCE,
      (waiting) => this.#pickOneRoom(waiting),
      (batch) => this.#run(batch),
    )
  }

  change<Decision extends RoomWrites>(
    room: StoredRoom,
    taskIds: readonly string[],
    decide: (view: RoomView) => Decision | Declined,
    receipt: Receipt<Stored<Decision>> | undefined,
    needs: RoomNeeds | undefined,
  ): Promise<Stored<Decision> | Declined> {
    return new Promise((resolve, reject) => {
      let handed: HandedOver | undefined
      const run: RoomJob['run'] = async (own, sent, locked) => {
        // What was sent the last time was not committed.
        handed?.dropped()
        handed = undefined
        const view = await viewOf(own, room, taskIds, needs)
        locked()
        const decided = decide(view)
        const stored = store(own, room.id, decided)
        if (isNewAlone(decided)) handed = this.#standing.handOver(own, decided)
        if (handed !== undefined) sent(handed.sent)
        if (receipt === undefined && isNewAlone(decided)) sent(stored)
        else {
          const outcome = await stored
          if (!outcome.refused && receipt !== undefined) sent(keepReceipt(own, receipt, outcome))
        }
        return async () => {
          const outcome = await stored
          resolve(outcome)
          return outcome.refused ? [] : withHanded(outcome.tasks, handed)
        }
      }
      const failed = (error: unknown) => {
        handed?.dropped()
        reject(error)
      }
      this.#batches.add({ room: room.id, run, reject: failed })
    })
  }

  #pickOneRoom(waiting: readonly RoomJob[]): RoomJob[] {
    const first = waiting.find(({ room }) => !this.#busy.has(room))
    return waiting.filter(({ room }) => room === first?.room).slice(0, LARGEST_BATCH)
  }

  async #run(batch: readonly RoomJob[]): Promise<void> {
    const { room } = present(batch[0])
    this.#busy.add(room)
    try {
      const done = await changing(
        this.#pool,
        this.#workspace,
        (own, sent) => inTurn(own, sent, batch),
        `begin; ${lockRoom(this.#workspace, room)}`,
      )
      const written = (await Promise.all(done.map((tell) => tell()))).flat()
      if (written.length > 0) this.#afterCommit(written)
    } finally {
      this.#busy.delete(room)
    }
  }
}

/** What was claimed in the same commit is told of as it is by now. */
async function withHanded(tasks: readonly Task[], handed: HandedOver | undefined): Promise<readonly Task[]> {
  const task = tasks.find(({ id }) => id === handed?.taskId)
  const claimed = task && (await handed?.told(task.number))
  return claimed === undefined ? tasks : tasks.map((one) => (one === task ? claimed : one))
}

async function inTurn(own: Sender, sent: Sent, batch: readonly RoomJob[]): Promise<readonly Tell[]> {
  const done: Tell[] = []
  const asked = performance.now()
  // Only the first waits for the lock of the room: the others are in the same transaction.
  const locked = () => done.length === 0 && lockWaits.publish(performance.now() - asked)
  for (const job of batch) done.push(await job.run(own, sent, locked))
  return done
}

async function store<Decision extends RoomWrites>(
  own: Sender,
  room: string,
  decided: Decision | Declined,
): Promise<Stored<Decision> | Declined> {
  if (decided.refused) return decided
  const { messages = [], changedMessages = [], promoted, records = [] } = decided
  // Sent together, stored in this order.
  const tasks = storeWrites(own, decided.writes)
  await allAnswered([
    tasks,
    messages.length > 0 &&
      insertRoomMessages(
        own,
        messages.map((message) => ({ room, ...message })),
      ),
    ...changedMessages.map((message) => updateRoomMessage(own, room, message)),
    promoted !== undefined && promoteRoomMessage(own, room, promoted.position, promoted.taskId),
    records.length > 0 && insertRecords(own, records),
  ])
  return { refused: false, tasks: await tasks, decision: decided }
}

/** New tasks and messages, all of them sent by now: whatever is answered changes nothing of what is stored, so nobody waits for it. */
function isNewAlone(decided: RoomWrites | Declined): decided is RoomWrites {
  if (decided.refused) return false
  const { writes, changedMessages = [], promoted, records = [] } = decided
  if (changedMessages.length > 0 || promoted !== undefined || records.length > 0) return false
  return writes.length <= AT_ONCE && writes.every((write) => 'insert' in write && isOnItsOwn(write))
}

const isOnItsOwn = ({ insert, changes = [] }: NewTask) => changes.length === 0 && !hasFollowers(insert(0))
