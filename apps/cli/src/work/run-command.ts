// A command in a process group of its own, with its input written and its output read as it comes.
//
// RC1. No shell: the words are the program and its arguments.
// RC2. It ends with everything it started, whether it exits, is stopped, or its supervisor is killed.
// RC3. Whoever ignores being asked to stop is killed.
// RC4. It gets the environment of its caller without Pawl's own credentials.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { AttemptEnding } from '@pawl/contract'
import { withoutCredentials } from './command-environment.ts'
import { signalGroup } from './process-group.ts'
import type { Watchdog } from './start-watchdog.ts'
import { withoutGit } from './worktree/git.ts'

/** How long a command has to stop by itself. */
const GRACE = 5_000
/** Something it started may hold its output open; its own last lines are here by then. */
const LAST_LINES_WAIT = 500

export interface RunningCommand {
  readonly ended: Promise<Ending>
  stop(): void
  kill(): void
}

type Ending = Extract<AttemptEnding, { how: 'exited' | 'signalled' | 'not_started' }>

export interface CommandOptions {
  readonly command: readonly string[]
  readonly input: string
  readonly env?: Readonly<Record<string, string>>
  /** Where it runs; where the worker was started if left out. */
  readonly folder?: string | undefined
  readonly watchdog: Watchdog
  readonly onOutput: (chunk: Buffer) => void
  readonly onErrors: (chunk: Buffer) => void
  /** What it prints is passed on here, as fast as it is taken. */
  readonly echo?: NodeJS.WritableStream
}

export function runCommand({ command, input, env, folder, watchdog, ...options }: CommandOptions): RunningCommand {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    // Who runs it inside git leads it nowhere else.
    env: { ...withoutCredentials(folder === undefined ? process.env : withoutGit(process.env)), ...env },
    ...(folder !== undefined && { cwd: folder }),
    detached: true,
    stdio: 'pipe',
  })
  const leader = child.pid
  if (leader !== undefined) watchdog.watch(leader)
  const signal = (name: NodeJS.Signals) => leader !== undefined && signalGroup(leader, name)
  // Not every command reads its input.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  for (const [stream, take] of [
    [child.stdout, options.onOutput],
    [child.stderr, options.onErrors],
  ] as const) {
    stream.on('data', (chunk: Buffer) => {
      take(chunk)
      if (options.echo === undefined || options.echo.write(chunk)) return
      stream.pause()
      options.echo.once('drain', () => stream.resume())
    })
  }
  const closed = once(child, 'close').catch(() => {})
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', (error) => resolve({ how: 'not_started', reason: error.message }))
    child.once('exit', (code, name) => {
      resolve(code === null ? { how: 'signalled', signal: name ?? '' } : { how: 'exited', code })
    })
  }).then(async (ending) => {
    clearTimeout(patience)
    signal('SIGKILL')
    await Promise.race([closed, pause(LAST_LINES_WAIT)])
    if (leader !== undefined) watchdog.forget(leader)
    for (const stream of [child.stdout, child.stderr]) stream.destroy()
    return ending
  })
  let patience: NodeJS.Timeout | undefined
  return {
    ended,
    stop: () => {
      signal('SIGTERM')
      patience ??= setTimeout(() => signal('SIGKILL'), GRACE)
    },
    kill: () => signal('SIGKILL'),
  }
}
