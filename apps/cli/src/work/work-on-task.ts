// One task, from the claim to its end: started, worked on by the command, and completed or given back.
//
// W1. Only the exit code completes: 0 and nothing else. A governed task that fails is blocked, for System3 to resolve.
// W2. Evidence is not a clock [D28]: when the command is seen to have ended, its task is given back at once.
// W3. A task that was taken away ends the command; one the command has moved on itself does not.

import { type ErrorCode, type Outcome, type Refusal, renderError, type WorkTaskView } from '@pawl/contract'
import type { Settings } from '../settings.ts'
import { type Claim, environmentFor, inputFor } from './command-input.ts'
import type { Ask } from './patient-door.ts'
import { readOutput } from './read-output.ts'
import { endingText, runCommand } from './run-command.ts'
import { showLife } from './signs-of-life.ts'
import type { Watchdog } from './start-watchdog.ts'

export interface Finished {
  readonly task: WorkTaskView
  readonly outcome: 'completed' | 'givenBack' | 'setAside' | 'blocked' | 'takenAway' | 'interrupted' | 'kept'
  /** How the command ended, or why there was none. */
  readonly ended: string
}

export interface Worker {
  readonly settings: Settings
  readonly command: readonly string[]
  readonly ask: Ask
  readonly watchdog: Watchdog
  /** Until when a claim shows life. */
  readonly leaseSeconds: number
  /** Raised to stop, and to stop at once. */
  readonly stop: AbortSignal
  readonly kill: AbortSignal
  readonly echo: NodeJS.WritableStream
}

/** However long the lease, a task that was taken away should end its command soon. */
const SLOWEST_RENEWAL = 10_000
const REASON_LIMIT = 9_900
const LOST: readonly ErrorCode[] = ['NOT_THE_HOLDER', 'NOT_ASSIGNED']
const HANDED_IN = ['completed', 'approved', 'rejected']

export async function workOnTask(claim: Claim, worker: Worker): Promise<Finished> {
  const { settings, command, ask, watchdog, leaseSeconds, stop, kill, echo } = worker
  const held = { task: String(claim.task.number), session: claim.session, epoch: claim.epoch }
  const isGoverned = claim.task.lifecycle === 'governed'
  if (claim.task.status !== 'in_progress') {
    const started = await ask('startWork', held)
    if (started.refused) return { task: claim.task, outcome: 'takenAway', ended: words(started.refusal) }
  }
  let takenAway: Refusal | undefined
  const report = async (progress: string | undefined) => {
    const outcome = await ask('reportProgress', { ...held, ...(progress !== undefined && { progress }) })
    return outcome.refused && LOST.includes(outcome.refusal.code) ? outcome.refusal : undefined
  }
  const life = showLife(report, Math.min(SLOWEST_RENEWAL, (leaseSeconds * 1000) / 3), (refusal) => {
    if (isCompleted(refusal)) return
    takenAway = refusal
    run.stop()
  })
  const said = readOutput((text) => life.progress(text))
  const run = runCommand({
    ...{ command, watchdog, echo, input: inputFor(claim), env: environmentFor(claim, settings) },
    ...{ onOutput: said.output, onErrors: said.errors },
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
  if (takenAway !== undefined) return { task: claim.task, outcome: 'takenAway', ended: words(takenAway) }
  if (stop.aborted || ending.how === 'not started') {
    const intended = isGoverned && stop.aborted ? 'kept' : 'interrupted'
    return after(claim, ended, intended, await ask('releaseWork', { ...held, reason: ended, failed: false }))
  }
  if (ending.how === 'exited' && ending.code === 0) {
    return after(claim, ended, 'completed', await ask('completeWork', { ...held, ...resultOf(result) }))
  }
  const reason = `${ended}\n${lastLines}`.trim().slice(0, REASON_LIMIT)
  const outcome = await ask('releaseWork', { ...held, reason })
  const setAside = !outcome.refused && (outcome.value as { setAside: boolean }).setAside
  return after(claim, ended, setAside ? (isGoverned ? 'blocked' : 'setAside') : 'givenBack', outcome)

  /** A governed task has a result, even if nothing was said. */
  function resultOf(said: string): { result?: string } {
    if (said !== '') return { result: said }
    return isGoverned ? { result: ended } : {}
  }

  function words(refusal: Refusal): string {
    return renderError(refusal, settings.language).error.message
  }

  function after({ task }: Claim, how: string, intended: Finished['outcome'], told: Outcome<unknown>): Finished {
    if (!told.refused) return { task: (told.value as { task: WorkTaskView }).task, outcome: intended, ended: how }
    // The command has completed it or handed it on by itself.
    if (isCompleted(told.refusal)) return { task: { ...task, status: 'completed' }, outcome: 'completed', ended: how }
    return { task, outcome: 'takenAway', ended: words(told.refusal) }
  }
}

function isCompleted({ variables }: Refusal): boolean {
  const { status, currentStatus } = variables as { status?: string; currentStatus?: string }
  return HANDED_IN.includes(status ?? currentStatus ?? '')
}
