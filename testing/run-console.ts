// A newcomer at a terminal: a fresh folder that holds what a clone holds, an empty home, `pawl`, `npx pawl` and `npm`.
// What runs until Ctrl+C goes on in the background until the document ends, or another server is started.

import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { temporaryFolder } from './databases.ts'
import { freePort } from './free-port.ts'
import { PAWL } from './pawl-processes.ts'

const ROOT = join(import.meta.dirname, '..')
const ADDRESS = /(?:localhost|127\.0\.0\.1):7077/g

export interface Terminal {
  /** Both streams, as they came, and the exit code. */
  run(command: string): Promise<{ readonly printed: string; readonly code: number }>
  /** Says one after the other, each when the one before was answered. */
  say(command: string, messages: readonly string[]): Promise<readonly string[]>
  /** Resolves when it has printed something, or has answered at its port. */
  begin(command: string): Promise<{ readonly printed: () => string }>
  close(): Promise<void>
}

export async function openTerminal(): Promise<Terminal> {
  const home = temporaryFolder()
  const folder = join(temporaryFolder(), 'pawl')
  mkdirSync(folder)
  for (const name of ['bin', 'examples', 'docs']) symlinkSync(join(ROOT, name), join(folder, name))
  const port = await freePort()
  const env = {
    PATH: `${programs()}${delimiter}${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    HOME: home,
    TZ: 'UTC',
    LANG: 'C.UTF-8',
    PAWL_PORT: String(port),
    npm_config_update_notifier: 'false',
  }
  const start = (command: string) => {
    const here = command.replaceAll(ADDRESS, `127.0.0.1:${port}`)
    return spawn('bash', ['-c', `exec 2>&1\n${here}`], { cwd: folder, env, detached: true, stdio: 'pipe' })
  }
  const asWritten = (text: string) => text.replaceAll(`127.0.0.1:${port}`, '127.0.0.1:7077')
  const inBackground = new Set<ChildProcess>()
  const running = new Set<ChildProcess>()
  const stopAll = async () => {
    await Promise.all([...inBackground].map(end))
    inBackground.clear()
  }
  return {
    run: async (command) => {
      const child = start(command)
      running.add(child)
      child.stdin.end()
      const printed = gather(child)
      const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? -1)))
      running.delete(child)
      return { printed: asWritten(printed()), code }
    },
    say: async (command, messages) => {
      const child = start(command)
      const answers: string[] = []
      for (const message of messages) {
        child.stdin.write(`${message}\n`)
        // One answer is written at once, and the next message waits for it.
        answers.push(
          await new Promise((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk).trim()))),
        )
      }
      child.stdin.end()
      await new Promise((resolve) => child.once('close', resolve))
      return answers
    },
    begin: async (command) => {
      const isServer = /\bnpm start|\bserve\b/.test(command)
      if (isServer) await stopAll()
      const child = start(command)
      inBackground.add(child)
      const printed = gather(child)
      if (isServer) await untilItAnswers(`http://127.0.0.1:${port}/api/lifecycles`, child, printed)
      return { printed: () => asWritten(printed()) }
    },
    close: async () => {
      await Promise.all([...running].map(end))
      await stopAll()
    },
  }
}

/** `pawl` as `npm link` makes it, `npx` and `npm` as if this were the clone. */
function programs(): string {
  const folder = temporaryFolder()
  const node = `'${process.execPath}'`
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  write('pawl', `exec ${node} '${PAWL}' "$@"`)
  write(
    'npx',
    `[ "$1" = pawl ] || { echo "npx $1 is not run by tests" >&2; exit 1; }; shift; exec ${node} '${PAWL}' "$@"`,
  )
  const npm = process.env.npm_execpath ?? 'npm'
  // Without its folder: where it is called npm too, this would call itself.
  write(
    'npm',
    `PATH='${process.env.PATH}' exec ${npm.endsWith('.js') ? `${node} '${npm}'` : npm} --silent --prefix '${ROOT}' "$@"`,
  )
  return folder
}

function gather(child: ChildProcess): () => string {
  let printed = ''
  child.stdout?.on('data', (chunk) => {
    printed += chunk
  })
  return () => printed
}

async function untilItAnswers(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server stopped: ${printed()}`)
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    // The whole group: a shell, npm, and the server they started.
    process.kill(-(child.pid as number), 'SIGINT')
  })
}
