// Brings the database to the version of the program. Two processes that start together: one does it, the other waits
// at the lock and finds it done.

import { PawlError } from '@pawl/contract'
import { type AppliedMigration, migrationFailed, missingMigrations } from '../applied-migrations.ts'
import { type Migration, readMigrations } from '../migration-files.ts'
import type { Client } from './connect.ts'
import { isConstraint, storeError } from './errors.ts'
import { refuseOutdatedWriters } from './outdated-writers.ts'
import { WITHOUT_WALL } from './workspace-setting.ts'

/** Any number that no other program is likely to lock. */
const MIGRATION_LOCK = 7_077_001

const RECORD = `create table if not exists pawl.migrations (
  number integer not null,
  name text primary key,
  applied_at timestamptz not null default now(),
  checksum text
)`

export async function migrate(pool: { connect(): Promise<Client> }): Promise<void> {
  const migrations = readMigrations('postgres')
  const client = await pool.connect()
  try {
    if ((await isRecorded(client)) && missingMigrations(migrations, await appliedIn(client)).length === 0) return
    await client.query('begin')
    await client.query(WITHOUT_WALL)
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    if (!(await isRecorded(client))) await beginRecord(client, migrations)
    const missing = missingMigrations(migrations, await appliedIn(client))
    for (const migration of missing) {
      await apply(client, migration)
      await client.query('insert into pawl.migrations (number, name, checksum) values ($1, $2, $3)', [
        ...[migration.number, migration.name, migration.checksum],
      ])
    }
    if (missing.length > 0) await client.query(refuseOutdatedWriters(migrations))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

export async function isRecorded(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_attribute where attrelid = to_regclass('pawl.migrations') and attname = 'checksum'`,
  )
  return rows.length > 0
}

export async function appliedIn(client: Client): Promise<readonly AppliedMigration[]> {
  return (await client.query<AppliedMigration>('select number, name, checksum from pawl.migrations')).rows
}

/** A new database, or one from when numbers were what counted: its migrations get the numbers they have now. */
async function beginRecord(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query('create schema if not exists pawl')
  await client.query(RECORD)
  await client.query('alter table pawl.migrations add column if not exists checksum text')
  // Throws if there is one that is not known.
  const applied = await appliedIn(client)
  missingMigrations(migrations, applied)
  if (applied.length === 0) return
  await client.query('alter table pawl.migrations drop constraint migrations_pkey')
  await client.query(
    'delete from pawl.migrations where exists (select 1 from pawl.migrations as other where other.name = migrations.name and other.number < migrations.number)',
  )
  for (const migration of migrations) {
    const values = [migration.number, migration.checksum, migration.name]
    await client.query('update pawl.migrations set number = $1, checksum = $2 where name = $3', values)
  }
  await client.query('alter table pawl.migrations add primary key (name)')
  await keepJsonAsWritten(client)
}

/** The very first version kept fields in a form that does not keep their order. */
async function keepJsonAsWritten(client: Client): Promise<void> {
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'pawl' and data_type = 'jsonb'`,
  )
  for (const { table_name, column_name } of rows)
    await client.query(
      `alter table pawl.${table_name} alter column ${column_name} type json using ${column_name}::json`,
    )
}

async function apply(client: Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql)
  } catch (error) {
    const trouble = storeError(error)
    throw trouble instanceof PawlError && !isConstraint(error) ? trouble : migrationFailed(migration, error)
  }
}
