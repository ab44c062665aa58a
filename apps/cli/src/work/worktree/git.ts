// git as a program with its arguments: no shell reads them, nobody is asked anything, and what it says is in English.
//
// GW2. What another git of the same repository holds a lock for is tried again: ten workers do not fail over one another.
// GW3. No more of its output is kept than is asked for.

import { spawn } from 'node:child_process'
import { pauseAfter } from '@pawl/contract'
import { pauseUnless } from '../../door/pause.ts'

export interface GitRun {
  readonly code: number
  readonly output: string
  readonly errors: string
  /** There was more output than was kept. */
  readonly isCut: boolean
}

/** git did not do what it was asked for; its own words are in the message. */
export class GitTrouble extends Error {
  readonly code: string | undefined
  constructor(args: readonly string[], said: string, code?: string) {
    super(`git ${args[0] ?? ''}: ${said.trim().slice(0, 1000)}`)
    this.code = code
  }
}

const LIMIT = 1_000_000
const LOCKED =
  /(?:index|config|HEAD|packed-refs|shallow|commondir|gitdir)\.lock|cannot lock ref|could not lock|Unable to create '[^']*\.lock'/
const BACKOFF = { first: 50, longest: 1_000 }
const LOCK_PATIENCE = 20_000
/** Variables by which a caller that runs inside git would lead it to another repository. */
const OF_GIT = /^GIT_(?!SSH|ASKPASS|TRACE|EXEC_PATH|CONFIG_GLOBAL|CONFIG_SYSTEM|CONFIG_NOSYSTEM|TERMINAL_PROMPT)/
/** A commit of the worker's own is made under this name, asks for no passphrase, and starts no cleaning up. */
const SETTINGS = [
  'user.name=Pawl',
  'user.email=pawl@localhost',
  'commit.gpgSign=false',
  'gc.auto=0',
  'maintenance.auto=false',
]

export function withoutGit(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !OF_GIT.test(name)))
}

/** Throws GitTrouble if it ends with another code than one of those that are expected. */
export async function git(folder: string, args: readonly string[], expected: readonly number[] = [0]): Promise<GitRun> {
  const giveUpAt = performance.now() + LOCK_PATIENCE
  for (let attempt = 1; ; attempt++) {
    const run = await runGit(folder, args, LIMIT)
    if (expected.includes(run.code)) return run
    if (!LOCKED.test(run.errors) || performance.now() > giveUpAt) throw new GitTrouble(args, run.errors)
    await pauseUnless(pauseAfter(BACKOFF, attempt) * (0.5 + Math.random()), undefined)
  }
}

/** The first characters of what it prints. */
export async function gitStart(folder: string, args: readonly string[], limit: number): Promise<GitRun> {
  return runGit(folder, args, limit)
}

export const line = ({ output }: GitRun) => output.trim()

function runGit(folder: string, args: readonly string[], limit: number): Promise<GitRun> {
  const child = spawn('git', [...SETTINGS.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: folder,
    env: {
      ...withoutGit(process.env),
      LC_ALL: 'C',
      GIT_TERMINAL_PROMPT: '0',
      GIT_EDITOR: 'true',
      GIT_OPTIONAL_LOCKS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, errors, isCut] = ['', '', false]
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    isCut ||= output.length + text.length > limit
    output = (output + text).slice(0, limit)
    if (isCut) child.kill()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-4_000)
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => reject(new GitTrouble(args, error.message, error.code)))
    child.once('close', (code) => resolve({ code: isCut ? 0 : (code ?? -1), output, errors, isCut }))
  })
}
