// `pawl work`: a supervised worker. It waits for a task in its role, or for one that is assigned to it, runs the command
// for it, and sees to it that the task is completed, on offer again or blocked, whatever becomes of the command.

import {
  EXIT,
  endingLine,
  errorCatalogue,
  fail,
  type Outcome,
  operations,
  type PawlError,
  pauseAfter,
  readInput,
  refuse,
  shownDocument,
  systemTrouble,
} from '@pawl/contract'
import { noticeOnErrors } from '../door/away-notice.ts'
import { isAway, patientDoor } from '../door/patient-door.ts'
import { pauseUnless } from '../door/pause.ts'
import { echoTo } from '../output/echo.ts'
import { print, printJson } from '../output/print.ts'
import { type Screen, screenFor } from '../output/screen.ts'
import { renderFinished, renderTaken } from '../output/work-lines.ts'
import { sayRefusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { waitCommand, waitInPieces } from '../wait.ts'
import type { Claim } from './command-input.ts'
import { countDeath, wasKilledOver } from './count-death.ts'
import { checkCommand } from './find-command.ts'
import type { Finished } from './held-task.ts'
import { startWatchdog, type Watchdog } from './start-watchdog.ts'
import { listenForStop } from './stop-signals.ts'
import { watchForDead } from './take-over.ts'
import type { Limits } from './time-limits.ts'
import { workOnTask } from './work-on-task.ts'
import { placeOf } from './work-place.ts'
import { storeKey } from './worker-record.ts'
import { takeSession, type WorkerSession } from './worker-session.ts'
import { openRepository } from './worktree/repository.ts'
import { worktreesOf } from './worktree/task-worktree.ts'

export interface WorkOptions {
  readonly room?: string
  readonly role?: string
  readonly worker?: string
  readonly initiative?: string
  readonly session?: string
  readonly skills?: string
  readonly once?: boolean
  readonly timeoutSeconds?: string
  readonly attemptSeconds?: string
  readonly quietSeconds?: string
  readonly worktree?: boolean
  readonly base?: string
  readonly branchPrefix?: string
  readonly command: readonly string[]
}

/** After a failure the worker itself steps back, longer each time; others may have the task at once. */
const BACKOFF = { first: 250, longest: 30_000 }
const FAILED: readonly Finished['outcome'][] = ['givenBack', 'setAside', 'blocked']

export async function work(settings: Settings, options: WorkOptions, screen: Screen): Promise<number> {
  const { room, role, worker, initiative, command, timeoutSeconds } = options
  const named = options.session ?? (worker === undefined ? process.env.PAWL_SESSION || undefined : undefined)
  const skills = options.skills?.split(',').map((skill) => skill.trim())
  const asked = { room, role, worker, initiative, session: named, ...(skills && { skills }) }
  const wish = { ...asked, ...(timeoutSeconds !== undefined && { timeoutSeconds: Number(timeoutSeconds) }) }
  const input = readInput(operations.waitForTask.input, wish, settings.language)
  if (input.refused) return sayRefusal(input.refusal, settings.json, screen)
  const wanted = input.value
  const limits = {
    ...secondsOf('attemptSeconds', '--attempt-seconds', options.attemptSeconds),
    ...secondsOf('quietSeconds', '--quiet-seconds', options.quietSeconds),
  }
  checkCommand(command[0] as string, process.env.PATH ?? '')
  const repository = options.worktree ? await openRepository(process.cwd(), options) : undefined
  const say = (text: string) => {
    if (!settings.json) print(process.stdout, text)
  }
  const notice = noticeOnErrors(screenFor(process.stderr, settings.language, process.env))
  const door = patientDoor(settings, { most: settings.patience ?? Number.POSITIVE_INFINITY, notice })
  const { ask } = door
  const signals = listenForStop()
  const { stop, kill, late } = signals
  const until = performance.now() + Number(timeoutSeconds ?? Number.POSITIVE_INFINITY) * 1000
  const found = await placeOf(asked, ask, { gone: stop, until })
  if (found.refused) {
    signals.release()
    if (stop.aborted) return stoppedBefore()
    const isTimeout = isAway(found.refusal) && performance.now() >= until
    const { refusal } = isTimeout ? refuse('AWAY_TOO_LONG', { again: waitCommand('waitForTask', asked) }) : found
    return sayRefusal(refusal, settings.json, screen)
  }
  const place = found.value

  const session = await takeSession(settings, place)
  const watchdog = startWatchdog()
  const echo = echoTo(process.stderr)
  const { leaseSeconds } = place
  const worktrees = repository && worktreesOf(settings.dataFolder, repository, session.lock)
  const left = (trouble: string) => print(process.stderr, screen.phrases.work.worktreeLeft(trouble))
  const workplaces = worktrees && { worktrees, phrases: screen.phrases.work.handedIn, left }
  const supervisor = {
    settings,
    command,
    ask,
    watchdog: noted(watchdog, session),
    leaseSeconds,
    echo,
    stop,
    kill,
    late,
    workplaces,
    limits,
  }
  const over = new AbortController()
  let watching: Promise<void> | undefined
  try {
    watching = watchForDead({
      folder: session.folder,
      ownLock: session.lock,
      store: storeKey(settings),
      place,
      ask,
      reason: endingLine({ how: 'worker_killed' }),
      stop: AbortSignal.any([stop, over.signal]),
      takenBack: (task, { session: dead }) => say(screen.phrases.work.takenBack(task, dead)),
    })
    for (const trouble of (await worktrees?.tidyUp()) ?? []) left(trouble)
    say(screen.phrases.work.waiting(place.who, place.where, session.name))
    let { followsKilled } = session
    for (let failures = 0; ; ) {
      const claimed = await next()
      if (stop.aborted) return await stopped(claimed)
      // It is this command that waits again, not one that would take a task without a supervisor.
      if (claimed.refused) return sayRefusal(claimed.refusal, settings.json, screen, { NOTHING_TO_DO: '' })
      say(renderTaken(shownDocument(claimed.value), screen))
      const isLeft = wasKilledOver(claimed.value, followsKilled)
      followsKilled = false
      const finished = isLeft
        ? await countDeath(claimed.value, ask, endingLine({ how: 'worker_killed' }))
        : await workOnTask(claimed.value, supervisor)
      if (settings.json) printJson(process.stdout, finished)
      else say(renderFinished(shownDocument(finished), screen))
      if (finished.why !== undefined) {
        // What could not be told has been said already.
        if (finished.outcome !== 'notTold') return sayRefusal(finished.why, settings.json, screen)
        return errorCatalogue[finished.why.code].exitCode
      }
      if (stop.aborted) return EXIT.done
      if (finished.outcome === 'interrupted') throw notRun(finished)
      if (options.once && !isLeft) return ended(finished)
      failures = FAILED.includes(finished.outcome) ? failures + 1 : 0
      if (failures > 0) await pauseUnless(pauseAfter(BACKOFF, failures), stop)
    }
  } finally {
    signals.release()
    over.abort()
    await watching
    watchdog.close()
    session.release()
  }

  async function next(): Promise<Outcome<Claim>> {
    return waitInPieces(door, 'waitForTask', { ...wanted, session: session.name }, stop)
  }

  /** What was claimed at the very moment it was stopped is given back. */
  async function stopped(claimed: Outcome<Claim>): Promise<number> {
    const hurried = { gone: late }
    const left = claimed.refused
      ? ((await place.claims(ask, { session: session.name, role: place.who }, hurried)) ?? [])
      : place.claimed(claimed.value)
    for (const { task, epoch } of left) {
      const held = { task: String(task), session: session.name, epoch }
      await ask('releaseWork', { ...held, reason: endingLine({ how: 'worker_stopped' }), failed: false }, hurried)
    }
    return stoppedBefore()
  }

  function stoppedBefore(): number {
    say(screen.phrases.work.stopped)
    return EXIT.done
  }

  function ended(finished: Finished): number {
    const { task, outcome, ended } = finished
    if (outcome === 'completed' || outcome === 'movedOn') return EXIT.done
    // It has been said; what became of the task is up to whoever has it now.
    if (outcome === 'takenAway') return EXIT.conflict
    const left = outcome === 'setAside' || outcome === 'blocked' ? outcome : 'onOffer'
    const { refusal } = fail('COMMAND_FAILED', { task: task.number, ended, left })
    // With --json the document has been printed: it says the same.
    return settings.json ? EXIT.refused : sayRefusal(refusal, false, screen)
  }

  function notRun({ ended }: Finished): PawlError {
    return fail('COMMAND_NOT_FOUND', { command: command[0] as string, ...systemTrouble({ message: ended }) })
  }
}

/** Others of the machine find its command too. */
function noted({ watch, forget, close }: Watchdog, session: WorkerSession): Watchdog {
  return {
    watch: (leader) => {
      watch(leader)
      session.runs(leader)
    },
    forget: (leader) => {
      forget(leader)
      session.runs(undefined)
    },
    close,
  }
}

function secondsOf<Name extends keyof Limits>(name: Name, option: string, given: string | undefined): Partial<Limits> {
  if (given === undefined) return {}
  if (!(Number(given) >= 0)) throw fail('WRONG_USAGE', { reason: 'not_seconds', option, given, command: 'pawl work' })
  return { [name]: Number(given) }
}
