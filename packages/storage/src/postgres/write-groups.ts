// Changes that arrive together go to the database together: one statement reads the tasks, one stores what was decided.
// A round trip is what costs; a group pays for it once.
//
// G1. A change whose task moved since it was read is decided again on the newer task, up to a limit.
// G2. A group that fails as a whole is tried one by one: a bad one does not sink its neighbours. Only when the
//     database itself is in trouble do all fail at once.

import { fail, PawlError } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Decided, TaskRef, Write } from '@pawl/operations'
import { toTask } from '../rows.ts'
import { storeError } from './errors.ts'
import type { Statements } from './statements.ts'

const LARGEST_GROUP = 128
const ATTEMPTS = 50

/** Runs jobs in groups, a few groups at a time, each group as large as what has gathered meanwhile. */
export class Groups<Job extends { readonly reject: (error: unknown) => void }> {
  readonly #lanes: number
  readonly #pick: (waiting: Job[]) => Job[]
  readonly #run: (group: Job[]) => Promise<void>
  #waiting: Job[] = []
  #running = 0

  constructor(lanes: number, pick: (waiting: Job[]) => Job[], run: (group: Job[]) => Promise<void>) {
    this.#lanes = lanes
    this.#pick = pick
    this.#run = run
  }

  add(job: Job): void {
    this.#waiting.push(job)
    if (this.#waiting.length === 1) setImmediate(() => this.#start())
  }

  #start(): void {
    while (this.#waiting.length > 0 && this.#running < this.#lanes) {
      const group = this.#pick(this.#waiting)
      const chosen = new Set(group)
      this.#waiting = this.#waiting.filter((job) => !chosen.has(job))
      this.#running++
      this.#runSafely(group).finally(() => {
        this.#running--
        this.#start()
      })
    }
  }

  async #runSafely(group: Job[]): Promise<void> {
    try {
      await this.#run(group)
    } catch (error) {
      const reason = storeError(error)
      if (group.length > 1 && !isTrouble(reason)) {
        for (const job of group) await this.#runSafely([job])
      } else {
        for (const job of group) job.reject(reason)
      }
    }
  }
}

interface ChangeJob {
  readonly ref: TaskRef
  readonly decide: (task: Task) => Decided
  readonly resolve: (outcome: Decided | undefined) => void
  readonly reject: (error: unknown) => void
  attempts: number
}

interface InsertJob {
  readonly build: (number: number) => Write
  readonly resolve: (write: Write) => void
  readonly reject: (error: unknown) => void
}

export class WriteGroups {
  readonly #statements: Statements
  readonly #afterCommit: () => void
  readonly #changes: Groups<ChangeJob>
  readonly #inserts: Groups<InsertJob>

  constructor(statements: Statements, afterCommit: () => void) {
    this.#statements = statements
    this.#afterCommit = afterCommit
    this.#changes = new Groups(2, pickDistinctTasks, (group) => this.#change(group))
    // One at a time: they all raise the same counter, and would only wait for each other in the database.
    this.#inserts = new Groups(
      1,
      (waiting) => waiting.slice(0, LARGEST_GROUP),
      (group) => this.#insert(group),
    )
  }

  change(ref: TaskRef, decide: ChangeJob['decide']): Promise<Decided | undefined> {
    return new Promise((resolve, reject) => this.#changes.add({ ref, decide, resolve, reject, attempts: 0 }))
  }

  insert(build: InsertJob['build']): Promise<Write> {
    return new Promise((resolve, reject) => this.#inserts.add({ build, resolve, reject }))
  }

  async #change(group: ChangeJob[]): Promise<void> {
    const tasks = await this.#load(group)
    const decided: { job: ChangeJob; write: Write & Decided }[] = []
    for (const job of group) {
      const task = tasks.get(keyOf(job.ref))
      const outcome = task && decideSafely(job, task)
      if (outcome === 'threw') continue
      if (outcome === undefined || outcome.refused || outcome.unchanged !== undefined) job.resolve(outcome)
      else decided.push({ job, write: outcome })
    }
    if (decided.length === 0) return
    const stored = await this.#store(decided)
    for (const { job, write } of decided) {
      if (stored.has(write.task.id)) job.resolve(write)
      else if (++job.attempts >= ATTEMPTS) job.reject(fail('STORE_CONTENDED', {}))
      else this.#changes.add(job)
    }
    if (stored.size > 0) this.#afterCommit()
  }

  async #store(decided: { job: ChangeJob; write: Write }[]): Promise<Set<string>> {
    try {
      return await this.#statements.updateWrites(
        decided.map(({ write }) => write.task),
        decided.map(({ write }) => write.event),
      )
    } catch (error) {
      // The jobs that needed no write are answered already: only these are tried one by one.
      const reason = storeError(error)
      const stored = new Set<string>()
      if (decided.length > 1 && !isTrouble(reason)) {
        for (const one of decided) for (const id of await this.#store([one])) stored.add(id)
      } else {
        for (const { job } of decided) job.reject(reason)
      }
      return stored
    }
  }

  async #insert(group: InsertJob[]): Promise<void> {
    const drafts = group.map((job) => job.build(0))
    const before = await this.#statements.insertWrites(
      drafts.map((draft) => draft.task),
      drafts.map((draft) => draft.event),
    )
    for (const [index, job] of group.entries()) job.resolve(job.build(before + index + 1))
    this.#afterCommit()
  }

  async #load(group: ChangeJob[]): Promise<Map<string, Task>> {
    const ids = group.flatMap(({ ref }) => ('id' in ref ? [ref.id] : []))
    const numbers = group.flatMap(({ ref }) => ('number' in ref ? [ref.number] : []))
    const [byId, byNumber] = await Promise.all([
      ids.length > 0 ? this.#statements.tasksById(ids) : [],
      numbers.length > 0 ? this.#statements.tasksByNumber(numbers) : [],
    ])
    return new Map([
      ...byId.map((row) => [keyOf({ id: row.id }), toTask(row)] as const),
      ...byNumber.map((row) => [keyOf({ number: row.number }), toTask(row)] as const),
    ])
  }
}

/** The database is in trouble, not one of the changes. */
function isTrouble(reason: unknown): boolean {
  return reason instanceof PawlError && reason.refusal.code !== 'STORE_CONTENDED'
}

function decideSafely(job: ChangeJob, task: Task): Decided | 'threw' {
  try {
    return job.decide(task)
  } catch (error) {
    job.reject(error)
    return 'threw'
  }
}

/** One change of a task at a time in a group: the second must see what the first did. */
function pickDistinctTasks(waiting: ChangeJob[]): ChangeJob[] {
  const picked = new Map<string, ChangeJob>()
  const byNumber = 'number' in (waiting[0] as ChangeJob).ref
  for (const job of waiting) {
    if (picked.size >= LARGEST_GROUP) break
    // A number and an id may be the same task: a group has only one kind.
    if ('number' in job.ref !== byNumber) continue
    const key = keyOf(job.ref)
    if (!picked.has(key)) picked.set(key, job)
  }
  return [...picked.values()]
}

function keyOf(ref: TaskRef): string {
  return 'id' in ref ? ref.id : `#${ref.number}`
}
