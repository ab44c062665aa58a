// The way to the operations: through a server, or straight to the store. The person does not notice which.

import { join } from 'node:path'
import {
  fail,
  type LinesInKey,
  type LinesOutKey,
  type OperationKey,
  type OutcomeOf,
  systemCodeOf,
} from '@pawl/contract'
import { distrustedRecord, loadStore, readServerRecord, type ServerRecord } from '@pawl/storage'
import type { Settings } from '../settings.ts'
import { NO_WAY_IN } from '../work/command-environment.ts'
import { fillingInSecrets } from './session-secrets.ts'

export interface Door {
  /**
   * `gone` is raised by who does not want the answer any more. Whoever may ask again gives the same key each time; without
   * one the door makes up its own where it asks a server, and tries again by itself.
   */
  run<Key extends OperationKey>(
    key: Key,
    input: object,
    gone?: AbortSignal,
    idempotencyKey?: string,
  ): Promise<OutcomeOf<Key>>
  /** Comes along whenever something may have happened, until nobody wants to know. */
  happenings(gone: AbortSignal): AsyncIterable<void>
  /** The lines of an operation that writes lines. */
  lines(key: LinesOutKey): AsyncIterable<string>
  /** For an operation that reads lines. */
  takeLines<Key extends LinesInKey>(key: Key, input: object, lines: AsyncIterable<string>): Promise<OutcomeOf<Key>>
  close(): Promise<void>
}

/** A server on this machine answers at once, or is in trouble. */
const PROBE_WAIT = 3_000

/**
 * Loads whatever any way to the data needs. A command that lasts does so at its beginning: the files it was started from
 * may have been replaced by a newer version when it needs them.
 */
export async function loadDoors({ serverUrl, databaseUrl }: Settings): Promise<void> {
  if (serverUrl !== undefined) checkAddress(serverUrl)
  if (serverUrl !== undefined || databaseUrl === undefined) {
    await Promise.all([import('./remote-door.ts'), import('./plain-request.ts')])
  }
  if (serverUrl !== undefined) return
  const { loadConversation } = await import('@pawl/operations')
  await Promise.all([
    import('./local-door.ts'),
    loadStore(databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'),
    loadConversation(),
  ])
}

export async function openDoor(settings: Settings): Promise<Door> {
  return fillingInSecrets(await findDoor(settings), settings)
}

async function findDoor(settings: Settings): Promise<Door> {
  if (settings.serverUrl !== undefined) return remoteDoor(settings, settings.serverUrl)
  if (settings.databaseUrl !== undefined) return localDoor(settings)
  const record = readServerRecord(settings.dataFolder)
  if (record === undefined) await warnOfDistrusted(settings)
  if (record !== undefined && (await isThere(record))) return remoteDoor(settings, record.url, record)
  return localDoor(settings)
}

/** Its credentials are not sent where someone else has pointed; the person is told why the server is passed over. */
async function warnOfDistrusted({ dataFolder, language }: Settings): Promise<void> {
  const why = distrustedRecord(dataFolder)
  if (why === undefined) return
  const { screenFor } = await import('../output/screen.ts')
  const { phrases } = screenFor(process.stderr, language, process.env)
  process.stderr.write(`${phrases.recordIgnored[why](join(dataFolder, 'server.json'))}\n`)
}

/** What is no address will not become one by waiting. */
function checkAddress(url: string): void {
  if (url === NO_WAY_IN) throw fail('SERVER_UNREACHABLE', { url, reason: 'not_for_a_command' })
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw fail('SERVER_UNREACHABLE', { url, reason: 'not_an_address' })
  }
}

async function remoteDoor(settings: Settings, url: string, record?: ServerRecord): Promise<Door> {
  checkAddress(url)
  const { openRemoteDoor } = await import('./remote-door.ts')
  return openRemoteDoor(settings, url, record && { ...record, otherwise: () => localDoor(settings) })
}

async function localDoor(settings: Settings): Promise<Door> {
  return (await import('./local-door.ts')).openLocalDoor(settings)
}

/**
 * Whether the server that wrote the record still runs. One that died left its address behind; by now nobody may listen
 * there, or someone else.
 */
async function isThere(record: ServerRecord): Promise<boolean> {
  const { plainRequest } = await import('./plain-request.ts')
  try {
    const { headers } = await plainRequest(new URL(record.url), { method: 'GET', path: '/healthz', wait: PROBE_WAIT })
    return headers.get('pawl-instance') === record.instance
  } catch (error) {
    if (systemCodeOf(error) === 'ETIMEDOUT') {
      throw fail('SERVER_UNREACHABLE', { url: record.url, reason: 'silent' }, error)
    }
    return false
  }
}
