// While a server runs it owns the SQLite file of its data folder. It holds a lock that the system lets go of when the
// process dies, however it dies, and writes down its address for the commands that come along.

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from '@pawl/contract'
import { takeLock } from './process-lock.ts'

export interface ServerRecord {
  readonly url: string
  readonly pid: number
  /** Sent with every answer, so that a stale record is not taken for another server on the same port. */
  readonly instance: string
}

/** Throws SERVER_ALREADY_RUNNING if another process has it. */
export function ownDataFolder(folder: string): { announce(record: ServerRecord): void; release(): void } {
  const lock = takeLock(join(folder, 'server.lock'))
  if (lock === undefined) throw fail('SERVER_ALREADY_RUNNING', { url: readServerRecord(folder)?.url ?? null })
  const path = recordPath(folder)
  return {
    announce: (record) => writeFileSync(path, JSON.stringify(record), { mode: 0o600 }),
    release: () => {
      rmSync(path, { force: true })
      lock.release()
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
