// A server in a process of its own. It prints one line of JSON with its address when it listens.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cleanup } from './cleanup.ts'

const PATIENCE = 5_000

/** The address. The server is stopped with everything else of the benchmark. */
export async function startServerProcess(cleanup: Cleanup, program: string, args: readonly string[]): Promise<string> {
  return (await startServer(cleanup, program, args)).url
}

export async function startServer(
  cleanup: Cleanup,
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ readonly url: string; readonly pid: number }> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...cleanEnvironment(), ...environment },
  })
  const exited = once(child, 'exit')
  cleanup.later(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await Promise.race([exited, pause(PATIENCE, undefined, { ref: false })])
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  })
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exited.then(() => {
      throw new Error(`${program} stopped before it listened`)
    }),
  ])
  return { url: JSON.parse(line[0]).url, pid: child.pid as number }
}

/** Without settings of whoever runs the benchmarks: they would lead Pawl to other data. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PAWL_')))
}
