// Work that leaves a room in which nothing waits. Many leave beside each other, and those of one process together; who
// brings something in or lets something wait has the room alone, so that no message is left behind in an idle room.

import { fail } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Decided, TaskRef, Write } from '@pawl/operations'
import { toTask } from '../rows.ts'
import type { Pool } from './connect.ts'
import { roomKey } from './room-scope.ts'
import { Statements } from './statements.ts'
import { Groups } from './write-groups.ts'

const LARGEST_GROUP = 128
const ATTEMPTS = 50

type Outcome = Decided | 'whole room' | undefined

interface LeaveJob {
  readonly ref: TaskRef
  readonly decide: (task: Task) => Decided | 'whole room'
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
  attempts: number
}

type Leaving = { readonly job: LeaveJob; readonly write: Write & Decided }

export class LeaveGroups {
  readonly #statements: Statements
  readonly #workspace: string
  readonly #afterCommit: () => void
  readonly #groups: Groups<LeaveJob>

  constructor(pool: Pool, workspace: string, afterCommit: () => void) {
    this.#statements = new Statements(pool, workspace)
    this.#workspace = workspace
    this.#afterCommit = afterCommit
    this.#groups = new Groups(2, pickDistinctTasks, (group) => this.#run(group))
  }

  change(ref: TaskRef, decide: LeaveJob['decide']): Promise<Outcome> {
    return new Promise((resolve, reject) => this.#groups.add({ ref, decide, resolve, reject, attempts: 0 }))
  }

  async #run(group: LeaveJob[]): Promise<void> {
    const tasks = await this.#load(group)
    const leaving: Leaving[] = []
    for (const job of group) {
      const task = tasks.get(keyOf(job.ref))
      const outcome = task && job.decide(task)
      if (isWrite(outcome)) leaving.push({ job, write: outcome })
      else job.resolve(outcome)
    }
    for (const [room, ofRoom] of Map.groupBy(leaving, ({ write }) => String(write.task.fields.chatroomId)))
      await this.#leave(room, ofRoom)
  }

  async #leave(room: string, leaving: readonly Leaving[]): Promise<void> {
    const stored = await this.#statements.updateWritesUnlessWaiting(
      room,
      roomKey(this.#workspace, room),
      leaving.map(({ write }) => write.task),
      leaving.map(({ write }) => write.event),
    )
    for (const { job, write } of leaving) {
      if (stored === 'something waits') job.resolve('whole room')
      else if (stored.has(write.task.id)) job.resolve(write)
      // Someone changed the task since it was read: it is decided again on what it is now.
      else if (++job.attempts >= ATTEMPTS) job.reject(fail('STORE_CONTENDED', {}))
      else this.#groups.add(job)
    }
    if (stored !== 'something waits' && stored.size > 0) this.#afterCommit()
  }

  async #load(group: LeaveJob[]): Promise<Map<string, Task>> {
    const ids = group.flatMap(({ ref }) => ('id' in ref ? [ref.id] : []))
    const numbers = group.flatMap(({ ref }) => ('number' in ref ? [ref.number] : []))
    const rows = ids.length > 0 ? await this.#statements.tasksById(ids) : await this.#statements.tasksByNumber(numbers)
    return new Map(rows.map((row) => [ids.length > 0 ? row.id : `#${row.number}`, toTask(row)]))
  }
}

function isWrite(outcome: Outcome): outcome is Write & Decided {
  return outcome !== undefined && outcome !== 'whole room' && !outcome.refused && outcome.unchanged === undefined
}

/** One change of a task at a time, and only one kind of reference: a number and an id may be the same task. */
function pickDistinctTasks(waiting: LeaveJob[]): LeaveJob[] {
  const byNumber = 'number' in (waiting[0] as LeaveJob).ref
  const picked = new Map<string, LeaveJob>()
  for (const job of waiting) {
    if (picked.size >= LARGEST_GROUP) break
    if ('number' in job.ref === byNumber && !picked.has(keyOf(job.ref))) picked.set(keyOf(job.ref), job)
  }
  return [...picked.values()]
}

function keyOf(ref: TaskRef): string {
  return 'id' in ref ? ref.id : `#${ref.number}`
}
