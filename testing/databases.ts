// The two databases every suite runs on.

import { join } from 'node:path'
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

function serverOfWorker(): string {
  const urls = inject('postgresUrls')
  return urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length] as string
}
