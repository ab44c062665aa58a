// Shell agents in worktrees of one repository: of about ten attempts one dies, with its command, its worker or both. What is completed
// is merged by someone who looks at the results alone.
//
// WC1. Every task that was posted ends: it is completed, or waits for a person after the failures the room allows.
// WC2. What an attempt wrote is in the branch of its task, also if the attempt died: nothing is lost.
// WC3. Every completed task is merged once, and its files are in the base as its branch has them.
// WC4. No worktree is left, and a checker that knows only the events finds nothing wrong in them.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RoomTaskView } from '../packages/contract/src/index.ts'
import { openStore, sqlitePlace } from '../packages/storage/src/index.ts'
import { type CheckedEvent, checkHistory } from './check-history.ts'
import { newRepository, type TestRepository } from './git-repository.ts'
import { beginPawl, type RunningPawl, startPawl } from './pawl-processes.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface WorktreeChaos {
  readonly workers: number
  readonly seconds: number
  /** Of so many attempts one dies. */
  readonly dieOneIn: number
  readonly say?: (text: string) => void
}

export interface WorktreeFigures {
  readonly problems: readonly string[]
  readonly tasks: number
  readonly attempts: number
  readonly deaths: number
  readonly merged: number
  readonly forPeople: number
  readonly seconds: number
}

const ROOM = 'mill'
const MOST_ATTEMPTS = 5

/** Notes what it writes once it is written; half of the time it commits by itself. */
const SCRIPT = `
echo "$PAWL_EPOCH" >> "$PAWL_TASK.txt"
echo "$PAWL_TASK $PAWL_EPOCH" >> "$NOTES/written"
chance=$(( $(od -An -N2 -tu2 /dev/urandom) ))
if [ $((chance % 2)) = 0 ]; then git add -A && git -c user.name=Agent -c user.email=agent@localhost commit -qm "Attempt $PAWL_EPOCH"; fi
sleep 0.$((chance % 5))
case $((chance % (DIE_ONE_IN * 4))) in
  0) echo x >> "$NOTES/deaths"; kill -9 $PPID ;;
  1) echo x >> "$NOTES/deaths"; kill -9 $$ ;;
  2) echo x >> "$NOTES/deaths"; kill -9 $PPID; kill -9 -$$ ;;
  3) echo x >> "$NOTES/deaths"; exit 1 ;;
esac
echo "PAWL-RESULT: done by attempt $PAWL_EPOCH"`

export async function runWorktreeChaos(chaos: WorktreeChaos): Promise<WorktreeFigures> {
  const { workers, seconds, dieOneIn, say = () => {} } = chaos
  const [repository, dataFolder, notes] = [newRepository(), temporaryFolder(), temporaryFolder()]
  const begun = performance.now()
  const server = await startPawl({ dataFolder })
  const ask = asker(server.url)
  const crew: RunningPawl[] = []
  let over = false
  const env = { NOTES: notes, DIE_ONE_IN: String(dieOneIn) }
  const args = ['work', '--room', ROOM, '--role', 'miller', '--worktree', '--base', 'main', '--', 'sh', '-c', SCRIPT]
  const worker = async (index: number) => {
    while (!over) {
      const running = beginPawl(args, { dataFolder, folder: repository.folder, env })
      crew[index] = running
      await running.ended
    }
  }
  const settings = { parallel: 1000, mostAttempts: MOST_ATTEMPTS, retrySeconds: 1, longestPauseSeconds: 2 }
  let [tasks, merged] = [0, 0]
  const mergedTasks = new Set<number>()
  const problems: string[] = []
  try {
    await ask('POST', '/api/rooms', { room: ROOM, roles: ['miller'], ...settings })
    const working = Array.from({ length: workers }, (_, index) => worker(index))
    // Enough for everyone, and new work all along.
    const stopAt = begun + seconds * 1000
    for (; performance.now() < stopAt; await pause(250)) {
      const { pending, working: held } = await status(ask)
      for (let more = pending.length + held.length; more < workers * 2; more++, tasks++)
        await ask('POST', `/api/rooms/${ROOM}/messages`, { content: `piece ${tasks + 1}; touch harm` })
      merged += await mergeCompleted(ask, repository, tasks, mergedTasks, problems)
      if (tasks % 20 === 0) say(`${tasks} posted, ${merged} merged`)
    }
    for (;;) {
      const { pending, working: held } = await status(ask)
      if (pending.length + held.length === 0) break
      await pause(250)
    }
    over = true
    // Stopped in peace: the last one removes what is left.
    for (const { process } of crew) process.kill('SIGTERM')
    await Promise.all(working)
    const last = beginPawl([...args.slice(0, 5), '--once', '--timeout-seconds', '0', ...args.slice(5)], {
      dataFolder,
      folder: repository.folder,
      env,
    })
    await last.ended
    merged += await mergeCompleted(ask, repository, tasks, mergedTasks, problems)
    const { review } = await status(ask)
    if (mergedTasks.size + review.length !== tasks)
      problems.push(`[WC1] ${tasks} tasks, ${mergedTasks.size} merged, ${review.length} for people`)
    const written = linesOf(join(notes, 'written'))
    problems.push(...lost(written, repository, mergedTasks))
    const left = repository.git('worktree', 'list').split('\n').length - 1
    if (left > 0) problems.push(`[WC4] ${left} worktrees are left`)
    await server.stop()
    const check = { mostAttempts: MOST_ATTEMPTS, isQuiet: true, inLogOrder: true }
    for (const problem of checkHistory(await eventsIn(dataFolder), check)) problems.push(`[WC4] ${problem}`)
    return {
      problems,
      tasks,
      merged,
      attempts: written.length,
      deaths: linesOf(join(notes, 'deaths')).length,
      forPeople: review.length,
      seconds: (performance.now() - begun) / 1000,
    }
  } finally {
    over = true
    for (const { process } of crew) process.kill('SIGKILL')
    await server.stop()
  }
}

