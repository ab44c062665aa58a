// `pawl work`: a supervised worker. It waits for a task in its role, or for one that is assigned to it, runs the command
// for it, and sees to it that the task is completed, on offer again or blocked, whatever becomes of the command.

import { EXIT, endingLine, type PawlError, refuse } from '@pawl/contract'
import { noticeOnErrors } from '../door/away-notice.ts'
import { isAway, patientDoor } from '../door/patient-door.ts'
import { echoTo } from '../output/echo.ts'
import { print } from '../output/print.ts'
import { type Screen, screenFor } from '../output/screen.ts'
import { sayRefusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { waitCommand, waitInPieces } from '../wait.ts'
import { checkCommand } from './find-command.ts'
import { workOneAfterAnother } from './one-after-another.ts'
import { startWatchdog, type Watchdog } from './start-watchdog.ts'
import { listenForStop, type StopSignals } from './stop-signals.ts'
import { watchForDead } from './take-over.ts'
import type { Worker } from './work-on-task.ts'
import { placeOf, type WorkPlace } from './work-place.ts'
import { readWish, type WorkOptions, type WorkWish } from './work-wish.ts'
import { storeKey } from './worker-record.ts'
import { takeSession, type WorkerSession } from './worker-session.ts'
import { openRepository, type Repository } from './worktree/repository.ts'
import { worktreesOf } from './worktree/task-worktree.ts'

type Door = ReturnType<typeof patientDoor>

/** All that one worker works with. */
interface Workshop {
  readonly settings: Settings
  readonly options: WorkOptions
  readonly screen: Screen
  readonly wish: WorkWish
  readonly door: Door
  readonly signals: StopSignals
  readonly repository: Repository | undefined
  readonly say: (text: string) => void
}

export async function work(settings: Settings, options: WorkOptions, screen: Screen): Promise<number> {
  const read = readWish(options, settings)
  if (read.refused) return sayRefusal(read.refusal, settings.json, screen)
  const wish = read.value
  checkCommand(options.command[0] as string, process.env.PATH ?? '')
  const repository = options.worktree ? await openRepository(process.cwd(), options) : undefined
  const say = (text: string) => {
    if (!settings.json) print(process.stdout, text)
  }
  const notice = noticeOnErrors(screenFor(process.stderr, settings.language, process.env))
  const door = patientDoor(settings, { most: settings.patience ?? Number.POSITIVE_INFINITY, notice })
  const signals = listenForStop()
  try {
    const found = await placeOf(wish.asked, door.ask, { gone: signals.stop, until: wish.until })
    if (!found.refused)
      return await workAt(found.value, { settings, options, screen, wish, door, signals, repository, say })
    if (!signals.stop.aborted) return sayRefusal(whyNoPlace(found.refusal, wish), settings.json, screen)
    say(screen.phrases.work.stopped)
    return EXIT.done
  } finally {
    signals.release()
  }
}

async function workAt(place: WorkPlace, workshop: Workshop): Promise<number> {
  const { settings, options, screen, wish, door, signals, say } = workshop
  const session = await takeSession(settings, place)
  const watchdog = startWatchdog()
  const over = new AbortController()
  let watching: Promise<void> | undefined
  try {
    watching = watchForDead({
      folder: session.folder,
      ownLock: session.lock,
      store: storeKey(settings),
      place,
      ask: door.ask,
      reason: endingLine({ how: 'worker_killed' }),
      stop: AbortSignal.any([signals.stop, over.signal]),
      takenBack: (task, { session: dead }) => say(screen.phrases.work.takenBack(task, dead)),
    })
    const worker = workerIn(workshop, place, session, watchdog)
    await tidyUp(worker)
    say(screen.phrases.work.waiting(place.who, place.where, session.name))
    const next = () => waitInPieces(door, 'waitForTask', { ...wish.wait, session: session.name }, signals.stop)
    return await workOneAfterAnother({ worker, place, session, once: options.once ?? false, screen, say, next })
  } finally {
    over.abort()
    await watching
    watchdog.close()
    session.release()
  }
}

function workerIn(workshop: Workshop, place: WorkPlace, session: WorkerSession, watchdog: Watchdog): Worker {
  const { settings, options, screen, wish, door, signals, repository } = workshop
  const { handedIn, worktreeLeft } = screen.phrases.work
  const workplaces = repository && {
    worktrees: worktreesOf(settings.dataFolder, repository, session.lock),
    phrases: handedIn,
    left: (trouble: string) => print(process.stderr, worktreeLeft(trouble)),
  }
  return {
    settings,
    command: options.command,
    ask: door.ask,
    watchdog: noted(watchdog, session),
    leaseSeconds: place.leaseSeconds,
    echo: echoTo(process.stderr),
    stop: signals.stop,
    kill: signals.kill,
    late: signals.late,
    limits: wish.limits,
    workplaces,
  }
}

/** Worktrees that a killed worker has left. */
async function tidyUp({ workplaces }: Worker): Promise<void> {
  for (const trouble of (await workplaces?.worktrees.tidyUp()) ?? []) workplaces?.left(trouble)
}

function whyNoPlace(refusal: PawlError['refusal'], { asked, until }: WorkWish): PawlError['refusal'] {
  const isTimeout = isAway(refusal) && performance.now() >= until
  return isTimeout ? refuse('AWAY_TOO_LONG', { again: waitCommand('waitForTask', { ...asked }) }).refusal : refusal
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
