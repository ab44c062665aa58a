// Work that leaves a room in which nothing waits. Many leave beside each other, and those of one process together; who
// brings something in or lets something wait has the room alone, so that no message is left behind in an idle room.

import { fail } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Decided, Write } from '@pawl/operations'
import { TASK_COLUMNS, type TaskRow, toTask } from '../rows.ts'
import type { Pool } from './connect.ts'
import { IN_ROOM, inTransaction, lockRoom } from './room-writes.ts'
import { Statements } from './statements.ts'
import { Groups } from './write-groups.ts'

const LARGEST_GROUP = 128
const ATTEMPTS = 50

type Outcome = Decided | 'whole room' | undefined

interface LeaveJob {
  readonly room: string
  readonly taskId: string
  readonly decide: (task: Task) => Decided | 'whole room'
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
  attempts: number
}

const TASKS_AND_WHETHER_ANYTHING_WAITS = `select ${TASK_COLUMNS},
    exists (select 1 from pawl.room_messages where workspace = $1 and room = $2 and queue_position is not null)
    or exists (select 1 from pawl.tasks where ${IN_ROOM} and status = 'queued') as waits
  from pawl.tasks where workspace = $1 and id = any($3)`

export class LeaveGroups {
  readonly #pool: Pool
  readonly #workspace: string
  readonly #afterCommit: () => void
  readonly #groups: Groups<LeaveJob>

  constructor(pool: Pool, workspace: string, afterCommit: () => void) {
    this.#pool = pool
    this.#workspace = workspace
    this.#afterCommit = afterCommit
    this.#groups = new Groups(2, pickOneRoom, (group) => this.#run(group))
  }

  change(room: string, taskId: string, decide: LeaveJob['decide']): Promise<Outcome> {
    return new Promise((resolve, reject) => this.#groups.add({ room, taskId, decide, resolve, reject, attempts: 0 }))
  }

  async #run(group: LeaveJob[]): Promise<void> {
    const begin = `begin; ${lockRoom(this.#workspace, (group[0] as LeaveJob).room, 'shared')}`
    const { outcomes, stored } = await inTransaction(this.#pool, begin, async (client) => {
      const own = new Statements(client, this.#workspace)
      const outcomes = await this.#decideAll(own, group)
      const writes = outcomes.flatMap((outcome) => (isWrite(outcome) ? [outcome] : []))
      const stored =
        writes.length === 0
          ? new Set<string>()
          : await own.updateWrites(
              writes.map(({ task }) => task),
              writes.map(({ event }) => event),
            )
      return { outcomes, stored }
    })
    for (const [index, job] of group.entries()) {
      const outcome = outcomes[index]
      if (!isWrite(outcome) || stored.has(job.taskId)) job.resolve(outcome)
      // Someone changed the task since it was read: it is decided again on what it is now.
      else if (++job.attempts >= ATTEMPTS) job.reject(fail('STORE_CONTENDED', {}))
      else this.#groups.add(job)
    }
    if (stored.size > 0) this.#afterCommit()
  }

  async #decideAll(own: Statements, group: LeaveJob[]): Promise<Outcome[]> {
    const values = [this.#workspace, (group[0] as LeaveJob).room, group.map(({ taskId }) => taskId)]
    const rows = await own.query<TaskRow & { waits: boolean }>(TASKS_AND_WHETHER_ANYTHING_WAITS, values, 'leaving')
    const tasks = new Map(rows.map((row) => [row.id, row]))
    return group.map(({ taskId, decide }) => {
      const row = tasks.get(taskId)
      if (row === undefined) return undefined
      return row.waits ? 'whole room' : decide(toTask(row))
    })
  }
}

function isWrite(outcome: Outcome): outcome is Write & Decided {
  return outcome !== undefined && outcome !== 'whole room' && !outcome.refused && outcome.unchanged === undefined
}

/** One change of a task at a time: the second must see what the first did. */
function pickOneRoom(waiting: LeaveJob[]): LeaveJob[] {
  const { room } = waiting[0] as LeaveJob
  const picked = new Map<string, LeaveJob>()
  for (const job of waiting) {
    if (picked.size >= LARGEST_GROUP) break
    if (job.room === room && !picked.has(job.taskId)) picked.set(job.taskId, job)
  }
  return [...picked.values()]
}
