// A command and everything it started, as one.

import { spawnSync } from 'node:child_process'

/** Whoever is gone already is no trouble. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(leader), '/t', ...(signal === 'SIGKILL' ? ['/f'] : [])], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(-leader, signal)
  } catch {}
}
