// While a server runs it owns the SQLite file of its data folder. It holds a lock that the system lets go of when the
// process dies, however it dies, and writes down its address for the commands that come along.

import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from '@pawl/contract'
import { takeLock } from './process-lock.ts'

export interface ServerRecord {
  readonly url: string
  readonly pid: number
  /** Sent with every answer, so that a stale record is not taken for another server on the same port. */
  readonly instance: string
  /** By which the server knows whoever can read this file. */
  readonly secret?: string
}

/** Throws SERVER_ALREADY_RUNNING if another process has it. */
export function ownDataFolder(folder: string): { announce(record: ServerRecord): void; release(): void } {
  const lock = takeLock(join(folder, 'server.lock'))
  if (lock === undefined) throw fail('SERVER_ALREADY_RUNNING', { url: readServerRecord(folder)?.url ?? null })
  const path = recordPath(folder)
  return {
    announce: (record) => {
      // A file that is there keeps its mode, and a secret is not written into one that others read.
      rmSync(path, { force: true })
      writeFileSync(path, JSON.stringify(record), { mode: 0o600 })
    },
    release: () => {
      rmSync(path, { force: true })
      lock.release()
    },
  }
}

/**
 * What the last server wrote. It may be gone by now: only an answer proves that it is there. What is asked of it goes with
 * the caller's credentials, so a record that another user has written, or that points away from this machine, is not
 * followed.
 */
export function readServerRecord(folder: string): ServerRecord | undefined {
  const record = parsedRecord(folder)
  return record === undefined || distrusted(folder, record) !== undefined ? undefined : record
}

/** Why the record of a folder is not followed, if there is one that is not. */
export function distrustedRecord(folder: string): 'anotherUser' | 'notLoopback' | undefined {
  const record = parsedRecord(folder)
  return record && distrusted(folder, record)
}

function parsedRecord(folder: string): ServerRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(recordPath(folder), 'utf8'))
    const { url, instance } = record
    return typeof url === 'string' && URL.canParse(url) && typeof instance === 'string' ? record : undefined
  } catch {
    return undefined
  }
}

function distrusted(folder: string, { url }: ServerRecord) {
  const own = process.getuid?.()
  const isOwn = own === undefined || [folder, recordPath(folder)].every((path) => statSync(path).uid === own)
  if (!isOwn) return 'anotherUser'
  return /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname) ? undefined : 'notLoopback'
}

function recordPath(folder: string): string {
  return join(folder, 'server.json')
}
