// While a server runs it owns the SQLite file of its data folder. It holds a lock that the system lets go of when the
// process dies, however it dies, and writes down its address for the commands that come along.

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fail } from '@pawl/contract'
import { isBusy, storeError } from './sqlite/errors.ts'

export interface ServerRecord {
  readonly url: string
  readonly pid: number
  /** Sent with every answer, so that a stale record is not taken for another server on the same port. */
  readonly instance: string
}

/** Throws SERVER_ALREADY_RUNNING if another process has it. */
export function ownDataFolder(folder: string): { announce(record: ServerRecord): void; release(): void } {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 })
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock?.close()
    if (!isBusy(error)) throw storeError(error)
    throw fail('SERVER_ALREADY_RUNNING', { url: readServerRecord(folder)?.url ?? null }, error)
  }
  const path = recordPath(folder)
  return {
    announce: (record) => writeFileSync(path, JSON.stringify(record), { mode: 0o600 }),
    release: () => {
      rmSync(path, { force: true })
      lock?.close()
    },
  }
}

/** What the last server wrote. It may be gone by now: only an answer proves that it is there. */
export function readServerRecord(folder: string): ServerRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(recordPath(folder), 'utf8'))
    const { url, instance } = record
    return typeof url === 'string' && URL.canParse(url) && typeof instance === 'string' ? record : undefined
  } catch {
    return undefined
  }
}

function recordPath(folder: string): string {
  return join(folder, 'server.json')
}
