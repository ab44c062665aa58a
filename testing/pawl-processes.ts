// Real processes: the server and the command, as a person would start them.

import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Place } from './databases.ts'
import { temporaryFolder } from './databases.ts'

/** The bundled command, which the set-up of the tests has built. */
export const PAWL = join(import.meta.dirname, '..', 'apps', 'cli', 'dist', 'pawl.js')

export interface PawlServer {
  readonly url: string
  readonly dataFolder: string
  readonly process: ChildProcess
  /** As `kill -9` does: at once, with nothing tidied up. */
  kill(): Promise<void>
  stop(): Promise<void>
}

interface ServerSettings {
  readonly place?: Place
  readonly dataFolder?: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export async function startPawl({
  place,
  dataFolder = temporaryFolder(),
  args = [],
  env = {},
}: ServerSettings = {}): Promise<PawlServer> {
  const child = spawn(process.execPath, [PAWL, '--json', '--data', dataFolder, 'serve', '--port', '0', ...args], {
    env: { ...environmentFor(place), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
  readonly dataFolder?: string
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
}

export function runPawl(args: readonly string[], { dataFolder, env = {}, input }: RunSettings = {}): Promise<PawlRun> {
  // By the environment: what is proposed repeats the options it was asked with.
  const data = dataFolder === undefined ? {} : { PAWL_DATA: dataFolder }
  const child = spawn(process.execPath, [PAWL, ...args], { env: { ...environmentFor(), ...data, ...env } })
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
  child.stdin.end(input ?? '')
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
export function beginPawl(args: readonly string[], { dataFolder, env = {} }: RunSettings = {}): RunningPawl {
  const data = dataFolder === undefined ? {} : { PAWL_DATA: dataFolder }
  const child = spawn(process.execPath, [PAWL, ...args], {
    env: { ...environmentFor(), ...data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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

/** Nothing of the machine's own settings leaks into a test. */
function environmentFor(place?: Place): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, LANG: 'C', HOME: temporaryFolder() }
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
