// Those who claim at once in one process claim together: one statement finds as many tasks as there are claimers, one
// stores all their claims. What comes next is read along, so that the next claim is one statement (`claim-line.ts`). As long as
// nobody else is quicker nothing is locked, and that is all. Once another process was, rows are locked for a while, and each
// passes over those of the other [M2].

import { isTaskOf, present, type RoomTask, type Task, room as table } from '@pawl/kernel'
import type { AnyWrite, Claim, ClaimOutcome, RoomDecided } from '@pawl/operations'
import { attachedTo } from '../room-rows.ts'
import { toTasksOf } from '../rows.ts'
import type { TaskCache } from '../task-cache.ts'
import { Batches, LARGEST_BATCH } from './batches.ts'
import { AHEAD, ClaimLines } from './claim-line.ts'
import type { Pool } from './connect.ts'
import { wasInConflict } from './errors.ts'
import type { AfterCommit } from './notifications.ts'
import { Sender } from './send.ts'
import { claimable, claimableLocked, whyNothing } from './statements/room-tasks.ts'
import { claimFirst } from './statements/task-writes.ts'
import { tasksById } from './statements/tasks.ts'
import { changing, storeWrites } from './store-writes.ts'
import type { Claimers } from './task-listing.ts'

/** For so many batches after another process was quicker. */
const WARY = 50
/** For so many batches after the next was another than was thought: where several processes claim, guessing does not pay. */
const UNSURE = 10

interface ClaimJob {
  readonly claim: Claim
  readonly decide: (task: RoomTask, attached: readonly RoomTask[]) => RoomDecided
  readonly resolve: (outcome: ClaimOutcome) => void
  readonly reject: (error: unknown) => void
}

/** Until it is known whether something could be promoted. */
const NOTHING: ClaimOutcome = { found: 'nothing', promotable: false }

export class ClaimBatches {
  readonly #pool: Pool
  readonly #sender: Sender
  readonly #cache: TaskCache
  readonly #afterCommit: AfterCommit
  readonly #batches: Batches<ClaimJob>
  readonly #lines = new ClaimLines()
  #wary = 0
  #unsure = 0

  constructor(pool: Pool, workspace: string, cache: TaskCache, afterCommit: AfterCommit) {
    this.#pool = pool
    this.#sender = new Sender(pool, workspace)
    this.#cache = cache
    this.#afterCommit = afterCommit
    // One at a time: two of the same process would only take the same tasks.
    this.#batches = new Batches(1, pickOneRole, (batch) => this.#run(batch))
  }

  claim(claim: Claim, decide: ClaimJob['decide']): Promise<ClaimOutcome> {
    return new Promise((resolve, reject) => this.#batches.add({ claim, decide, resolve, reject }))
  }

  /** What this process stored may be what is claimed next. */
  hear(written: readonly Task[] | undefined): void {
    this.#lines.hear(written)
  }

  async #run(batch: ClaimJob[]): Promise<void> {
    const first = this.#wary-- > 0 ? new Map<ClaimJob, ClaimOutcome>() : await this.#claimUnlocked(batch)
    this.#tell(first)
    const left = batch.filter((job) => !first.has(job))
    const second = left.length > 0 ? await this.#claimLocked(left) : new Map<ClaimJob, ClaimOutcome>()
    this.#tell(second)
    const idle = batch.filter((job) => first.get(job) === NOTHING || second.get(job) === NOTHING)
    if (idle.length === 0) return
    const { promotable, heldBack } = await whyNothing(this.#sender, claimersOf(batch))
    for (const job of idle) job.resolve({ found: 'nothing', promotable, ...(heldBack && { heldBack }) })
  }

  /** Whoever has something is told before the next question, which may fail: what is stored is not refused. */
  #tell(outcomes: ReadonlyMap<ClaimJob, ClaimOutcome>): void {
    const written = [...outcomes.values()].flatMap((outcome) => (outcome.found === 'claimed' ? outcome.tasks : []))
    // Whoever claims a task is the one to change it next.
    for (const task of written) this.#cache.set(task)
    for (const [job, outcome] of outcomes) if (outcome !== NOTHING) job.resolve(outcome)
    if (written.length > 0) this.#afterCommit(written)
  }

