// Changes of tasks that arrive together go to the database together: one statement reads the tasks, one stores what was
// decided. Tasks that this process stored itself are not even read.
//
// G2. A change whose task moved since it was read is decided again on the newer task, up to a limit.
// G3. Nobody is refused, or told that nothing changes, on anything but what was read for it.

import { fail } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import { type Decided, filledIn, type Receipt, type TaskRef, type Write } from '@pawl/operations'
import { toTask } from '../rows.ts'
import type { TaskCache } from '../task-cache.ts'
import { Batches, isTrouble, LARGEST_BATCH } from './batches.ts'
import { storeError } from './errors.ts'
import type { AfterCommit } from './notifications.ts'
import type { Sender } from './send.ts'
import { insertReceipt, type SubjectReceipt } from './statements/receipts.ts'
import { tasksById, tasksByNumber } from './statements/tasks.ts'

const LANES = 2
const ATTEMPTS = 50

/** What became of each task that was to be written, by id. One that moved meanwhile is not among them. */
export type Stored<Other> = ReadonlyMap<string, 'stored' | Other>

interface ChangeJob<Other> {
  readonly ref: TaskRef
  readonly decide: (task: Task) => Decided | Other
  readonly receipt: Receipt<Task> | undefined
  readonly resolve: (outcome: Decided | Other | undefined) => void
  readonly reject: (error: unknown) => void
  attempts: number
}

/** What is to be stored, with the new tasks it brings along. */
export type DecidedWrite = Extract<Decided, Write>

interface DecidedChange<Other> {
  readonly job: ChangeJob<Other>
  readonly write: DecidedWrite
}

/** How what was decided is stored: all of one part by one statement. */
export interface Storing<Other> {
  readonly partOf: (write: DecidedWrite) => string
  readonly store: (
    writes: readonly DecidedWrite[],
    part: string,
    receipts: readonly SubjectReceipt[],
  ) => Promise<Stored<Other>>
  readonly afterCommit: AfterCommit
}

/** `Other` is what may come of a change besides: it is handed through. */
export class ChangeBatches<Other extends string = never> {
  readonly #sender: Sender
  readonly #cache: TaskCache
  readonly #storing: Storing<Other>
  readonly #batches: Batches<ChangeJob<Other>>

  constructor(sender: Sender, cache: TaskCache, storing: Storing<Other>) {
    this.#sender = sender
    this.#cache = cache
    this.#storing = storing
    this.#batches = new Batches(LANES, pickDistinctTasks, (batch) => this.#change(batch))
  }

  change(
    ref: TaskRef,
    decide: ChangeJob<Other>['decide'],
    receipt: ChangeJob<Other>['receipt'],
  ): Promise<Decided | Other | undefined> {
    return new Promise((resolve, reject) => this.#batches.add({ ref, decide, receipt, resolve, reject, attempts: 0 }))
  }

  async #change(batch: readonly ChangeJob<Other>[]): Promise<void> {
    const changes = await this.#decideAll(batch)
    for (const [part, some] of Map.groupBy(changes, ({ write }) => this.#storing.partOf(write)))
      await this.#storePart(some, part)
  }

  async #storePart(changes: readonly DecidedChange<Other>[], part: string): Promise<void> {
    const stored = await this.#storeAll(changes, part)
    const written: Task[] = []
    for (const { job, write } of changes) {
      const outcome = stored.get(write.task.id)
      if (outcome === 'failed') this.#cache.delete(write.task.id)
      else if (outcome === 'stored') {
        written.push(write.task)
        this.#cache.set(write.task)
        job.resolve(write)
      } else if (outcome !== undefined) job.resolve(outcome)
      else {
        this.#cache.delete(write.task.id)
        if (++job.attempts >= ATTEMPTS) job.reject(fail('STORE_CONTENDED', {}))
        else this.#batches.add(job)
      }
    }
    if (written.length > 0) this.#storing.afterCommit(written)
  }

  /** The changes that are to be stored; whoever needs none is answered. */
  async #decideAll(batch: readonly ChangeJob<Other>[]): Promise<DecidedChange<Other>[]> {
    const changes: DecidedChange<Other>[] = []
    const unread: ChangeJob<Other>[] = []
    for (const job of batch) {
      const cached = job.attempts === 0 ? this.#cache.find(job.ref) : undefined
      const outcome = cached && decideSafely(job, cached)
      if (outcome && 'decided' in outcome && isWrite(outcome.decided)) changes.push({ job, write: outcome.decided })
      else unread.push(job)
    }
    const tasks = unread.length === 0 ? new Map<string, Task>() : await this.#load(unread)
    for (const job of unread) {
      const task = tasks.get(keyOf(job.ref))
      const outcome = task && decideSafely(job, task)
      if (outcome === undefined) job.resolve(undefined)
      else if ('threw' in outcome) job.reject(outcome.threw)
      else if (isWrite(outcome.decided)) changes.push({ job, write: outcome.decided })
      else await this.#answerWithoutWrite(job, outcome.decided)
    }
    return changes
  }

