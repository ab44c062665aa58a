// One task after the other, until the worker is stopped, has done the one it was started for, or may not go on.

import {
  EXIT,
  endingLine,
  errorCatalogue,
  fail,
  type Outcome,
  type PawlError,
  pauseAfter,
  shownDocument,
  systemTrouble,
} from '@pawl/contract'
import { pauseUnless } from '../door/pause.ts'
import { printJson } from '../output/print.ts'
import type { Screen } from '../output/screen.ts'
import { renderFinished, renderTaken } from '../output/work-lines.ts'
import { sayRefusal } from '../refusal.ts'
import type { Claim } from './command-input.ts'
import { countDeath, wasKilledOver } from './count-death.ts'
import type { Finished } from './held-task.ts'
import { type Worker, workOnTask } from './work-on-task.ts'
import type { WorkPlace } from './work-place.ts'
import type { WorkerSession } from './worker-session.ts'

export interface Course {
  readonly worker: Worker
  readonly place: WorkPlace
  readonly session: WorkerSession
  readonly once: boolean
  readonly screen: Screen
  readonly say: (text: string) => void
  /** Waits for the next task. */
  readonly next: () => Promise<Outcome<Claim>>
}

/** After a failure the worker itself steps back, longer each time; others may have the task at once. */
const BACKOFF = { first: 250, longest: 30_000 }
const FAILED: readonly Finished['outcome'][] = ['givenBack', 'setAside', 'blocked']

/** The exit code of the whole. */
export async function workOneAfterAnother(course: Course): Promise<number> {
  const { worker, session, screen, next } = course
  const { settings, stop } = worker
  let { followsKilled } = session
  for (let failures = 0; ; ) {
    const claimed = await next()
    if (stop.aborted) return giveBackAndStop(course, claimed)
    // It is this command that waits again, not one that would take a task without a supervisor.
    if (claimed.refused) return sayRefusal(claimed.refusal, settings.json, screen, { NOTHING_TO_DO: '' })
    course.say(renderTaken(shownDocument(claimed.value), screen))
    const isLeft = wasKilledOver(claimed.value, followsKilled)
    followsKilled = false
    const finished = isLeft
      ? await countDeath(claimed.value, worker.ask, endingLine({ how: 'worker_killed' }))
      : await workOnTask(claimed.value, worker)
    const code = exitAfter(course, finished, isLeft)
    if (code !== undefined) return code
    failures = FAILED.includes(finished.outcome) ? failures + 1 : 0
    if (failures > 0) await pauseUnless(pauseAfter(BACKOFF, failures), stop)
  }
}

/** Says how a task ended. Undefined if the worker goes on. */
function exitAfter({ worker, once, screen, say }: Course, finished: Finished, isLeft: boolean): number | undefined {
  const { settings, stop, command } = worker
  if (settings.json) printJson(process.stdout, finished)
  else say(renderFinished(shownDocument(finished), screen))
  if (finished.why !== undefined) {
    // What could not be told has been said already.
    if (finished.outcome !== 'notTold') return sayRefusal(finished.why, settings.json, screen)
    return errorCatalogue[finished.why.code].exitCode
  }
  if (stop.aborted) return EXIT.done
  if (finished.outcome === 'interrupted') throw notRun(command[0] as string, finished)
  return once && !isLeft ? exitOf(finished, settings.json, screen) : undefined
}

/** What was claimed at the very moment it was stopped is given back. */
async function giveBackAndStop({ worker, place, session, screen, say }: Course, claimed: Outcome<Claim>) {
  const { ask, late } = worker
  const hurried = { gone: late }
  const left = claimed.refused
    ? ((await place.claims(ask, { session: session.name, role: place.who }, hurried)) ?? [])
    : place.claimed(claimed.value)
  for (const { task, epoch } of left) {
    const held = { task: String(task), session: session.name, epoch }
    await ask('releaseWork', { ...held, reason: endingLine({ how: 'worker_stopped' }), failed: false }, hurried)
  }
  say(screen.phrases.work.stopped)
  return EXIT.done
}

function exitOf({ task, outcome, ended }: Finished, json: boolean, screen: Screen): number {
  if (outcome === 'completed' || outcome === 'movedOn') return EXIT.done
  // It has been said; what became of the task is up to whoever has it now.
  if (outcome === 'takenAway') return EXIT.conflict
  const left = outcome === 'setAside' || outcome === 'blocked' ? outcome : 'onOffer'
  const { refusal } = fail('COMMAND_FAILED', { task: task.number, ended, left })
  // With --json the document has been printed: it says the same.
  return json ? EXIT.refused : sayRefusal(refusal, false, screen)
}

function notRun(command: string, { ended }: Finished): PawlError {
  return fail('COMMAND_NOT_FOUND', { command, ...systemTrouble({ message: ended }) })
}
