// Runs SQL behind the store's back, as a person with a database shell would.

import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Place } from './databases.ts'

export async function byHand(place: Place, sql: string): Promise<void> {
  if ('sqliteFile' in place) {
    const database = new DatabaseSync(place.sqliteFile, { timeout: 5000 })
    try {
      database.exec(sql)
    } finally {
      database.close()
    }
    return
  }
  const client = new pg.Client(place.postgresUrl)
  await client.connect()
  try {
    await client.query('set search_path to pawl')
    await client.query(sql)
  } finally {
    await client.end()
  }
}
