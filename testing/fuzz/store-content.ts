// What a store holds, in short: a hash of the rows of every table, read beside the server. Left out is what Pawl itself
// writes down about a request whether it is refused or not. Of tables whose rows the database refuses to change or
// delete, the number of rows says as much; of what is to be sent too, since it is sent while requests come.

import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Place } from '../databases.ts'

const LEFT_OUT = ['security_events', 'sqlite_sequence']
const COUNTED = ['events', 'records', 'deliveries']
/** When it was last used. */
const LEFT_OUT_COLUMNS = ['last_used_at']

export interface StoreContent {
  /** The same text as long as the same is there; two that differ say in which table. */
  now(): Promise<string>
  close(): Promise<void>
}

export function storeContent(place: Place): Promise<StoreContent> {
  return 'sqliteFile' in place ? inSqlite(place.sqliteFile) : inPostgres(place.postgresUrl)
}

async function inSqlite(file: string): Promise<StoreContent> {
  const database = new DatabaseSync(file, { readOnly: true })
  const namesOf = (sql: string) => (database.prepare(sql).all() as { name: string }[]).map(({ name }) => name)
  const tables = namesOf(`select name from sqlite_master where type = 'table' order by name`).filter(isLookedAt)
  const rows = tables.map((table) => {
    const columns = namesOf(`pragma table_info(${table})`).filter((name) => !LEFT_OUT_COLUMNS.includes(name))
    const row = columns.map((column) => `quote("${column}")`).join(` || ',' || `)
    const sql = COUNTED.includes(table)
      ? `select count(*) as held from ${table}`
      : `select group_concat(row, char(10)) as held from (select ${row} as row from ${table} order by 1)`
    return { table, held: database.prepare(sql) }
  })
  const version = database.prepare('pragma data_version')
  return {
    now: whenChanged(
      async () => version.get()?.data_version,
      async () => rows.map(({ table, held }) => [table, held.get()?.held]),
    ),
    close: async () => database.close(),
  }
}

async function inPostgres(url: string): Promise<StoreContent> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const tables = rows.map(({ name }) => name).filter((name) => isLookedAt(bare(name)))
  const without = LEFT_OUT_COLUMNS.map((column) => ` - '${column}'`).join('')
  const columns = tables.map((table, index) => {
    const row = `(to_jsonb(held)${without})::text`
    const sql = COUNTED.includes(bare(table))
      ? `select count(*)::text from ${table}`
      : `select md5(string_agg(${row}, chr(10) order by ${row})) from ${table} held`
    return `(${sql}) as c${index}`
  })
  const query = `select ${columns.join(', ')}`
  return {
    now: whenChanged(
      async () => (await client.query('select pg_current_wal_insert_lsn() as place')).rows[0].place,
      async () => {
        const held = (await client.query(query)).rows[0]
        return tables.map((table, index) => [bare(table), held[`c${index}`]])
      },
    ),
    close: () => client.end(),
  }
}

/** All of it is read again only if anything was written since. */
function whenChanged(stamp: () => Promise<unknown>, read: () => Promise<readonly (readonly [string, unknown])[]>) {
  let seen: unknown
  let content = ''
  return async () => {
    const now = await stamp()
    if (now !== seen) content = (await read()).map(([table, held]) => `${table} ${digest(held)}`).join('\n')
    seen = now
    return content
  }
}

const isLookedAt = (table: string) => !LEFT_OUT.includes(table)
const bare = (table: string) => table.split('.').at(-1) as string
const digest = (held: unknown) => createHash('sha256').update(String(held)).digest('base64').slice(0, 12)
