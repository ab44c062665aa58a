// Brings the file to the version of the program. Two processes that start together: one does it, the other finds it done.
//
// UP1. A file with anything in it is copied before it is upgraded, while nobody can write; without a copy there is no upgrade.
// UP2. Before the upgrade is committed, every task and every event is still there and every reference leads somewhere.
//      Otherwise nothing has changed.

import type { DatabaseSync } from 'node:sqlite'
import { fail, PawlError } from '@pawl/contract'
import { present } from '@pawl/kernel'
import { type AppliedMigration, fullName, migrationFailed, missingMigrations } from '../applied-migrations.ts'
import { type Migration, readMigrations } from '../migration-files.ts'
import type { ComingUpgrade, Upgrade } from '../store.ts'
import { backUp } from './backup.ts'
import { isConstraint, storeError } from './errors.ts'
import { migrationsByTheirTraces } from './unrecorded-migrations.ts'

const RECORD = `create table migrations (
  number integer not null,
  name text primary key,
  checksum text,
  applied_at integer not null
) strict`

/** Hands back what was done, if it was an upgrade. */
export async function migrate(
  database: DatabaseSync,
  path: string,
  beforeUpgrade: (coming: ComingUpgrade) => void,
): Promise<Upgrade | undefined> {
  const migrations = readMigrations('sqlite')
  if (isRecorded(database) && missing(database, migrations).length === 0) return undefined
  database.exec('begin immediate')
  try {
    const before = countsIn(database)
    if (!isRecorded(database)) beginRecord(database, migrations)
    const needed = missing(database, migrations)
    const [first] = needed
    if (before !== undefined && first !== undefined) beforeUpgrade({ migrations: needed.length, ...before })
    // Before the record is begun nothing of it is on the disk: the copy is of what was there.
    const backup = before === undefined || first === undefined ? null : await backUp(path, fullName(first))
    for (const migration of needed) {
      apply(database, migration)
      record(database, migration)
    }
    if (before !== undefined && needed.length > 0) verify(database, before, present(needed.at(-1)))
    // Programs from before there was a record look at this number alone, and leave alone what is newer than they are.
    database.exec(`pragma user_version = ${lastNumber(migrations)}`)
    database.exec('commit')
    return backup === null ? undefined : { migrations: needed.map(fullName), backup }
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}

interface Counts {
  readonly tasks: number
  readonly events: number
}

/** Undefined if there is nothing in it yet. */
function countsIn(database: DatabaseSync): Counts | undefined {
  const found = database.prepare("select 1 from sqlite_schema where type = 'table' and name = 'tasks'").get()
  if (found === undefined) return undefined
  const sql = 'select (select count(*) from tasks) as tasks, (select count(*) from events) as events'
  return database.prepare(sql).get() as unknown as Counts
}

function verify(database: DatabaseSync, before: Counts, last: Migration): void {
  const after = countsIn(database)
  const broken = database.prepare('pragma foreign_key_check').get()
  if (after?.tasks === before.tasks && after.events === before.events && broken === undefined) return
  throw migrationFailed(last, new Error(`verified: ${JSON.stringify({ before, after, broken })}`))
}

function missing(database: DatabaseSync, migrations: readonly Migration[]): readonly Migration[] {
  const needed = missingMigrations(migrations, appliedIn(database))
  refuseNewer(database, migrations)
  return needed
}

export function refuseNewer(database: DatabaseSync, migrations: readonly Migration[]): void {
  const found = (database.prepare('pragma user_version').get() as { user_version: number }).user_version
  const supported = lastNumber(migrations)
  if (found > supported) throw fail('STORE_TOO_NEW', { found, supported, migration: null })
}

export function isRecorded(database: DatabaseSync): boolean {
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
