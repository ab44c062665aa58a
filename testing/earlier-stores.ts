// Stores that earlier versions wrote, brought back to life. What each is stands in earlier-stores/README.md.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { emptyPostgres, type Place, temporaryFolder } from './databases.ts'

const FOLDER = join(import.meta.dirname, 'earlier-stores')

const named = (ending: string) =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort()

export const earlierStores = [
  ...named('.sqlite.sql').map((name) => ({ name, database: 'sqlite' as const })),
  ...named('.postgres.sql').map((name) => ({ name, database: 'postgres' as const })),
]
export const earlierExports = named('.export.jsonl')

export function earlierExport(name: string): string[] {
  return readFileSync(join(FOLDER, `${name}.export.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
}

export async function earlierStore({ name, database }: (typeof earlierStores)[number]): Promise<Place> {
  const sql = readFileSync(join(FOLDER, `${name}.${database}.sql`), 'utf8')
  if (database === 'sqlite') {
    const sqliteFile = join(temporaryFolder(), 'pawl.db')
    const file = new DatabaseSync(sqliteFile)
    file.exec(sql)
    file.close()
    return { sqliteFile }
  }
  const postgresUrl = await emptyPostgres()
  const client = new pg.Client(postgresUrl)
  await client.connect()
  await client.query(sql)
  await client.end()
  return { postgresUrl }
}