/** By what the results say, as a person would: the branch, merged into the base. */
async function mergeCompleted(
  ask: Ask,
  repository: TestRepository,
  tasks: number,
  merged: Set<number>,
  problems: string[],
): Promise<number> {
  let count = 0
  for (let number = 1; number <= tasks; number++) {
    if (merged.has(number)) continue
    const { task } = (await ask('GET', `/api/work/${number}`)) as { task: RoomTaskView }
    if (task.status !== 'completed') continue
    const branch = /^Branch (\S+): /m.exec(task.result ?? '')?.[1]
    if (branch === undefined) problems.push(`[WC3] task ${number} is completed without a branch`)
    else repository.git('merge', '--no-ff', '--quiet', '--message', `Merge task ${number}`, branch)
    merged.add(number)
    count++
  }
  return count
}

function lost(written: readonly string[], repository: TestRepository, merged: ReadonlySet<number>): string[] {
  const problems: string[] = []
  const merges = repository.git('log', '--merges', '--format=%s').split('\n')
  for (const number of merged) {
    const times = merges.filter((subject) => subject === `Merge task ${number}`).length
    if (times !== 1) problems.push(`[WC3] task ${number} was merged ${times} times`)
    const epochs = written.flatMap((line) => (line.split(' ')[0] === String(number) ? [line.split(' ')[1]] : []))
    const file = join(repository.folder, `${number}.txt`)
    const found = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
    if (found.join() !== epochs.join())
      problems.push(`[WC2] task ${number}: attempts ${epochs.join()} wrote, ${found.join()} is there`)
  }
  if (existsSync(join(repository.folder, 'harm'))) problems.push('[WC2] the text of a task was run')
  return problems
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>

function asker(url: string): Ask {
  return async (method, path, body) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(new URL(path, url), { method, headers, body: body && JSON.stringify(body) })
    return response.json()
  }
}

async function status(ask: Ask) {
  return (await ask('GET', `/api/rooms/${ROOM}`)) as { [part in 'pending' | 'working' | 'review']: RoomTaskView[] }
}

async function eventsIn(dataFolder: string): Promise<CheckedEvent[]> {
  const opened = await openStore(sqlitePlace(dataFolder))
  const store = await opened.in()
  const events: CheckedEvent[] = []
  for (let position: string | null = null; ; ) {
    const page = await store.eventsAfter(position, 5000)
    events.push(...page.map(({ event }) => event))
    if (page.length === 0) break
    position = page.at(-1)?.position ?? null
  }
  await opened.close()
  return events
}

function linesOf(file: string): readonly string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}
