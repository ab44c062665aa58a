// Whether another process has brought the file to a newer version while this one has it open. SQLite counts what others
// have committed; only if that number has moved is the record looked at, so that a write pays next to nothing for it.

import type { DatabaseSync } from 'node:sqlite'
import type { PawlError } from '@pawl/contract'
import { upgradedBy } from '../applied-migrations.ts'
import { readMigrations } from '../migration-files.ts'
import { appliedIn } from './migrate.ts'

/** Ask inside a write transaction: nobody can come in between. */
export function newerSchema(database: DatabaseSync): () => PawlError | undefined {
  const migrations = readMigrations('sqlite')
  const commitsOfOthers = database.prepare('pragma data_version')
  let last: unknown
  let upgraded: PawlError | undefined
  return () => {
    const now = (commitsOfOthers.get() as { data_version: number }).data_version
    if (now !== last) upgraded = upgradedBy(migrations, appliedIn(database)[0])
    last = now
    return upgraded
  }
}
