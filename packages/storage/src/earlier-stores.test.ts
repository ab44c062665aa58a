// Stores that earlier versions wrote are opened, upgraded, verified and used.

import { DatabaseSync } from 'node:sqlite'
import { streams } from '@pawl/operations'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { databases, type Place } from '../../../testing/databases.ts'
import { earlierExport, earlierExports, earlierStore, earlierStores } from '../../../testing/earlier-stores.ts'
import { all, asked, contextOf, each } from '../../../testing/operation-context.ts'
import { openStore } from './index.ts'

describe('[AM3] a store written at', () => {
  test.each(earlierStores)('$name on $database is upgraded, loses nothing, and is worked with', async (earlier) => {
    const place = await earlierStore(earlier)
    const before = await rowsIn(place)
    const opened = await openStore(place)
    const context = contextOf(await opened.in())
    expect(await rowsIn(place)).toMatchObject(before)
    expect(await schemaOf(place)).toEqual(await freshSchema(earlier.database))
    expect((await all(streams.verifyStore(context))).at(-1)).toMatchObject({ differences: 0, tasks: before.tasks })
    const { done } = asked(context)
    await done('addTask', { title: 'next' })
    await done('takeTurn', { message: 'add milk' })
    if (before.rooms !== undefined) {
      const { task } = await done('waitForTask', { room: 'build', role: 'builder', session: 's', timeoutSeconds: 0 })
      await done('startWork', { task: String(task.number), session: 's' })
      await done('completeWork', { task: String(task.number), session: 's' })
    }
    if (before.records !== undefined) await done('startInitiative', { title: 'more' })
    await carriedOn(context)
    await opened.close()
    const again = await openStore(place)
    expect(await schemaOf(place)).toEqual(await freshSchema(earlier.database))
    await again.close()
  })

  /** What is in it can be exported and imported into both. */
  async function carriedOn(context: ReturnType<typeof contextOf>) {
    const lines = await all(streams.exportStore(context))
    const target = await openStore(await (databases[0] as (typeof databases)[0]).emptyPlace())
    const outcome = await streams.importStore(contextOf(await target.in()), each(lines), { withTokens: true })
    expect(outcome, JSON.stringify(outcome)).toMatchObject({ refused: false })
    await target.close()
  }
})

describe.each(databases)('[DESIGN 5.2] on $name', ({ freshPlace }) => {
  test.each(earlierExports)('an export written at %s is imported whole', async (name) => {
    const opened = await openStore(await freshPlace())
    const context = contextOf(await opened.in())
    const outcome = await streams.importStore(context, each(earlierExport(name)), { withTokens: true })
    expect(outcome, JSON.stringify(outcome)).toMatchObject({ refused: false })
    expect((await all(streams.verifyStore(context))).at(-1)).toMatchObject({ differences: 0 })
    await opened.close()
  })
})

/** How many rows each table has. */
async function rowsIn(place: Place): Promise<Record<string, number>> {
  const ask = asker(place)
  const tables = (await ask(
    'sqliteFile' in place
      ? `select name from sqlite_schema where type = 'table' and name not in ('sqlite_sequence', 'migrations')`
      : `select table_name as name from information_schema.tables where table_schema = 'pawl' and table_name <> 'migrations'`,
  )) as { name: string }[]
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const table = 'sqliteFile' in place ? name : `pawl.${name}`
    const [row] = (await ask(`select count(*) as rows from ${table}`)) as { rows: number }[]
    counts[name] = Number(row?.rows)
  }
  return counts
}

const fresh = new Map<string, Promise<unknown>>()

function freshSchema(database: 'sqlite' | 'postgres'): Promise<unknown> {
  const made = fresh.get(database) ?? schemaOfNewStore(database)
  fresh.set(database, made)
  return made
}

async function schemaOfNewStore(database: 'sqlite' | 'postgres'): Promise<unknown> {
  const place = await (databases[database === 'sqlite' ? 0 : 1] as (typeof databases)[0]).emptyPlace()
  await (await openStore(place)).close()
  return schemaOf(place)
}

/** Everything but the order in which it was made. */
async function schemaOf(place: Place): Promise<unknown> {
  const ask = asker(place)
  if ('sqliteFile' in place) {
    const objects = (await ask('select type, name, sql from sqlite_schema where sql is not null order by name')) as {
      sql: string
    }[]
    const applied = await ask('select number, name, checksum from migrations order by number')
    // An index that was made twice says so in its own text.
    return [
      objects.map((one) => ({ ...one, sql: one.sql.replace('if not exists ', '').replaceAll(/\s+/g, ' ') })),
      applied,
    ]
  }
  return Promise.all([
    ask(`select table_name, column_name, data_type, collation_name, is_nullable, column_default
      from information_schema.columns where table_schema = 'pawl' order by table_name, column_name`),
    ask(`select indexdef from pg_indexes where schemaname = 'pawl' order by indexname`),
    ask(`select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as is from pg_constraint
      where connamespace = 'pawl'::regnamespace order by 1, 2`),
    ask(`select pg_get_triggerdef(oid) as is from pg_trigger where not tgisinternal order by 1`),
    ask(`select proname, prosrc from pg_proc where pronamespace = 'pawl'::regnamespace order by proname`),
    ask('select number, name, checksum from pawl.migrations order by number'),
  ])
}

function asker(place: Place): (sql: string) => Promise<unknown> {
  return async (sql) => {
    if ('sqliteFile' in place) {
      const file = new DatabaseSync(place.sqliteFile)
      const rows = file.prepare(sql).all()
      file.close()
      return rows.map((row) => ({ ...row }))
    }
    const client = new pg.Client(place.postgresUrl)
    await client.connect()
    const { rows } = await client.query(sql)
    await client.end()
    return rows
  }
}
