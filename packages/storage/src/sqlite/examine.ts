// A SQLite file as it is, by a connection that can only read.

import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { missingMigrations } from '../applied-migrations.ts'
import type { StoreCondition } from '../examine-store.ts'
import { readMigrations } from '../migration-files.ts'
import { namingBackup } from './backup.ts'
import { connect } from './connect.ts'
import { translated } from './errors.ts'
import { appliedIn, isRecorded, refuseNewer } from './migrate.ts'
import { migrationsByTheirTraces } from './unrecorded-migrations.ts'

/** Reading waits a moment for whoever writes. */
const LOCK_WAIT = 2_000

export function examineSqlite(path: string): StoreCondition {
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size === undefined || size === 0) return { state: 'none', missing: 0 }
  const database = connect(path, { lockWait: LOCK_WAIT, readOnly: true })
  try {
    return translated(() => conditionOf(database))
  } catch (error) {
    throw namingBackup(error, path)
  } finally {
    database.close()
  }
}

function conditionOf(database: DatabaseSync): StoreCondition {
  const migrations = readMigrations('sqlite')
  const damage = (database.prepare('pragma quick_check(1)').get() as { quick_check: string }).quick_check
  if (damage !== 'ok') return { state: 'damaged', missing: 0, damage }
  refuseNewer(database, migrations)
  if (!isRecorded(database)) {
    const found = migrationsByTheirTraces(database)
    return { state: 'older', missing: migrations.filter(({ name }) => !found.has(name)).length }
  }
  const missing = missingMigrations(migrations, appliedIn(database)).length
  const last = database.prepare('select at from events order by sequence desc limit 1').get() as
    | { at: number }
    | undefined
  return { state: missing === 0 ? 'current' : 'older', missing, lastChangeAt: last?.at }
}
