// Keeps the answers on the page true while things happen: an event changes what it names in them. An answer of which that
// cannot be known is asked for again, and no other.
//
// LN1. An answer that was on its way when an event was heard may be from before it: what was heard meanwhile is done to it
//      again when it comes (LT2).
// LN2. A to-do nobody here knows costs one small request for the task, not one for each list it may be in.

import type { EventView, OperationKey, TaskView } from '@pawl/contract'
import type { Query, QueryClient } from '@tanstack/react-query'
import { isStaleAfter } from '../api/stale-answers.ts'
import type { Standing } from '../moves/standing-of.ts'
import { ASK, type LiveChange, taskAfter } from './change.ts'
import { isGuess, knownRoom, knownTask, noteTask } from './known-tasks.ts'
import { patches } from './patches.ts'

interface Sources {
  /** Asks the server for a to-do; undefined if it is not there. */
  readonly findTask: (id: string) => Promise<TaskView | undefined>
  readonly standing: () => Standing
}

/** So many changes are remembered for answers on their way; one that was longer on its way is asked for again. */
const REMEMBERED = 500
/** More tasks than this that nobody here knows are not asked for one by one. */
const MOST_FOUND = 10

type AnyPatch = (answer: unknown, change: LiveChange, input: unknown, standing: Standing) => unknown

export class LiveAnswers {
  readonly #client: QueryClient
  readonly #sources: Sources
  #recent: readonly LiveChange[] = []
  /** How many changes there were. */
  #heard = 0
  /** How many there were when an answer was asked for. */
  readonly #askedAt = new Map<string, number>()
  #asking = new Set<string>()

  constructor(client: QueryClient, sources: Sources) {
    this.#client = client
    this.#sources = sources
  }

  /** Until the function it gives is called. */
  watchArrivals(): () => void {
    return this.#client.getQueryCache().subscribe((news) => {
      if (news.type !== 'updated') return
      const { action, query } = news
      if (action.type === 'fetch') this.#askedAt.set(query.queryHash, this.#heard)
      if (action.type === 'success' && action.manual !== true) void this.#catchUp(query)
    })
  }

  /** Resolves once every answer is true again. */
  async hear(events: readonly EventView[]): Promise<void> {
    const changes = await this.#changesBy(events)
    this.#heard += changes.length
    this.#recent = [...this.#recent, ...changes].slice(-REMEMBERED)
    for (const query of this.#client.getQueryCache().getAll()) this.#change(query, changes)
    await this.#askAgain()
  }

  async #changesBy(events: readonly EventView[]): Promise<readonly LiveChange[]> {
    const unknown = new Set<string>()
    const guesses = new Set(events.map(({ taskId }) => taskId).filter(isGuess))
    for (const event of events) {
      if (event.lifecycle === 'todo' && !this.#learn(event) && this.#hasLists()) unknown.add(event.taskId)
    }
    // One that failed is unknown still, and the lists are asked for.
    if (unknown.size <= MOST_FOUND)
      await Promise.all([...unknown].map((id) => this.#sources.findTask(id).then(noteIfThere, () => {})))
    return events.map((event) => ({
      event,
      task: this.#newest(event),
      wasGuess: guesses.has(event.taskId),
      room: typeof event.set.chatroomId === 'string' ? event.set.chatroomId : knownRoom(this.#client, event.taskId),
    }))
  }

  /** Whether the task after the event is known. */
  #learn(event: EventView): boolean {
    const known = knownTask(this.#client, event.taskId)
    const task = known !== undefined && known.version >= event.version ? known : taskAfter(known, event)
    if (task !== undefined) noteTask(task)
    return task !== undefined
  }

  #newest({ taskId, version }: EventView): TaskView | undefined {
    const known = knownTask(this.#client, taskId)
    return known !== undefined && known.version >= version ? known : undefined
  }

  #hasLists(): boolean {
    return this.#client
      .getQueryCache()
      .getAll()
      .some(({ queryKey: [key], state }) => LISTS.includes(String(key)) && state.data !== undefined)
  }

  /** Those it depends on are done to it, or it is to be asked for again. */
  #change(query: Query, changes: readonly LiveChange[]): void {
    const [key, input] = query.queryKey as [OperationKey, unknown]
    const concerning = changes.filter(({ event }) => isStaleAfter(event, key, input))
    if (concerning.length === 0) return
    const patch = patches[key] as AnyPatch | undefined
    let answer: unknown = query.state.data
    for (const change of concerning) {
      if (answer !== undefined && answer !== ASK)
        answer = patch === undefined ? ASK : patch(answer, change, input, this.#sources.standing())
    }
    // One that is on its way for the first time catches up when it comes.
    if (answer === undefined && query.state.status !== 'error') return
    if (answer === ASK || answer === undefined) this.#asking.add(query.queryHash)
    else if (answer !== query.state.data) this.#client.setQueryData(query.queryKey, answer)
  }

  /** What was heard while it was on its way (LN1). */
  async #catchUp(query: Query): Promise<void> {
    const missed = this.#heard - (this.#askedAt.get(query.queryHash) ?? this.#heard)
    this.#askedAt.delete(query.queryHash)
    if (missed === 0) return
    if (missed > this.#recent.length) this.#asking.add(query.queryHash)
    else this.#change(query, this.#recent.slice(-missed))
    await this.#askAgain()
  }

  async #askAgain(): Promise<void> {
    const asking = this.#asking
    if (asking.size === 0) return
    this.#asking = new Set()
    await this.#client.invalidateQueries({ predicate: ({ queryHash }) => asking.has(queryHash) })
  }
}

/** Into which a task may come that nothing here knows. */
const LISTS = ['listTasks', 'todaysTasks', 'upcomingTasks']

function noteIfThere(task: TaskView | undefined): void {
  if (task !== undefined) noteTask(task)
}
