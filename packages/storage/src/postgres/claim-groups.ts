// Those who claim at once in one process claim together: one statement finds as many tasks as there are claimers, one
// stores all their claims. Other processes pass over the rows that are being claimed [M2].

import type { Task } from '@pawl/kernel'
import type { Claim, ClaimOutcome, RoomDecided, TurnWrite } from '@pawl/operations'
import { ACTIVE_STATUSES, attachedTo } from '../room-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTask } from '../rows.ts'
import type { Pool } from './connect.ts'
import { wasOvertaken } from './errors.ts'
import { IN_ORDER, IN_ROOM, inTransaction, storeWrites } from './room-writes.ts'
import { Statements } from './statements.ts'
import { Groups } from './write-groups.ts'

const LARGEST_GROUP = 128
const ATTEMPTS = 20

interface ClaimJob {
  readonly claim: Claim
  readonly decide: (task: Task, attached: readonly Task[]) => RoomDecided
  readonly resolve: (outcome: ClaimOutcome) => void
  readonly reject: (error: unknown) => void
}

/** No more are locked than there are claimers without a task: others could want them. */
const CLAIMABLE = `with held as (
    select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status in ('acknowledged', 'in_progress')
    and fields ->> 'claimedBy' = any($4) and fields ->> 'assignedTo' = $3),
  next as (
    select ${TASK_COLUMNS} from pawl.tasks where ${IN_ROOM} and status = 'pending' and fields ->> 'role' = $3
    ${IN_ORDER} limit cardinality($4::text[]) - (select count(*) from held) for update skip locked)
  select * from held union all select * from next`

const PROMOTABLE = `select (
    exists (select 1 from pawl.room_messages where workspace = $1 and room = $2 and queue_position is not null)
    or exists (select 1 from pawl.tasks where ${IN_ROOM} and status = 'queued'))
  and (select count(*) from (select 1 from pawl.tasks where ${IN_ROOM} and status = any($3) limit $4) as active) < $4
  as promotable`

export class ClaimGroups {
  readonly #pool: Pool
  readonly #workspace: string
  readonly #afterCommit: () => void
  readonly #groups: Groups<ClaimJob>

  constructor(pool: Pool, workspace: string, afterCommit: () => void) {
    this.#pool = pool
    this.#workspace = workspace
    this.#afterCommit = afterCommit
    this.#groups = new Groups(2, pickOneRole, (group) => this.#run(group))
  }

  claim(claim: Claim, decide: ClaimJob['decide']): Promise<ClaimOutcome> {
    return new Promise((resolve, reject) => this.#groups.add({ claim, decide, resolve, reject }))
  }

  async #run(group: ClaimJob[]): Promise<void> {
    const outcomes = await this.#claimAll(group)
    const { room, parallel } = (group[0] as ClaimJob).claim
    const found = outcomes.filter((outcome) => outcome !== undefined)
    const promotable = found.length < group.length && (await this.#isPromotable(room, parallel))
    for (const [index, job] of group.entries()) job.resolve(outcomes[index] ?? { found: 'nothing', promotable })
    if (found.some((outcome) => outcome.found === 'claimed')) this.#afterCommit()
  }

  /** Alone, it is tried again on what is there by then; a group is taken apart first. */
  async #claimAll(group: ClaimJob[]): Promise<(ClaimOutcome | undefined)[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await inTransaction(this.#pool, 'begin', (client) =>
          this.#claimIn(new Statements(client, this.#workspace), group),
        )
      } catch (error) {
        if (!wasOvertaken(error) || group.length > 1 || attempt === ATTEMPTS) throw error
      }
    }
  }

  async #claimIn(own: Statements, group: ClaimJob[]): Promise<(ClaimOutcome | undefined)[]> {
    const { room, role } = (group[0] as ClaimJob).claim
    const sessions = group.map(({ claim }) => claim.session)
    const rows = await own.query<TaskRow>(CLAIMABLE, [this.#workspace, room, role, sessions], 'claimable')
    const found = rows.map(toTask)
    const free = found.filter(({ status }) => status === 'pending')
    const ids = free.flatMap(attachedTo)
    const attached = new Map(ids.length === 0 ? [] : (await own.tasksById(ids)).map((row) => [row.id, toTask(row)]))
    const writes: TurnWrite[] = []
    const outcomes = group.map(({ claim, decide }): ClaimOutcome | undefined => {
      const held = found.find(({ status, fields }) => status !== 'pending' && fields.claimedBy === claim.session)
      if (held !== undefined) return { found: 'held', task: held }
      const task = free.shift()
      if (task === undefined) return undefined
      const decided = decide(
        task,
        attachedTo(task).flatMap((id) => attached.get(id) ?? []),
      )
      if (decided.refused) return { found: 'refused', refusal: decided.refusal }
      const tasks = decided.writes.flatMap((write) => ('update' in write ? [write.update.task] : []))
      // The next of the group decides on what this one leaves.
      for (const one of tasks) if (attached.has(one.id)) attached.set(one.id, one)
      writes.push(...decided.writes)
      return { found: 'claimed', tasks }
    })
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
