import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Watchdog {
  watch(leader: number): void
  forget(leader: number): void
  close(): void
}

export function startWatchdog(): Watchdog {
  // Of the built command: this file ends up in a part beside `pawl.cjs`.
  const program = fileURLToPath(new URL('./work/watchdog.cjs', import.meta.url))
  const { stdin, ...child } = spawnDetached(program)
  const tell = (line: string) => stdin.write(`${line}\n`)
  // Without it the commands still end with `pawl work`, unless that is killed.
  stdin.on('error', () => {})
  child.unref()
  return {
    watch: (leader) => tell(`+${leader}`),
    forget: (leader) => tell(`-${leader}`),
    close: () => stdin.end(),
  }
}

function spawnDetached(program: string) {
  const child = spawn(process.execPath, [program], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  child.on('error', () => {})
  return { stdin: child.stdin, unref: () => child.unref() }
}
