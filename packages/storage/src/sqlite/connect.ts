// A connection to the file: write-ahead log, every commit on the disk before it counts.

import { DatabaseSync } from 'node:sqlite'
import { storeError } from './errors.ts'

/** How long SQLite itself waits for a lock. Short: it blocks the process; longer waits are done outside. */
const LOCK_WAIT = 50

export function connect(path: string, { lockWait = LOCK_WAIT, readOnly = false } = {}): DatabaseSync {
  try {
    const database = new DatabaseSync(path, { timeout: lockWait, readOnly })
    if (!readOnly) database.exec('pragma journal_mode = wal')
    database.exec(
      'pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536; pragma temp_store = memory',
    )
    return database
  } catch (error) {
    throw storeError(error)
  }
}
