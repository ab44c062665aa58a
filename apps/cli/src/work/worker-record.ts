// What a worker leaves for others of its machine to find, should it be killed: which process it is, which session it has, and which
// command it runs. Written when it begins, removed when it ends in peace.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { signalGroup } from './process-group.ts'
import { identityOf, isStillThere } from './process-identity.ts'

interface KnownProcess {
  readonly pid: number
  readonly identity?: string | undefined
}

export interface WorkerRecord {
  /** Which store it works on; two may have a room of the same name. */
  readonly store: string
  readonly room: string
  readonly role: string
  readonly session: string
  /** A System1: its session is its profile, and its room the initiative it is limited to, if to any. */
  readonly isGoverned?: boolean
  /** The lock that it holds while it lives. */
  readonly lock: string
  readonly process: KnownProcess
  readonly command?: KnownProcess | undefined
}

/** Nothing of it can be read back: an address may hold a password. */
export function storeKey({ serverUrl, databaseUrl, workspace }: Settings): string {
  const place = JSON.stringify([serverUrl ?? null, databaseUrl ?? null, workspace ?? null])
  return createHash('sha256').update(place).digest('hex').slice(0, 16)
}

export const knownProcess = (pid: number): KnownProcess => ({ pid, identity: identityOf(pid) })

/** Only this user may read it. */
export function writeRecord(file: string, record: WorkerRecord): void {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(record), { mode: 0o600 })
  renameSync(unfinished, file)
}

export function readRecord(file: string): WorkerRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as WorkerRecord
  } catch {
    return undefined
  }
}

export function removeRecord(file: string): void {
  rmSync(file, { force: true })
}

export function recordFiles(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [join(folder, name)] : []))
}

/** False also where nobody can tell. */
export function isAlive({ process: { pid, identity } }: WorkerRecord): boolean {
  return isStillThere(pid, identity)
}

/** Its watchdog does so too, unless that was killed as well. */
export function endLeftCommand({ command }: WorkerRecord): void {
  if (command !== undefined && isStillThere(command.pid, command.identity)) signalGroup(command.pid, 'SIGKILL')
}
