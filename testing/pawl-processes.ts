// Real processes: the server and the command, as a person would start them. Commands that do one thing and end share a
// process (`command-host.ts`).

import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { HostedCommand, HostedRun } from './command-host.ts'
import type { Place } from './databases.ts'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The bundled command, which the set-up of the tests has built. */
export const PAWL = join(import.meta.dirname, '..', 'apps', 'cli', 'dist', 'pawl.cjs')

/** Those that run now. */
const running = new Set<ChildProcess>()

function followed<Child extends ChildProcess>(child: Child): Child {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** What a test has left running, as one that fails does, would take its part of the machine from all tests after it. */
export async function endWhatRuns(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      return ended
    }),
  )
}

/** As `bin/pawl` starts it. */
const started = (program = PAWL) => ['--min-semi-space-size=16', program]

export interface PawlServer {
  readonly url: string
  readonly dataFolder: string
  readonly process: ChildProcess
  /** As `kill -9` does: at once, with nothing tidied up. */
  kill(): Promise<void>
  stop(): Promise<void>
}

interface ServerSettings {
  /** The command, if it is not the one that was built. */
  readonly program?: string
  readonly place?: Place
  readonly dataFolder?: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export async function startPawl({
  program,
  place,
  dataFolder = temporaryFolder(),
  args = [],
  env = {},
}: ServerSettings = {}): Promise<PawlServer> {
  const port = String(await freePort())
  const child = followed(
    spawn(process.execPath, [...started(program), '--json', '--data', dataFolder, 'serve', '--port', port, ...args], {
      env: { ...environmentFor(place), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  const errors: string[] = []
  child.stderr.on('data', (chunk) => errors.push(String(chunk)))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { url } = await new Promise<{ url: string }>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)))
    child.once('exit', (code) => reject(new Error(`the server stopped with code ${code}: ${errors.join('')}`)))
  })
  if (url === undefined) throw new Error('the server did not start')
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return { url, dataFolder, process: child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

export interface PawlRun {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  /** The one document that --json prints, if that is what was printed. */
  readonly document: never
}

interface RunSettings {
  /** The command, if it is not the one that was built; it runs in a process of its own. */
  readonly program?: string
  readonly dataFolder?: string
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
  /** The working folder: that of the data if left out, so that nothing is left in the repository. */
  readonly folder?: string
}

/** They last, start others, or listen to signals. */
const LASTING = new Set(['answer-with', 'board', 'chat', 'interpret', 'log', 'log-append', 'mcp', 'serve', 'work'])
/** Node looks at these when it starts. */
const FOR_NODE = /^(?:NODE_.*|TZ)$/

/** In the process that the commands of a file of tests share, or where that would make a difference in one of its own. */
export async function runPawl(args: readonly string[], settings: RunSettings = {}): Promise<PawlRun> {
  const needsOwn =
    args.some((word) => LASTING.has(word)) || Object.keys(settings.env ?? {}).some((name) => FOR_NODE.test(name))
  // Two at once are two processes.
  if (needsOwn || hostIsBusy) return runPawlAlone(args, settings)
  hostIsBusy = true
  try {
    const env = environmentOf(settings)
    const run = await hosted({ args, env, input: settings.input ?? '', folder: folderOf(settings, env) })
    return { ...run, document: documentIn(run.stdout) }
  } finally {
    hostIsBusy = false
  }
}

let host: ChildProcess | undefined
let hostIsBusy = false

function hosted(command: HostedCommand): Promise<HostedRun> {
  if (host === undefined) {
    host = fork(join(import.meta.dirname, 'command-host.ts'), {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    host.unref()
    host.channel?.unref()
  }
  const { promise, resolve, reject } = Promise.withResolvers<HostedRun>()
  const fell = (code: number | null) => {
    host = undefined
    reject(new Error(`the process of the commands ended with code ${code} during: pawl ${command.args.join(' ')}`))
  }
  host.once('exit', fell)
  host.once('message', (run: HostedRun) => {
    host?.off('exit', fell)
    resolve(run)
  })
  host.send(command)
  return promise
}

/** In a process of its own. */
export function runPawlAlone(args: readonly string[], settings: RunSettings = {}): Promise<PawlRun> {
  const env = environmentOf(settings)
  const child = spawn(process.execPath, [...started(settings.program), ...args], { env, cwd: folderOf(settings, env) })
  let stdout = ''
  let stderr = ''
  // A letter may come in two pieces.
  child.stdout.setEncoding('utf8')
  child.stderr.setEncoding('utf8')
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  child.stdin.end(settings.input ?? '')
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({
        code: code ?? -1,
        stdout,
        stderr,
        document: documentIn(stdout),
      })
    })
  })
}

export interface RunningPawl {
  readonly process: ChildProcess
  readonly ended: Promise<PawlRun>
  /** Everything it has printed so far. */
  printed(): string
}

/** A command that goes on until it is stopped. */
export function beginPawl(args: readonly string[], settings: RunSettings = {}): RunningPawl {
  const env = environmentOf(settings)
  const child = followed(
    spawn(process.execPath, [...started(settings.program), ...args], {
      env,
      cwd: folderOf(settings, env),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  let stdout = ''
  let stderr = ''
  // A letter may come in two pieces.
  child.stdout.setEncoding('utf8')
  child.stderr.setEncoding('utf8')
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const ended = new Promise<PawlRun>((resolve) => {
    child.once('close', (code) => resolve({ code: code ?? -1, stdout, stderr, document: documentIn(stdout) }))
  })
  return { process: child, ended, printed: () => stdout + stderr }
}

function environmentOf({ dataFolder, env }: RunSettings): Record<string, string> {
  // By the environment: what is proposed repeats the options it was asked with.
  return { ...environmentFor(), ...(dataFolder !== undefined && { PAWL_DATA: dataFolder }), ...env }
}

function folderOf({ folder, dataFolder }: RunSettings, { HOME }: Record<string, string>): string {
  const isFolder = dataFolder !== undefined && statSync(dataFolder, { throwIfNoEntry: false })?.isDirectory()
  return folder ?? (isFolder ? dataFolder : (HOME as string))
}

/** Nothing of the machine's own settings leaks into a test. */
function environmentFor(place?: Place): Record<string, string> {
  const env = { ...process.env, LANG: 'C', HOME: temporaryFolder() } as Record<string, string>
  for (const name of Object.keys(env)) if (name.startsWith('PAWL_') || name.startsWith('LC_')) delete env[name]
  if (place !== undefined && 'postgresUrl' in place) env.PAWL_DATABASE_URL = place.postgresUrl
  return env
}

function documentIn(text: string): never {
  try {
    return JSON.parse(text) as never
  } catch {
    return undefined as never
  }
}
