// Which process a number stands for. The system gives the number of a process that ended to another one: only together with the boot of the
// machine and the moment the process was started does it name one process.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Undefined if there is no such process, or the system does not tell when it was started. */
export function identityOf(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? linuxIdentity(pid) : startedAt(pid)
  } catch {
    return undefined
  }
}

/** Whether it is certain that the process is there; where the system tells nothing it never is. */
export function isStillThere(pid: number, identity: string | undefined): boolean {
  return identity !== undefined && identityOf(pid) === identity
}

/** What stands behind the name, which may hold anything: the state first, and the moment of the start as the twentieth. */
function linuxIdentity(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  const facts = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // One that has ended and was not asked how yet is no process any more.
  if (facts[0] === 'Z' || facts[0] === 'X') return undefined
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${facts[19]}`
}

function startedAt(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined
  const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env: { LC_ALL: 'C' } })
  return started.trim() || undefined
}
