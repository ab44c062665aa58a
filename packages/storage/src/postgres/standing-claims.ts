// Claims of those who wait in this process. Whoever brings a task for one of them stores the claim with it, in the same commit and
// the same round trip: nobody has to be woken to ask for it.
//
// SC1. The claim is stored only if the task is the first for whoever gets it, and they hold nothing: the statement is the one by which
//     everyone claims.
// SC2. Whatever keeps it from being stored, whoever waits is told, and looks for themselves.
// SC3. A right may have ended while they slept, and nobody here has heard: whoever is handed something is looked up before they get
//     it, and it goes back if they are not let in any more (`rooms/wait-in-room.ts`).

import { isTaskOf, type RoomTask, type Task, room as table } from '@pawl/kernel'
import type { Claim, RoomStore, RoomWrites, StandingClaim } from '@pawl/operations'
import { attachedTo } from '../room-rows.ts'
import type { Sender } from './send.ts'
import { claimFirst } from './statements/task-writes.ts'
import { listingOf } from './task-listing.ts'

type Decide = Parameters<RoomStore['claimNext']>[1]

interface Standing {
  readonly claim: Claim
  readonly decide: Decide
  readonly settle: (task: RoomTask | undefined) => void
}

/** A claim on its way, with the task it is for. */
export interface HandedOver {
  readonly taskId: string
  /** Answered before the commit; it counts only after it. */
  readonly sent: Promise<unknown>
  /** The task as whoever waited has it, once all is committed; undefined if the claim was not stored. */
  readonly told: (number: number) => Promise<Task | undefined>
  /** It was not committed, or nobody knows. */
  readonly dropped: () => void
}

export class StandingClaims {
  /** By room and role, those who have waited longest first. */
  readonly #waiting = new Map<string, Set<Standing>>()

  add(claim: Claim, decide: Decide): StandingClaim {
    const { promise: settled, resolve: settle } = Promise.withResolvers<RoomTask | undefined>()
    const key = keyOf(claim)
    const standing: Standing = { claim, decide, settle }
    const here = this.#waiting.get(key) ?? new Set<Standing>()
    this.#waiting.set(key, here.add(standing))
    return {
      settled,
      end: async () => (this.#remove(key, standing) ? undefined : settled),
    }
  }

  /** Sends the claim of someone who waits for what is being stored, right behind it. */
  handOver(own: Sender, { writes }: RoomWrites): HandedOver | undefined {
    const [write, ...others] = writes
    if (write === undefined || 'update' in write || others.length > 0) return undefined
    const { task } = write.insert(0)
    if (!isTaskOf(table, task) || listingOf(task).listed_as !== 'pending' || attachedTo(task).length > 0)
      return undefined
    const standing = this.#take(task)
    if (standing === undefined) return undefined
    const decided = decideSafely(standing, task)
    if (decided === undefined) {
      standing.settle(undefined)
      return undefined
    }
    const { room, role, session, skills, parallel } = standing.claim
    const claimers = { room, role, sessions: [session], skills, parallel }
    const sent = claimFirst(own, claimers, [decided.task], [decided.event])
    return {
      taskId: task.id,
      sent,
      told: async (number) => {
        const stored = await sent
        const isStored = stored !== 'not the first' && stored.has(task.id)
        const claimed = isStored ? { ...decided.task, number } : undefined
        standing.settle(claimed)
        return claimed
      },
      dropped: () => standing.settle(undefined),
    }
  }

  #take(task: RoomTask): Standing | undefined {
    const { chatroomId, role, skills = [] } = task.fields
    const key = keyOf({ room: chatroomId, role })
    for (const standing of this.#waiting.get(key) ?? []) {
      if (!skills.every((skill) => standing.claim.skills.includes(skill))) continue
      this.#remove(key, standing)
      return standing
    }
    return undefined
  }

  #remove(key: string, standing: Standing): boolean {
    const here = this.#waiting.get(key)
    const isThere = here?.delete(standing) ?? false
    if (here?.size === 0) this.#waiting.delete(key)
    return isThere
  }
}

/** Undefined if it may not be claimed, or if more than the task itself would change. */
function decideSafely({ decide }: Standing, task: RoomTask) {
  try {
    const decided = decide(task, [])
    if (decided.refused || decided.writes.length !== 1) return undefined
    const [write] = decided.writes
    if (write === undefined || !('update' in write) || !isTaskOf(table, write.update.task)) return undefined
    return { task: write.update.task, event: write.update.event }
  } catch {
    // They meet it when they look for themselves.
    return undefined
  }
}

const keyOf = ({ room, role }: Pick<Claim, 'room' | 'role'>) => `${room}/${role}`