  /** Those it could be done for: not if someone was quicker, or if something is attached, which must move along. */
  async #claimUnlocked(batch: ClaimJob[]): Promise<Map<ClaimJob, ClaimOutcome>> {
    const claimers = claimersOf(batch)
    const known = await this.#claimKnown(batch, claimers)
    if (known !== undefined) return known
    // Where others claim too, what is read ahead is theirs by the time it is needed.
    const ahead = this.#unsure > 0 ? 0 : AHEAD
    const found = await claimable(this.#sender, claimers, ahead)
    const free = found.filter(({ status }) => status === 'pending')
    const wanted = batch.length - (found.length - free.length)
    if (free.slice(0, wanted).some((task) => attachedTo(task).length > 0)) return new Map()
    const { outcomes, writes } = decideAll(batch, found, new Map())
    const { tasks, events } = updatesOf(writes)
    // None of those that were refused are left out: they are the first again.
    this.#lines.set(claimers, free.slice(tasks.length), free.length < wanted + ahead)
    if (tasks.length === 0) return outcomes
    const first = await claimFirst(this.#sender, claimers, tasks, events).catch(nothingInConflict)
    const stored = first === 'not the first' ? new Set<string>() : first
    if (!dropUnstored(outcomes, stored)) return outcomes
    this.#lines.forget(claimers)
    this.#wary = WARY
    return outcomes
  }

  /** By one statement, if it is known what comes next; undefined if it is not, or no longer so. */
  async #claimKnown(batch: ClaimJob[], claimers: Claimers): Promise<Map<ClaimJob, ClaimOutcome> | undefined> {
    const next = this.#unsure-- > 0 ? undefined : this.#lines.first(claimers, batch.length)
    if (next === undefined) return undefined
    const { outcomes, writes } = decideAll(batch, next, new Map())
    const { tasks, events } = updatesOf(writes)
    if (tasks.length === 0) return undefined
    const stored = await claimFirst(this.#sender, claimers, tasks, events).catch(nothingInConflict)
    if (stored === 'not the first') {
      this.#lines.forget(claimers)
      this.#unsure = UNSURE
    } else {
      this.#lines.hear(tasks)
      if (!dropUnstored(outcomes, stored)) return outcomes
      this.#lines.forget(claimers)
      if (stored.size > 0) return outcomes
    }
    return undefined
  }

  #claimLocked(batch: ClaimJob[]): Promise<Map<ClaimJob, ClaimOutcome>> {
    return changing(this.#pool, this.#sender.workspace, (own) => this.#claimIn(own, batch))
  }

  async #claimIn(own: Sender, batch: ClaimJob[]): Promise<Map<ClaimJob, ClaimOutcome>> {
    const found = await claimableLocked(own, claimersOf(batch))
    const ids = found.filter(({ status }) => status === 'pending').flatMap(attachedTo)
    const items = ids.length === 0 ? [] : toTasksOf(table, await tasksById(own, ids))
    const attached = new Map(items.map((task) => [task.id, task]))
    const { outcomes, writes } = decideAll(batch, found, attached)
    if (writes.length > 0) await storeWrites(own, writes)
    return outcomes
  }
}

function claimersOf(batch: readonly ClaimJob[]): Claimers {
  const { room, role, skills, parallel } = present(batch[0]).claim
  return { room, role, sessions: batch.map(({ claim }) => claim.session), skills, parallel }
}

function updatesOf(writes: readonly AnyWrite[]) {
  const updates = writes.flatMap((write) => ('update' in write ? [write.update] : []))
  return { tasks: updates.map(({ task }) => task), events: updates.map(({ event }) => event) }
}

/** Someone else was quicker. */
function nothingInConflict(error: unknown): Set<string> {
  if (wasInConflict(error)) return new Set()
  throw error
}

/** Whether there were claims that were not stored: they have no outcome yet. */
function dropUnstored(outcomes: Map<ClaimJob, ClaimOutcome>, stored: ReadonlySet<string>): boolean {
  let dropped = false
  for (const [job, outcome] of [...outcomes]) {
    if (outcome.found !== 'claimed' || stored.has(outcome.tasks[0]?.id ?? '')) continue
    outcomes.delete(job)
    dropped = true
  }
  return dropped
}

/** Those of one role in one room that offer the same, no session twice: the second must see what the first got. */
function pickOneRole(waiting: ClaimJob[]): ClaimJob[] {
  const { room, role, skills } = present(waiting[0]).claim
  const offered = skills.join(' ')
  const picked = new Map<string, ClaimJob>()
  for (const job of waiting) {
    if (picked.size >= LARGEST_BATCH) break
    const { claim } = job
    if (claim.room !== room || claim.role !== role || claim.skills.join(' ') !== offered) continue
    if (!picked.has(claim.session)) picked.set(claim.session, job)
  }
  return [...picked.values()]
}

function decideAll(batch: readonly ClaimJob[], found: readonly RoomTask[], attached: Map<string, RoomTask>) {
  const free = found.filter(({ status }) => status === 'pending')
  const writes: AnyWrite[] = []
  const outcomes = new Map<ClaimJob, ClaimOutcome>()
  for (const job of batch) {
    const { claim, decide } = job
    const held = found.find(({ status, fields }) => status !== 'pending' && fields.claimedBy === claim.session)
    const task = held === undefined ? free.shift() : undefined
    if (held !== undefined) outcomes.set(job, { found: 'held', task: held })
    else if (task === undefined) outcomes.set(job, NOTHING)
    else {
      const along = attachedTo(task).flatMap((id) => attached.get(id) ?? [])
      const decided = decide(task, along)
      if (decided.refused) {
        outcomes.set(job, { found: 'refused', refusal: decided.refusal })
        // Whoever it was for has gone; the next in line can have it.
        free.unshift(task)
        continue
      }
      const tasks = decided.writes
        .flatMap((write) => ('update' in write ? [write.update.task] : []))
        .filter((one) => isTaskOf(table, one))
      // The next of the batch decides on what this one leaves.
      for (const one of tasks) if (attached.has(one.id)) attached.set(one.id, one)
      writes.push(...decided.writes)
      outcomes.set(job, { found: 'claimed', tasks })
    }
  }
  return { outcomes, writes }
}
