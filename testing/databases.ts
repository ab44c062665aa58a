// The two databases every suite runs on.

import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import './stores-setup.ts'
import { freshDatabase } from './postgres-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

export { temporaryFolder }

export type Place = { sqliteFile: string } | { postgresUrl: string }

interface Database {
  readonly name: string
  /** For a store of one's own, which may have its tables already. */
  readonly freshPlace: () => Promise<Place>
  /** Where nothing is at all. */
  readonly emptyPlace: () => Promise<Place>
}

const sqlitePlace = async () => ({ sqliteFile: join(temporaryFolder(), 'pawl.db') })

export const databases: Database[] = [
  { name: 'SQLite', freshPlace: sqlitePlace, emptyPlace: sqlitePlace },
  {
    name: 'PostgreSQL',
    freshPlace: async () => ({ postgresUrl: await freshPostgres() }),
    emptyPlace: async () => ({ postgresUrl: await emptyPostgres() }),
  },
]
// Suites open their store before their first test, which is too early for `left-out.ts`.
if (inject('postgresUrls').length === 0) databases.pop()

/** A database with the tables of a store, on the server of this worker, and its address. */
export function freshPostgres(): Promise<string> {
  return freshDatabase(serverOfWorker(), { template: inject('postgresTemplate') ?? undefined })
}

export function emptyPostgres(settings: { locale?: string } = {}): Promise<string> {
  return freshDatabase(serverOfWorker(), settings)
}

/** An empty one whose role is no superuser, also if the one that DATABASE_URL names is: nothing holds a superuser back. */
export async function ordinaryPostgres(): Promise<string> {
  const url = new URL(await emptyPostgres())
  const client = new pg.Client(url.href)
  await client.connect()
  try {
    const { rows } = await client.query(
      'select 1 from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
    )
    if (rows.length === 0) return url.href
    const database = url.pathname.slice(1)
    await client.query(`create role owner_of_${database} login password 'secret'`)
    await client.query(`alter database ${database} owner to owner_of_${database}`)
    url.username = `owner_of_${database}`
    url.password = 'secret'
    return url.href
  } finally {
    await client.end()
  }
}

function serverOfWorker(): string {
  const urls = inject('postgresUrls')
  return urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length] as string
}
