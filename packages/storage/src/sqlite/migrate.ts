// Brings the file to the version of the program. Two processes that start together: one does it, the other finds it done.

import type { DatabaseSync } from 'node:sqlite'
import { fail, PawlError } from '@pawl/contract'
import { type AppliedMigration, migrationFailed, missingMigrations } from '../applied-migrations.ts'
import { type Migration, readMigrations } from '../migration-files.ts'
import { isConstraint, storeError } from './errors.ts'
import { migrationsByTheirTraces } from './unrecorded-migrations.ts'

const RECORD = `create table migrations (
  number integer not null,
  name text primary key,
  checksum text,
  applied_at integer not null
) strict`

export function migrate(database: DatabaseSync): void {
  const migrations = readMigrations('sqlite')
  if (isRecorded(database) && missing(database, migrations).length === 0) return
  database.exec('begin immediate')
  try {
    if (!isRecorded(database)) beginRecord(database, migrations)
    for (const migration of missing(database, migrations)) {
      apply(database, migration)
      record(database, migration)
    }
    // Programs from before there was a record look at this number alone, and leave alone what is newer than they are.
    database.exec(`pragma user_version = ${lastNumber(migrations)}`)
    database.exec('commit')
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}

function missing(database: DatabaseSync, migrations: readonly Migration[]): readonly Migration[] {
  const needed = missingMigrations(migrations, appliedIn(database))
  refuseNewer(database, migrations)
  return needed
}

function refuseNewer(database: DatabaseSync, migrations: readonly Migration[]): void {
  const found = (database.prepare('pragma user_version').get() as { user_version: number }).user_version
  const supported = lastNumber(migrations)
  if (found > supported) throw fail('STORE_TOO_NEW', { found, supported, migration: null })
}

function isRecorded(database: DatabaseSync): boolean {
  return (
    database.prepare("select 1 from sqlite_schema where type = 'table' and name = 'migrations'").get() !== undefined
  )
}

export function appliedIn(database: DatabaseSync): readonly AppliedMigration[] {
  const sql = 'select number, name, checksum from migrations order by number desc'
  return database.prepare(sql).all() as unknown as AppliedMigration[]
}

/** A file without a record is new, or was written when only a number was kept. */
function beginRecord(database: DatabaseSync, migrations: readonly Migration[]): void {
  refuseNewer(database, migrations)
  database.exec(RECORD)
  const found = migrationsByTheirTraces(database)
  for (const migration of migrations) if (found.has(migration.name)) record(database, migration)
}

function apply(database: DatabaseSync, migration: Migration): void {
  try {
    database.exec(migration.sql)
  } catch (error) {
    const trouble = storeError(error)
    throw trouble instanceof PawlError && !isConstraint(error) ? trouble : migrationFailed(migration, error)
  }
}

function record(database: DatabaseSync, migration: Migration): void {
  database
    .prepare("insert into migrations (number, name, checksum, applied_at) values (?, ?, ?, unixepoch('subsec') * 1000)")
    .run(migration.number, migration.name, migration.checksum)
}

function lastNumber(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.number ?? 0
}
