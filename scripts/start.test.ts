// `npm start` as a person starts it: whatever ends any link of the chain ends the server.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, test } from 'vitest'
import { temporaryFolder } from '../testing/databases.ts'

const root = join(import.meta.dirname, '..')
const left = new Set<number>()
afterEach(() => {
  for (const pid of left) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  left.clear()
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // One that ended and was not asked about by its parent is dead all the same.
    return !existsSync('/proc') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

async function until(what: string, look: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + 60_000
  while (!look()) {
    if (performance.now() > giveUpAt) throw new Error(`it did not happen: ${what}`)
    await pause(30)
  }
}

const parentOf = (pid: number) => Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])

/** The chain from npm to the server. */
async function start(): Promise<number[]> {
  const dataFolder = temporaryFolder()
  const args = ['start', '--', '--port', '0', '--data', dataFolder]
  const npm = spawn('npm', args, { cwd: root, stdio: 'ignore', detached: true })
  const record = join(dataFolder, 'server.json')
  await until('the server runs', () => existsSync(record) && readFileSync(record, 'utf8').endsWith('}'))
  const { pid } = JSON.parse(readFileSync(record, 'utf8')) as { pid: number }
  const chain = [pid]
  while (chain[0] !== npm.pid && (chain[0] as number) > 1) chain.unshift(parentOf(chain[0] as number))
  for (const one of chain) left.add(one)
  return chain
}

test.skipIf(!existsSync('/proc/self/stat')).each([
  ['npm', 'SIGTERM'],
  // A terminal sends it to all of them; to npm alone it is npm and the shell that pass nothing on.
  ['the group', 'SIGINT'],
  ['npm', 'SIGHUP'],
  ['npm', 'SIGKILL'],
  ['the shell', 'SIGKILL'],
  ['the script', 'SIGKILL'],
] as const)(
  '%s that gets %s takes the server with it',
  async (link, signal) => {
    const chain = await start()
    const script = chain.at(-2) as number
    const npm = chain[0] as number
    const victim = { npm, 'the group': -npm, 'the shell': parentOf(script), 'the script': script }[link]
    process.kill(victim, signal)
    await until('all of them are gone', () => !chain.some(isAlive))
  },
  120_000,
)
