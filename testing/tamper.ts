// What someone with the keys to the database could do, past everything that refuses it.

import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Place } from './databases.ts'

export async function tamperWith(place: Place, sqls: readonly string[]): Promise<void> {
  if ('sqliteFile' in place) {
    const database = new DatabaseSync(place.sqliteFile, { enableForeignKeyConstraints: false, timeout: 5000 })
    const triggers = database.prepare("select name from sqlite_master where type = 'trigger'").all()
    for (const { name } of triggers) database.exec(`drop trigger ${name}`)
    for (const sql of sqls) database.exec(sql)
    database.close()
    return
  }
  const client = new pg.Client(place.postgresUrl)
  await client.connect()
  await client.query("set search_path to pawl; set session_replication_role = 'replica'")
  for (const sql of sqls) await client.query(sql)
  await client.end()
}

/** A token opens one workspace only, so that two copies of a store in one database cannot both have it. */
export async function forgetTokens(place: Place): Promise<void> {
  if ('sqliteFile' in place) {
    const database = new DatabaseSync(place.sqliteFile, { timeout: 5000 })
    database.exec('delete from tokens')
    database.close()
    return
  }
  const client = new pg.Client(place.postgresUrl)
  await client.connect()
  await client.query('delete from pawl.tokens')
  await client.end()
}
