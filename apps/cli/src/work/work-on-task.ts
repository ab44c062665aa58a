// One task, from the claim to its end: started, worked on by the command, and completed or given back.
//
// W1. Only the exit code completes: 0 and nothing else. A governed task that fails is blocked, for System3 to resolve.
// W2. Evidence is not a clock [D28]: when the command is seen to have ended, its task is given back at once.
// W3. A task that was taken away ends the command; one the command has moved on itself does not.
// W4. What is said is what is so: "completed" only of what this worker or its command has completed.

import { fail, type Outcome, type Refusal, renderError, type WorkTaskView } from '@pawl/contract'
import type { Ask } from '../door/patient-door.ts'
import type { Settings } from '../settings.ts'
import { type Claim, environmentFor, inputFor } from './command-input.ts'
import { plainText } from './plain-text.ts'
import { readOutput } from './read-output.ts'
import { meaningOf, standingOf, statusIn } from './refusal-meaning.ts'
import { endingText, runCommand } from './run-command.ts'
import { showLife } from './signs-of-life.ts'
import type { Watchdog } from './start-watchdog.ts'
import { tokenFor } from './task-token.ts'
import { tellEnd } from './tell-end.ts'

export interface Finished {
  readonly task: WorkTaskView
  readonly outcome: FinishedHow
  /** How the command ended, or why there was none. */
  readonly ended: string
  /** Of what could not be told: why. */
  readonly why?: Refusal
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

export interface Worker {
  readonly settings: Settings
  readonly command: readonly string[]
  readonly ask: Ask
  readonly watchdog: Watchdog
  /** Until when a claim shows life. */
  readonly leaseSeconds: number
  /** Raised to stop, to stop at once, and when there is no time left to tell anyone. */
  readonly stop: AbortSignal
  readonly kill: AbortSignal
  readonly late: AbortSignal
  readonly echo: NodeJS.WritableStream
}

/** However long the lease, a task that was taken away should end its command soon. */
const SLOWEST_RENEWAL = 10_000
const REASON_LIMIT = 9_000

export async function workOnTask(claim: Claim, worker: Worker): Promise<Finished> {
  const { settings, command, ask, watchdog, stop, kill, late, echo } = worker
  const { task, session, epoch } = claim
  const held = { task: String(task.number), session, epoch }
  const isGoverned = task.lifecycle === 'governed'
  if (task.status !== 'in_progress') {
    const started = await ask('startWork', held, { gone: late })
    if (started.refused && !isStartedBefore(started.refusal)) return notStarted(started.refusal)
  }
  const token = await tokenFor(settings, () => ask('addTaskToken', held, { gone: late }))
  let lost: string | undefined
  const said = readOutput((text) => life.progress(text))
  const run = runCommand({
    command,
    watchdog,
    echo,
    input: inputFor(claim),
    env: environmentFor(claim, settings, token),
    onOutput: said.output,
    onErrors: said.errors,
  })
  const life = showLife(report, renewEvery(worker), (words) => {
    lost = words
    run.stop()
  })
  stop.addEventListener('abort', run.stop)
  kill.addEventListener('abort', run.kill)
  if (stop.aborted) run.stop()
  const ending = await run.ended
  stop.removeEventListener('abort', run.stop)
  kill.removeEventListener('abort', run.kill)
  const { result, lastLines } = said.end()
  await life.end()
  const ended = endingText(ending)
  if (lost !== undefined) return { task, outcome: 'takenAway', ended: lost }
  if (stop.aborted || ending.how === 'not started') {
    const given = await giveBack(ended, 'unharmed')
    return after(given, isGoverned && stop.aborted ? 'kept' : 'interrupted', ended)
  }
  if (ending.how === 'exited' && ending.code === 0) return complete(result, ended)
  return failed(`${ended}\n${lastLines}`, ended)

  /** The holder is told that it has started: the first answer was lost on the way. */
  function isStartedBefore(refusal: Refusal): boolean {
    return meaningOf(refusal, epoch) === 'refused' && statusIn(refusal) === 'in_progress'
  }

  /** Gone on with, over without a word, or lost with the words for it. */
  async function report(progress: string | undefined): Promise<'held' | 'over' | { readonly lost: string }> {
    const outcome = await ask(
      'reportProgress',
      { ...held, ...(progress !== undefined && { progress }) },
      { gone: late },
    )
    if (!outcome.refused) {
      const { task: now } = outcome.value as { task: WorkTaskView }
      const standing = standingOf(now, epoch)
      if (standing === 'lost') return { lost: words(notAssigned(now, session)) }
      return standing === 'held' ? 'held' : 'over'
    }
    const meaning = meaningOf(outcome.refusal, epoch)
    if (meaning === 'lost') return { lost: words(outcome.refusal) }
    // What it says of its progress is not taken; that it lives still counts, and where the task stands is told with it.
    if ((meaning === 'content' || meaning === 'refused') && progress !== undefined) return report(undefined)
    return meaning === 'moved on' ? 'over' : 'held'
  }

  async function complete(text: string, ended: string): Promise<Finished> {
    // A governed task has a result, even if nothing was said.
    const [said, instead] = isGoverned ? [text || ended, ended] : [text, '']
    const told = await tellEnd({ ask, held, late }, 'completeWork', {}, { field: 'result', text: said, instead })
    if (told.refused && ['refused', 'content'].includes(meaningOf(told.refusal, epoch)))
      return failed(`${ended}\n${words(told.refusal)}`, words(told.refusal))
    return after(told, 'completed', ended)
  }

  async function failed(reason: string, ended: string): Promise<Finished> {
    const outcome = await giveBack(reason, 'failed')
    const setAside = !outcome.refused && (outcome.value as { setAside: boolean }).setAside
    return after(outcome, setAside ? (isGoverned ? 'blocked' : 'setAside') : 'givenBack', ended)
  }

  function giveBack(reason: string, how: 'failed' | 'unharmed'): Promise<Outcome<unknown>> {
    const text = plainText(reason.trim(), REASON_LIMIT)
    const input = { failed: how === 'failed' }
    return tellEnd({ ask, held, late }, 'releaseWork', input, { field: 'reason', text, instead: '—' })
  }

  async function notStarted(refusal: Refusal): Promise<Finished> {
    const meaning = meaningOf(refusal, epoch)
    if (meaning === 'refused' || meaning === 'content') return failed(words(refusal), words(refusal))
    return after({ refused: true, refusal }, 'interrupted', words(refusal))
  }

  function words(refusal: Refusal): string {
    return renderError(refusal, settings.language).error.message
  }

  function after(told: Outcome<unknown>, intended: FinishedHow, ended: string): Finished {
    if (!told.refused) return { task: (told.value as { task: WorkTaskView }).task, outcome: intended, ended }
    const { refusal } = told
    const meaning = meaningOf(refusal, epoch)
    if (meaning === 'lost') return { task, outcome: 'takenAway', ended: words(refusal) }
    if (meaning !== 'moved on') return { task, outcome: 'notTold', ended: `${ended}; ${words(refusal)}`, why: refusal }
    const status = statusIn(refusal)
    const isHandedIn = status !== 'blocked' && status !== 'pending_user_review'
    return { task: { ...task, status }, outcome: isHandedIn ? 'completed' : 'movedOn', ended }
  }
}

function notAssigned(task: WorkTaskView, worker: string): Refusal {
  const { number, assignee = null, status, epoch = 0 } = task as WorkTaskView & { assignee?: string }
  return fail('NOT_ASSIGNED', { task: number, worker, assignee, status, epoch }).refusal
}

function renewEvery({ leaseSeconds }: Worker): number {
  return Math.min(SLOWEST_RENEWAL, (leaseSeconds * 1000) / 3)
}
