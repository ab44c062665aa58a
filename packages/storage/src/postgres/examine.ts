// A PostgreSQL database as it is, by one connection that only reads.

import { missingMigrations } from '../applied-migrations.ts'
import type { StoreCondition } from '../examine-store.ts'
import { readMigrations } from '../migration-files.ts'
import { type Client, connect, connected, endAll, LIMITS } from './connect.ts'
import { appliedIn, isRecorded } from './migrate.ts'

export async function examinePostgres(url: string): Promise<StoreCondition> {
  const pool = connect(url, LIMITS)
  try {
    const client = await connected(pool)
    try {
      return await conditionOf(client)
    } finally {
      client.release()
    }
  } finally {
    await endAll(pool, LIMITS.connectWithin)
  }
}

async function conditionOf(client: Client): Promise<StoreCondition> {
  const migrations = readMigrations('postgres')
  const found = await client.query<{ clock: number; is_there: boolean }>(
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as clock, to_regclass('pawl.migrations') is not null as is_there`,
  )
  const { clock = 0, is_there = false } = found.rows[0] ?? {}
  if (!is_there) return { state: 'none', missing: 0, clock }
  if (!(await isRecorded(client))) return { state: 'older', missing: migrations.length, clock }
  const missing = missingMigrations(migrations, await appliedIn(client)).length
  return { state: missing === 0 ? 'current' : 'older', missing, clock }
}