  /** That it was so already is an answer too, and kept; a refusal is not. */
  async #answerWithoutWrite(job: ChangeJob<Other>, decided: Decided | Other): Promise<void> {
    const unchanged = typeof decided === 'string' || decided.refused ? undefined : decided.unchanged
    try {
      if (unchanged !== undefined && job.receipt !== undefined)
        await insertReceipt(this.#sender, filledIn(job.receipt, unchanged))
      job.resolve(decided)
    } catch (error) {
      job.reject(storeError(error))
    }
  }

  /** Whoever could not be served has been told so, and is not tried again behind their back. */
  async #storeAll(changes: readonly DecidedChange<Other>[], part: string): Promise<Stored<Other | 'failed'>> {
    try {
      return await this.#storing.store(
        changes.map(({ write }) => write),
        part,
        changes.flatMap(({ job: { receipt }, write: { task } }) =>
          receipt === undefined ? [] : [{ ...filledIn(receipt, task), subject: task.id }],
        ),
      )
    } catch (error) {
      // The jobs that needed no write are answered already: only these are tried one by one.
      const reason = storeError(error)
      const stored = new Map<string, 'stored' | 'failed' | Other>()
      if (changes.length > 1 && !isTrouble(reason)) {
        for (const one of changes)
          for (const [id, outcome] of await this.#storeAll([one], part)) stored.set(id, outcome)
      } else {
        for (const { job, write } of changes) {
          job.reject(reason)
          stored.set(write.task.id, 'failed')
        }
      }
      return stored
    }
  }

  async #load(jobs: readonly ChangeJob<Other>[]): Promise<Map<string, Task>> {
    const ids = jobs.flatMap(({ ref }) => ('id' in ref ? [ref.id] : []))
    const numbers = jobs.flatMap(({ ref }) => ('number' in ref ? [ref.number] : []))
    const rows = await (ids.length > 0 ? tasksById(this.#sender, ids) : tasksByNumber(this.#sender, numbers))
    return new Map(rows.map((row) => [keyOf(ids.length > 0 ? { id: row.id } : { number: row.number }), toTask(row)]))
  }
}

function decideSafely<Other>(job: ChangeJob<Other>, task: Task): { decided: Decided | Other } | { threw: unknown } {
  try {
    return { decided: job.decide(task) }
  } catch (threw) {
    return { threw }
  }
}

function isWrite(outcome: Decided | string): outcome is DecidedWrite {
  return typeof outcome !== 'string' && !outcome.refused && outcome.unchanged === undefined
}

/** One change of a task at a time in a batch: the second must see what the first did. */
function pickDistinctTasks<Other>(waiting: ChangeJob<Other>[]): ChangeJob<Other>[] {
  const picked = new Map<string, ChangeJob<Other>>()
  const byNumber = 'number' in present(waiting[0]).ref
  for (const job of waiting) {
    if (picked.size >= LARGEST_BATCH) break
    // A number and an id may be the same task: a batch has only one kind.
    if ('number' in job.ref !== byNumber) continue
    const key = keyOf(job.ref)
    if (!picked.has(key)) picked.set(key, job)
  }
  return [...picked.values()]
}

function keyOf(ref: TaskRef): string {
  return 'id' in ref ? ref.id : `#${ref.number}`
}
