// One task, from the claim to its end: started, worked on by the command, and completed or given back.
//
// W1. Only the exit code completes: 0 and nothing else. A governed task that fails is blocked, for System3 to resolve.
// W2. Evidence is not a clock [D28]: when the command is seen to have ended, its task is given back at once.
// W3. A task that was taken away ends the command; one the command has moved on itself does not.

import type { Ask } from '../door/patient-door.ts'
import type { Settings } from '../settings.ts'
import { type Claim, environmentFor, inputFor } from './command-input.ts'
import { type Finished, HeldTask } from './held-task.ts'
import { readOutput } from './read-output.ts'
import { endingText, runCommand } from './run-command.ts'
import { showLife } from './signs-of-life.ts'
import type { Watchdog } from './start-watchdog.ts'
import { tokenFor } from './task-token.ts'

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

export async function workOnTask(claim: Claim, worker: Worker): Promise<Finished> {
  const { settings, command, ask, watchdog, stop, kill, late, echo } = worker
  const task = new HeldTask(claim, worker)
  const notStarted = await task.start()
  if (notStarted !== undefined) return notStarted
  const token = await tokenFor(settings, () => ask('addTaskToken', task.held, { gone: late }))
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
  const life = showLife(
    (progress) => task.report(progress),
    renewEvery(worker),
    (words) => {
      lost = words
      run.stop()
    },
  )
  stop.addEventListener('abort', run.stop)
  kill.addEventListener('abort', run.kill)
  if (stop.aborted) run.stop()
  const ending = await run.ended
  stop.removeEventListener('abort', run.stop)
  kill.removeEventListener('abort', run.kill)
  const { result, lastLines } = said.end()
  await life.end()
  const ended = endingText(ending)
  if (lost !== undefined) return task.lost(lost)
  if (stop.aborted || ending.how === 'not started')
    return task.unharmed(task.isGoverned && stop.aborted ? 'kept' : 'interrupted', ended)
  if (ending.how === 'exited' && ending.code === 0) return task.complete(result, ended)
  return task.failed(`${ended}\n${lastLines}`, ended)
}

function renewEvery({ leaseSeconds }: Worker): number {
  return Math.min(SLOWEST_RENEWAL, (leaseSeconds * 1000) / 3)
}
