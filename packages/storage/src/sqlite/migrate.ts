// Brings the file to the version of the program. Two processes that start together: one does it, the other finds it done.

import type { DatabaseSync } from 'node:sqlite'
import { fail } from '@pawl/contract'
import { readMigrations } from '../migration-files.ts'

export function migrate(database: DatabaseSync): void {
  const migrations = readMigrations('sqlite')
  const supported = migrations.at(-1)?.number ?? 0
  if (versionOf(database) === supported) return
  database.exec('begin immediate')
  try {
    const found = versionOf(database)
    if (found > supported) throw fail('STORE_TOO_NEW', { found, supported })
    for (const { number, sql } of migrations) if (number > found) database.exec(sql)
    database.exec(`pragma user_version = ${supported}`)
    database.exec('commit')
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}

function versionOf(database: DatabaseSync): number {
  return (database.prepare('pragma user_version').get() as { user_version: number }).user_version
}
