// What operations on tasks need of a store.
//
// S1. A task and its event are stored together or not at all, and a task is never stored over a version it was not
//     decided on.
// S2. Whoever is told of success can pull the plug: the change is durable by then.
// S3. Events are only ever added. The database itself refuses anything else.
// S4. `decide` may be called again with a newer task; it must be pure.
// S5. Positions order the events so that whoever resumes after one misses none that is stored later.
// S6. A write that is given a receipt stores it too (receipt-store.ts); a refusal stores nothing.

import type { Task, TaskEvent } from '@pawl/kernel'
import type { SoughtWord } from '../search/search-words.ts'
import type { Receipt } from './receipt-store.ts'
import type { AnyWrite, Declined, NewTask, Write } from './write.ts'

/** What is to become of a task: this, nothing for that reason, or nothing because it is so already. */
export type Decided =
  | (Write & {
      readonly refused: false
      readonly unchanged?: undefined
      /** New tasks that the change brings along: stored with it, or not at all. */
      readonly also?: readonly NewTask[]
    })
  | Declined
  | { readonly refused: false; readonly unchanged: Task }

/** Only to-dos of these people, or shared with one of them; everyone's if left out. */
export type Owners = readonly string[]

export type TaskRef = { readonly number: number } | { readonly id: string }

export interface StoredEvent {
  readonly event: TaskEvent
  readonly position: string
}

export interface TaskReader {
  findTask(ref: TaskRef): Promise<Task | undefined>
  /** Those of these ids that there are, in any order. */
  findTasks(ids: readonly string[]): Promise<readonly Task[]>
  listTasks(query: TaskQuery): Promise<readonly Task[]>
  /** Tasks of every lifecycle that have all these words, newest first. */
  searchTasks(query: SearchQuery): Promise<readonly Task[]>
  /** Those that wait for others [D50], by number, from the one after a number on. */
  tasksWaiting(query: WaitingQuery): Promise<WaitingPage>
  /** How many tasks of a lifecycle are in each status that has any. */
  countTasks(lifecycle: string, owners?: Owners): Promise<StatusCounts>
  /** How many open to-dos name each project and tag, as it is spelled. */
  countFiled(owners?: Owners): Promise<readonly FiledCount[]>
  /** Oldest first. */
  taskEvents(taskId: string): Promise<readonly StoredEvent[]>
  /** What this actor did, newest first. */
  actorEvents(actor: string, limit: number): Promise<readonly StoredEvent[]>
  /** What belongs together, newest first. */
  batchEvents(batch: string): Promise<readonly StoredEvent[]>
}

export interface SearchQuery {
  readonly sought: readonly SoughtWord[]
  /** Look for words that are spelled nearly so instead. */
  readonly misspelled: boolean
  readonly owners?: Owners | undefined
  readonly limit: number
}

export interface WaitingQuery {
  readonly after: number
  readonly limit: number
  /** Only those that wait for something that was dropped. */
  readonly dropped?: boolean
}

export interface WaitingPage {
  readonly tasks: readonly Task[]
  /** The number to go on after; null if there are no more. */
  readonly last: number | null
}

/** The writes of one task. A turn of a conversation gives these to its commands and collects what they write. */
interface TaskWriter {
  /** Stores a new task under the next free number. */
  insertTask(build: (number: number) => Write, receipt?: Receipt<Task>): Promise<Write>
  /** Loads a task, asks what is to become of it, and stores that; or stores nothing and hands back the refusal. */
  changeTask(ref: TaskRef, decide: (task: Task) => Decided, receipt?: Receipt<Task>): Promise<Decided | undefined>
  /**
   * Stores all of them in one commit, and hands back the tasks in order as they are stored; or stores nothing, because one
   * of them is not what the writes were decided on.
   */
  storeTogether(writes: readonly AnyWrite[], receipt?: Receipt<readonly Task[]>): Promise<readonly Task[] | 'stale'>
}

/** The log of events, in order, as live views read it. */
export interface EventLog {
  /** In the order of their positions, after the one given. */
  eventsAfter(position: string | null, limit: number): Promise<readonly StoredEvent[]>
  /** Of all events, or of those before a moment. */
  lastPosition(before?: number): Promise<string | null>
  /** Calls back when there may be new events. A hint: it may come early, late or once for many. */
  onEvents(listener: EventsListener): () => void
  /** The same for what has no event of its own: records, rooms, and what is said in them. */
  onRecords(listener: () => void): () => void
}

export interface TaskStore extends TaskReader, TaskWriter {}

/** With the tasks that were written, if the store knows: what another process wrote it does not. */
export type EventsListener = (written?: readonly Task[]) => void

export type StatusCounts = { readonly [status: string]: number }

export interface FiledCount {
  readonly kind: 'project' | 'tag'
  readonly name: string
  readonly tasks: number
}

export type TaskSort = 'number' | 'deadline' | 'priority' | 'updated' | 'position'

export interface TaskQuery {
  readonly lifecycle: string
  readonly owners?: Owners | undefined
  readonly statuses: readonly string[]
  readonly priority?: string
  readonly dueBefore?: string
  readonly dueAfter?: string
  /** Due on one of these days: a day by its name, a time by the moments the days begin and end at. */
  readonly due?: { readonly from?: DayBegin; readonly before?: DayBegin } | undefined
  readonly undated?: boolean | undefined
  readonly tag?: string | undefined
  readonly project?: string | undefined
  /** Only those that wait for others, or only those that do not. */
  readonly waiting?: boolean | undefined
  /** In the title, the content, the description, or the result of work in a room. */
  readonly text?: string
  /** Only tasks of this room. */
  readonly room?: string | undefined
  readonly sort: TaskSort
  readonly limit: number
  readonly after?: SortKey
}

/** Where a day begins: its date, and the moment in UTC that is midnight there. */
export interface DayBegin {
  readonly day: string
  readonly at: string
}

/** Where a task stands in a sorted list; the number breaks ties. */
export interface SortKey {
  readonly key: string | number
  readonly number: number
}
