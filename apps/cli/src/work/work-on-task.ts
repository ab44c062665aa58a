// One task, from the claim to its end: started, worked on by the command, and completed or given back.
//
// W1. Only the exit code completes: 0 and nothing else. A governed task that fails is blocked, for System3 to resolve.
// W2. Evidence is not a clock [D28]: when the command is seen to have ended, its task is given back at once.
// W3. A task that was taken away ends the command; one the command has moved on itself does not.
// W6. Life alone does not keep a task: a command that takes too long, or of which nothing is heard, is stopped and has failed.

import { endingLine } from '@pawl/contract'
import type { Ask } from '../door/patient-door.ts'
import type { Settings } from '../settings.ts'
import { type Claim, environmentFor, inputFor } from './command-input.ts'
import { type Finished, HeldTask } from './held-task.ts'
import { type LogSender, sendLog } from './log-sender.ts'
import { readOutput } from './read-output.ts'
import { runCommand } from './run-command.ts'
import { showLife } from './signs-of-life.ts'
import type { Watchdog } from './start-watchdog.ts'
import { tokenFor } from './task-token.ts'
import { type Limits, watchLimits } from './time-limits.ts'
import { untoldUse } from './untold-use.ts'
import { type Workplace, type Workplaces, workInPlace } from './worktree/workplace.ts'

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
  /** What the worker was told; the room's own if left out. */
  readonly limits: Partial<Limits>
  /** If every task has a worktree of its own. */
  readonly workplaces?: Workplaces | undefined
}

/** However long the lease, a task that was taken away should end its command soon. */
const SLOWEST_RENEWAL = 10_000

export async function workOnTask(claim: Claim, worker: Worker): Promise<Finished> {
  const task = new HeldTask(claim, worker)
  const notStarted = await task.start()
  if (notStarted !== undefined) return notStarted
  const { workplaces } = worker
  const log = sendLog(worker.ask, task.held)
  const run = (place?: Workplace) => runFor(task, claim, worker, log, place)
  const finished = workplaces === undefined ? run() : workInPlace(workplaces, claim, task, run)
  return finished.finally(() => log.end())
}

async function runFor(
  task: HeldTask,
  claim: Claim,
  worker: Worker,
  log: LogSender,
  place?: Workplace,
): Promise<Finished> {
  const { settings, command, ask, watchdog, stop, kill, late, echo } = worker
  const token = await tokenFor(settings, () => ask('addTaskToken', task.held, { gone: late }))
  let lost: string | undefined
  const said = readOutput((text) => life.progress(text))
  const use = untoldUse(said.used)
  const run = runCommand({
    command,
    watchdog,
    echo,
    folder: place?.folder,
    input: inputFor(claim),
    env: { ...environmentFor(claim, settings, token), ...place?.env },
    onOutput: (chunk) => {
      limits.heard()
      said.output(chunk)
      log.take('out', chunk)
    },
    onErrors: (chunk) => {
      limits.heard()
      said.errors(chunk)
      log.take('err', chunk)
    },
  })
  const watched = { ...claim.limits, ...worker.limits }
  const limits = watchLimits(watched, run.stop)
  const life = showLife(
    // What the command tells the server itself is heard of with the next renewal.
    (progress) => task.report(progress, use, limits.heard),
    renewEvery(worker, watched.quietSeconds),
    (words) => {
      lost = words
      run.stop()
    },
    () => use.next() !== undefined,
  )
  stop.addEventListener('abort', run.stop)
  kill.addEventListener('abort', run.kill)
  if (stop.aborted) run.stop()
  const ending = await run.ended
  const passed = limits.end()
  stop.removeEventListener('abort', run.stop)
  kill.removeEventListener('abort', run.kill)
  const { result, lastLines } = said.end()
  await log.flush()
  const gathered = await place?.gather(result)
  await life.end()
  const ended = endingLine(ending)
  if (lost !== undefined) return task.lost(lost)
  if (stop.aborted || ending.how === 'not_started')
    return task.unharmed(task.isGoverned && stop.aborted ? 'kept' : 'interrupted', ended)
  const exitCode = ending.how === 'exited' ? ending.code : undefined
  if (gathered?.trouble !== undefined) return task.failed(`${ended}\n${gathered.trouble}`, gathered.trouble, exitCode)
  if (passed !== undefined) {
    const overrun = endingLine(passed)
    return task.failed(`${overrun}\n${lastLines}`, overrun, exitCode)
  }
  if (exitCode === 0) return task.complete(gathered?.result ?? result, ended, exitCode)
  return task.failed(`${ended}\n${lastLines}`, ended, exitCode)
}

function renewEvery({ leaseSeconds }: Worker, quietSeconds: number): number {
  const limits = quietSeconds > 0 ? [leaseSeconds, quietSeconds] : [leaseSeconds]
  return Math.min(SLOWEST_RENEWAL, (Math.min(...limits) * 1000) / 3)
}
