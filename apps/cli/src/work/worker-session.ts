// The session of a worker. It is kept by a lock while the worker lives, and the next worker of the same role on this
// machine takes the first that is free: one that was killed is followed by one that goes on with its task [D27].

import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, systemTrouble } from '@pawl/contract'
import { newId } from '@pawl/operations'
import { takeLock } from '@pawl/storage'
import type { WorkPlace } from './work-place.ts'

export interface WorkerSession {
  readonly name: string
  release(): void
}

/** Throws SESSION_IN_USE if the one that was named is taken. */
export function takeSession(
  dataFolder: string,
  { who, where, session: named }: Pick<WorkPlace, 'who' | 'where' | 'session'>,
): WorkerSession {
  const folder = join(dataFolder, 'workers')
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw fail('FILE_UNREADABLE', { path: folder, ...systemTrouble(error) }, error)
  }
  const take = (name: string) => {
    const lock = takeLock(join(folder, `${where}.${who}.${name}.lock`))
    return lock && { name, release: () => lock.release() }
  }
  if (named !== undefined) {
    const session = take(named)
    if (session === undefined) throw fail('SESSION_IN_USE', { session: named })
    return session
  }
  const machine = machineName(join(folder, 'machine'))
  for (let place = 1; ; place++) {
    const session = take(`${machine}-${place}`)
    if (session !== undefined) return session
  }
}

/** Names of machines are not unique; what was drawn once here is. */
function machineName(path: string): string {
  if (!existsSync(path)) {
    const own = `${path}.${process.pid}`
    writeFileSync(own, `w${newId().slice(-8)}`)
    try {
      // Whole or not at all, and the first one stays.
      linkSync(own, path)
    } catch {}
    rmSync(own)
  }
  return readFileSync(path, 'utf8')
}
