// Those who claim at once in one process claim together: one statement finds as many tasks as there are claimers, one
// stores all their claims. As long as nobody else is quicker nothing is locked, and that is all. Once another process
// was, rows are locked for a while, and each passes over those of the other [M2].

import type { Task } from '@pawl/kernel'
import type { Claim, ClaimOutcome, RoomDecided, TurnWrite } from '@pawl/operations'
import type { KeptTasks } from '../kept-tasks.ts'
import { ACTIVE_STATUSES, attachedTo } from '../room-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTask } from '../rows.ts'
import type { Pool } from './connect.ts'
import { wasOvertaken } from './errors.ts'
import { Groups, LARGEST_GROUP } from './groups.ts'
import type { AfterCommit } from './notifications.ts'
import { IN_ORDER, IN_ROOM } from './room-scope.ts'
import { Statements } from './statements.ts'
import { changing, storeWrites } from './store-writes.ts'

/** For so many groups after another process was quicker. */
const WARY = 50

interface ClaimJob {
  readonly claim: Claim
  readonly decide: (task: Task, attached: readonly Task[]) => RoomDecided
  readonly resolve: (outcome: ClaimOutcome) => void
  readonly reject: (error: unknown) => void
}

/** No more are taken than there are claimers without a task: others could want them. */
const claimable = (lock: '' | 'for update skip locked') => `with held as (
    select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status in ('acknowledged', 'in_progress')
    and fields ->> 'claimedBy' = any($4) and fields ->> 'assignedTo' = $3),
  next as (
    select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status = 'pending' and fields ->> 'role' = $3
    ${IN_ORDER} limit cardinality($4::text[]) - (select count(*) from held) ${lock})
  select * from held union all select * from next`
const CLAIMABLE = claimable('')
const CLAIMABLE_LOCKED = claimable('for update skip locked')

/** Until it is known whether something could be promoted. */
const NOTHING: ClaimOutcome = { found: 'nothing', promotable: false }

const PROMOTABLE = `select (
    exists (select 1 from pawl.room_messages where workspace = $1 and room = $2 and queue_position is not null)
    or exists (select 1 from pawl.tasks where ${IN_ROOM} and status = 'queued'))
  and (select count(*) from (select 1 from pawl.tasks where ${IN_ROOM} and status = any($3) limit $4) as active) < $4
  as promotable`

export class ClaimGroups {
  readonly #pool: Pool
  readonly #workspace: string
  readonly #kept: KeptTasks
  readonly #afterCommit: AfterCommit
  readonly #groups: Groups<ClaimJob>
  #wary = 0

  constructor(pool: Pool, workspace: string, kept: KeptTasks, afterCommit: AfterCommit) {
    this.#pool = pool
    this.#workspace = workspace
    this.#kept = kept
    this.#afterCommit = afterCommit
    // One at a time: two of the same process would only take the same tasks.
    this.#groups = new Groups(1, pickOneRole, (group) => this.#run(group))
  }

  claim(claim: Claim, decide: ClaimJob['decide']): Promise<ClaimOutcome> {
    return new Promise((resolve, reject) => this.#groups.add({ claim, decide, resolve, reject }))
  }

  async #run(group: ClaimJob[]): Promise<void> {
    const first = this.#wary-- > 0 ? new Map<ClaimJob, ClaimOutcome>() : await this.#claimUnlocked(group)
    this.#tell(first)
    const left = group.filter((job) => !first.has(job))
    const second = left.length > 0 ? await this.#claimLocked(left) : new Map<ClaimJob, ClaimOutcome>()
    this.#tell(second)
    const idle = group.filter((job) => first.get(job) === NOTHING || second.get(job) === NOTHING)
    if (idle.length === 0) return
    const { room, parallel } = (group[0] as ClaimJob).claim
    const promotable = await this.#isPromotable(room, parallel)
    for (const job of idle) job.resolve({ found: 'nothing', promotable })
  }

