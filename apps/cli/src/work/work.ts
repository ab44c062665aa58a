// `pawl work`: a supervised worker. It waits for a task in its role, or for one that is assigned to it, runs the command
// for it, and sees to it that the task is completed, on offer again or blocked, whatever becomes of the command.

import { EXIT, fail, type Outcome, operations, type PawlError, readInput } from '@pawl/contract'
import type { Screen } from '../output/screen.ts'
import { renderFinished, renderTaken } from '../output/work.ts'
import { sayRefusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { waitForTask } from '../wait.ts'
import type { Claim } from './command-input.ts'
import { countDeath, wasKilledOver } from './count-death.ts'
import { checkCommand } from './find-command.ts'
import { patientDoor } from './patient-door.ts'
import { pauseUnless } from './pause.ts'
import { startWatchdog } from './start-watchdog.ts'
import { listenForStop } from './stop-signals.ts'
import { type Finished, workOnTask } from './work-on-task.ts'
import { placeOf } from './work-place.ts'
import { takeSession } from './worker-session.ts'

export interface WorkOptions {
  readonly room?: string
  readonly role?: string
  readonly worker?: string
  readonly initiative?: string
  readonly session?: string
  readonly once?: boolean
  readonly timeoutSeconds?: string
  readonly command: readonly string[]
}

/** How long the end of a task may take to be told while the server or the store is away. */
const INSIST = 600_000
/** After a failure the worker itself steps back, longer each time; others may have the task at once. */
const FIRST_STEP_BACK = 250
const LONGEST_STEP_BACK = 30_000
const FAILED: readonly Finished['outcome'][] = ['givenBack', 'setAside', 'blocked']

export async function work(settings: Settings, options: WorkOptions, screen: Screen): Promise<number> {
  const { room, role, worker, initiative, command, timeoutSeconds } = options
  const named = options.session ?? (worker === undefined ? process.env.PAWL_SESSION || undefined : undefined)
  const asked = { room, role, worker, initiative, session: named }
  const wish = { ...asked, ...(timeoutSeconds !== undefined && { timeoutSeconds: Number(timeoutSeconds) }) }
  const input = readInput(operations.waitForTask.input, wish, settings.language)
  if (input.refused) return sayRefusal(input.refusal, settings.json, screen)
  const wanted = input.value
  checkCommand(command[0] as string, process.env.PATH ?? '')
  const door = patientDoor(settings, said(settings, screen))
  const found = await placeOf(asked, door.ask)
  if (found.refused) return sayRefusal(found.refusal, settings.json, screen)
  const place = found.value

  const session = takeSession(settings.dataFolder, place)
  const signals = listenForStop()
  const watchdog = startWatchdog()
  const echo = process.stderr
  const ask = door.insist(INSIST)
  const { leaseSeconds } = place
  const supervisor = { settings, command, ask, watchdog, leaseSeconds, echo, stop: signals.stop, kill: signals.kill }
  const say = (text: string) => !settings.json && process.stdout.write(`${text}\n`)
  try {
    say(screen.phrases.work.waiting(place.who, place.where, session.name))
    for (let failures = 0; ; ) {
      const claimed = await next()
      if (signals.stop.aborted) return await stopped(claimed)
      if (claimed.refused) return sayRefusal(claimed.refusal, settings.json, screen)
      say(renderTaken(claimed.value, screen))
      const isLeft = wasKilledOver(claimed.value)
      const finished = isLeft
        ? await countDeath(claimed.value, ask, screen.phrases.work.killed)
        : await workOnTask(claimed.value, supervisor)
      if (settings.json) process.stdout.write(`${JSON.stringify(finished)}\n`)
      else say(renderFinished(finished, screen))
      if (signals.stop.aborted) return EXIT.done
      if (finished.outcome === 'interrupted') throw notRun(finished)
      if (options.once && !isLeft) return ended(finished)
      failures = FAILED.includes(finished.outcome) ? failures + 1 : 0
      if (failures > 0) await pauseUnless(stepBack(failures), signals.stop)
    }
  } finally {
    signals.release()
    watchdog.close()
    session.release()
  }

  async function next(): Promise<Outcome<Claim>> {
    const waiting = { run: door.insist(Number.POSITIVE_INFINITY) }
    return waitForTask(waiting, { ...wanted, session: session.name }, signals.stop)
  }

  /** What was claimed at the very moment it was stopped is given back. */
  async function stopped(claimed: Outcome<Claim>): Promise<number> {
    const left = claimed.refused ? await place.claims(door.ask, session.name) : place.claimed(claimed.value)
    for (const { task, epoch } of left) {
      const held = { task: String(task), session: session.name, epoch }
      await ask('releaseWork', { ...held, reason: screen.phrases.work.stopped, failed: false })
    }
    say(screen.phrases.work.stopped)
    return EXIT.done
  }

  function ended(finished: Finished): number {
    const { task, outcome, ended } = finished
    if (outcome === 'completed') return EXIT.done
    const left = outcome === 'setAside' || outcome === 'blocked' ? outcome : 'onOffer'
    const { refusal } = fail('COMMAND_FAILED', { task: task.number, ended, left })
    // With --json the document has been printed: it says the same.
    return settings.json ? EXIT.refused : sayRefusal(refusal, false, screen)
  }

  function notRun({ ended }: Finished): PawlError {
    return fail('COMMAND_NOT_FOUND', { command: command[0] as string, reason: ended })
  }
}

function stepBack(failures: number): number {
  return Math.min(FIRST_STEP_BACK * 2 ** (failures - 1), LONGEST_STEP_BACK)
}

function said({ json }: Settings, screen: Screen): (error: PawlError) => void {
  let last = ''
  return ({ refusal }) => {
    if (!json && last !== refusal.code) process.stderr.write(`${screen.phrases.work.tryingAgain(refusal.code)}\n`)
    last = refusal.code
  }
}
