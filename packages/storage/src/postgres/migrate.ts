// Brings the database to the version of the program. Two processes that start together: one does it, the other waits
// at the lock and finds it done.

import { fail } from '@pawl/contract'
import { readMigrations } from '../migration-files.ts'
import type { Client, Pool } from './connect.ts'

/** Any number that no other program is likely to lock. */
const MIGRATION_LOCK = 7_077_001

export async function migrate(pool: Pool): Promise<void> {
  const migrations = readMigrations('postgres')
  const supported = migrations.at(-1)?.number ?? 0
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    const found = await versionOf(client)
    if (found > supported) throw fail('STORE_TOO_NEW', { found, supported })
    for (const { number, name, sql } of migrations) {
      if (number <= found) continue
      await client.query(sql)
      await client.query('insert into pawl.migrations (number, name) values ($1, $2)', [number, name])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function versionOf(client: Client): Promise<number> {
  await client.query('create schema if not exists pawl')
  await client.query(
    'create table if not exists pawl.migrations (number integer primary key, name text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ last: number | null }>('select max(number) as last from pawl.migrations')
  return rows[0]?.last ?? 0
}