  /** Whoever has something is told before the next question, which may fail: what is stored is not refused. */
  #tell(outcomes: ReadonlyMap<ClaimJob, ClaimOutcome>): void {
    const written = [...outcomes.values()].flatMap((outcome) => (outcome.found === 'claimed' ? outcome.tasks : []))
    // Whoever claims a task is the one to change it next.
    for (const task of written) this.#kept.keep(task)
    for (const [job, outcome] of outcomes) if (outcome !== NOTHING) job.resolve(outcome)
    if (written.length > 0) this.#afterCommit(written)
  }

  /** Those it could be done for: not if someone was quicker, or if something is attached, which must move along. */
  async #claimUnlocked(group: ClaimJob[]): Promise<Map<ClaimJob, ClaimOutcome>> {
    const own = new Statements(this.#pool, this.#workspace)
    const found = await this.#find(own, CLAIMABLE, 'claimable', group)
    if (found.some((task) => task.status === 'pending' && attachedTo(task).length > 0)) return new Map()
    const { outcomes, writes } = decideAll(group, found, new Map())
    const updates = writes.flatMap((write) => ('update' in write ? [write.update] : []))
    if (updates.length === 0) return outcomes
    const stored = await own
      .updateWrites(
        updates.map(({ task }) => task),
        updates.map(({ event }) => event),
      )
      .catch((error: unknown) => {
        if (wasOvertaken(error)) return new Set<string>()
        throw error
      })
    for (const [job, outcome] of [...outcomes]) {
      if (outcome.found !== 'claimed' || stored.has(outcome.tasks[0]?.id ?? '')) continue
      outcomes.delete(job)
      this.#wary = WARY
    }
    return outcomes
  }

  #claimLocked(group: ClaimJob[]): Promise<Map<ClaimJob, ClaimOutcome>> {
    return changing(this.#pool, this.#workspace, (own) => this.#claimIn(own, group))
  }

  async #find(own: Statements, sql: string, name: string, group: ClaimJob[]): Promise<readonly Task[]> {
    const { room, role } = (group[0] as ClaimJob).claim
    const sessions = group.map(({ claim }) => claim.session)
    return (await own.query<TaskRow>(sql, [this.#workspace, room, role, sessions], name)).map(toTask)
  }

  async #claimIn(own: Statements, group: ClaimJob[]): Promise<Map<ClaimJob, ClaimOutcome>> {
    const found = await this.#find(own, CLAIMABLE_LOCKED, 'claimable_locked', group)
    const ids = found.filter(({ status }) => status === 'pending').flatMap(attachedTo)
    const attached = new Map(ids.length === 0 ? [] : (await own.tasksById(ids)).map((row) => [row.id, toTask(row)]))
    const { outcomes, writes } = decideAll(group, found, attached)
    if (writes.length > 0) await storeWrites(own, writes)
    return outcomes
  }

  async #isPromotable(room: string, parallel: number): Promise<boolean> {
    const values = [this.#workspace, room, ACTIVE_STATUSES, parallel]
    const statements = new Statements(this.#pool, this.#workspace)
    const [row] = await statements.query<{ promotable: boolean }>(PROMOTABLE, values, 'promotable')
    return row?.promotable ?? false
  }
}

/** Those of one role in one room, no session twice: the second must see what the first got. */
function pickOneRole(waiting: ClaimJob[]): ClaimJob[] {
  const { room, role } = (waiting[0] as ClaimJob).claim
  const picked = new Map<string, ClaimJob>()
  for (const job of waiting) {
    if (picked.size >= LARGEST_GROUP) break
    const { claim } = job
    if (claim.room === room && claim.role === role && !picked.has(claim.session)) picked.set(claim.session, job)
  }
  return [...picked.values()]
}

function decideAll(group: readonly ClaimJob[], found: readonly Task[], attached: Map<string, Task>) {
  const free = found.filter(({ status }) => status === 'pending')
  const writes: TurnWrite[] = []
  const outcomes = new Map<ClaimJob, ClaimOutcome>()
  for (const job of group) {
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
      const tasks = decided.writes.flatMap((write) => ('update' in write ? [write.update.task] : []))
      // The next of the group decides on what this one leaves.
      for (const one of tasks) if (attached.has(one.id)) attached.set(one.id, one)
      writes.push(...decided.writes)
      outcomes.set(job, { found: 'claimed', tasks })
    }
  }
  return { outcomes, writes }
}
