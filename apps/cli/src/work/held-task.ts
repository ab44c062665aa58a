// What is told of a claimed task, and what the answers mean for it: started, progress, completed, given back.
//
// W4. What is said is what is so: "completed" only of what this worker or its command has completed.

import {
  fail,
  type Language,
  type Outcome,
  type OutcomeOf,
  type Refusal,
  renderError,
  type WorkTaskView,
} from '@pawl/contract'
import type { Ask } from '../door/patient-door.ts'
import type { Settings } from '../settings.ts'
import type { Claim } from './command-input.ts'
import { plainText } from './plain-text.ts'
import { meaningOf, standingOf, statusIn } from './refusal-meaning.ts'
import { type Telling, tellEnd } from './tell-end.ts'
import type { UntoldUse } from './untold-use.ts'

export interface Finished {
  readonly task: WorkTaskView
  readonly outcome: FinishedHow
  /** How the command ended, or why there was none. */
  readonly ended: string
  /** Of what could not be told, or not be begun: why. */
  readonly why?: Refusal
  /** Of work in a worktree of its own: the branch, if anything is on it. */
  readonly worktree?: { readonly branch: string | null; readonly base: string; readonly commits: number }
}

export type FinishedHow =
  | 'completed'
  | 'movedOn'
  | 'givenBack'
  | 'setAside'
  | 'blocked'
  | 'takenAway'
  | 'interrupted'
  | 'kept'
  | 'notTold'

interface Teller {
  readonly settings: Settings
  readonly ask: Ask
  /** Raised when there is no time left to tell anyone. */
  readonly late: AbortSignal
}

const REASON_LIMIT = 9_000

export class HeldTask {
  /** By which the holder is known. */
  readonly held: { readonly task: string; readonly session: string; readonly epoch: number }
  readonly isGoverned: boolean
  readonly #task: WorkTaskView
  /** When something new was last said of it, by this worker or by its command. */
  #progressedAt: unknown
  readonly #language: Language
  readonly #telling: Telling

  constructor({ task, session, epoch }: Claim, { settings, ask, late }: Teller) {
    this.held = { task: String(task.number), session, epoch }
    this.isGoverned = task.lifecycle === 'governed'
    this.#task = task
    this.#progressedAt = task.progressedAt
    this.#language = settings.language
    this.#telling = { ask, held: this.held, late }
  }

  /** Undefined once it is started; otherwise how it ended before it began. */
  async start(): Promise<Finished | undefined> {
    if (this.#task.status === 'in_progress') return undefined
    const { ask, late } = this.#telling
    const started = await ask('startWork', this.held, { gone: late })
    if (!started.refused || this.#isStartedBefore(started.refusal)) return undefined
    const { refusal } = started
    const meaning = meaningOf(refusal, this.held.epoch)
    const words = this.#words(refusal)
    if (meaning === 'refused' || meaning === 'content') return this.failed(words, words)
    return this.#after({ refused: true, refusal }, 'interrupted', words)
  }

  /** Gone on with, over without a word, or lost with the words for it. `gotOn` is called if there is news of it. */
  async report(
    progress: string | undefined,
    use?: UntoldUse,
    gotOn: () => void = () => {},
  ): Promise<'held' | 'over' | { readonly lost: string }> {
    const { ask, late } = this.#telling
    const used = use?.next()
    const input = { ...this.held, ...used, ...(progress !== undefined && { progress }) }
    const outcome = await ask('reportProgress', input, { gone: late })
    if (!outcome.refused) {
      if (used !== undefined) use?.told(used)
      const { task: now } = outcome.value
      if (now.progressedAt !== this.#progressedAt) gotOn()
      this.#progressedAt = now.progressedAt
      const standing = standingOf(now, this.held.epoch)
      if (standing === 'lost') return { lost: this.#words(notAssigned(now, this.held.session)) }
      return standing === 'held' ? 'held' : 'over'
    }
    const meaning = meaningOf(outcome.refusal, this.held.epoch)
    if (meaning === 'lost') return { lost: this.#words(outcome.refusal) }
    // What it says of its progress is not taken; that it lives still counts, and where the task stands is told with it.
    if ((meaning === 'content' || meaning === 'refused') && (progress !== undefined || used !== undefined))
      return this.report(undefined, progress === undefined ? undefined : use, gotOn)
    return meaning === 'moved on' ? 'over' : 'held'
  }

  async complete(text: string, ended: string, exitCode?: number): Promise<Finished> {
    // A governed task has a result, even if nothing was said.
    const [said, instead] = this.isGoverned ? [text || ended, ended] : [text, '']
    const told = await tellEnd(this.#telling, 'completeWork', { exitCode }, { field: 'result', text: said, instead })
    if (told.refused && ['refused', 'content'].includes(meaningOf(told.refusal, this.held.epoch))) {
      const words = this.#words(told.refusal)
      return this.failed(`${ended}\n${words}`, words, exitCode)
    }
    return this.#after(told, 'completed', ended)
  }

  async failed(reason: string, ended: string, exitCode?: number): Promise<Finished> {
    const outcome = await this.#giveBack(reason, 'failed', exitCode)
    const setAside = !outcome.refused && outcome.value.setAside
    return this.#after(outcome, setAside ? (this.isGoverned ? 'blocked' : 'setAside') : 'givenBack', ended)
  }

  /** Given back as it was. */
  async unharmed(intended: FinishedHow, ended: string): Promise<Finished> {
    return this.#after(await this.#giveBack(ended, 'unharmed'), intended, ended)
  }

  lost(words: string): Finished {
    return { task: this.#task, outcome: 'takenAway', ended: words }
  }

  #giveBack(reason: string, how: 'failed' | 'unharmed', exitCode?: number): Promise<OutcomeOf<'releaseWork'>> {
    const text = plainText(reason.trim(), REASON_LIMIT)
    const input = { failed: how === 'failed', exitCode }
    return tellEnd(this.#telling, 'releaseWork', input, { field: 'reason', text, instead: '—' })
  }

  /** The holder is told that it has started: the first answer was lost on the way. */
  #isStartedBefore(refusal: Refusal): boolean {
    return meaningOf(refusal, this.held.epoch) === 'refused' && statusIn(refusal) === 'in_progress'
  }

  #after(told: Outcome<{ readonly task: WorkTaskView }>, intended: FinishedHow, ended: string): Finished {
    if (!told.refused) return { task: told.value.task, outcome: intended, ended }
    const { refusal } = told
    const words = this.#words(refusal)
    const meaning = meaningOf(refusal, this.held.epoch)
    if (meaning === 'lost') return this.lost(words)
    if (meaning !== 'moved on')
      return { task: this.#task, outcome: 'notTold', ended: `${ended}; ${words}`, why: refusal }
    const status = statusIn(refusal)
    const isHandedIn = status !== 'blocked' && status !== 'pending_user_review'
    return { task: { ...this.#task, status }, outcome: isHandedIn ? 'completed' : 'movedOn', ended }
  }

  #words(refusal: Refusal): string {
    return renderError(refusal, this.#language).error.message
  }
}

function notAssigned(task: WorkTaskView, worker: string): Refusal {
  const { number, assignee = null, status, epoch = 0 } = task as WorkTaskView & { assignee?: string }
  const stopped = task.stoppedBecause !== undefined
  return fail('NOT_ASSIGNED', { task: number, worker, assignee, status, epoch, stopped }).refusal
}
