// What a benchmark needs and this machine does not have: it is left out by name, which is no failure.

import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import type { Cleanup } from './cleanup.ts'

class NotHere extends Error {}

/** A PostgreSQL that keeps its promises to the disk, stopped with everything else. */
export async function postgresFor(cleanup: Cleanup): Promise<PostgresServer> {
  try {
    const server = await startPostgres({ safe: true })
    cleanup.later(() => server.stop())
    return server
  } catch (error) {
    throw new NotHere(`PostgreSQL cannot be started here: ${(error as Error).message}`)
  }
}

/** Why a benchmark cannot run here; undefined if it simply failed. A peer may not be installed. */
export function reasonNotHere(error: unknown): string | undefined {
  if (error instanceof NotHere) return error.message
  const { code, message } = error as { code?: string; message: string }
  const isPeer = code === 'ERR_MODULE_NOT_FOUND' && /Cannot find package '(?!@pawl)/.test(message)
  return isPeer ? message.split('\n')[0] : undefined
}
