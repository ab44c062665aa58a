// The two databases every suite runs on.

import { join } from 'node:path'
import { inject } from 'vitest'
import './stores-setup.ts'
import { freshDatabase } from './postgres-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

export { temporaryFolder }

export type Place = { sqliteFile: string } | { postgresUrl: string }

export const databases: { name: string; freshPlace: () => Promise<Place> }[] = [
  { name: 'SQLite', freshPlace: async () => ({ sqliteFile: join(temporaryFolder(), 'pawl.db') }) },
  { name: 'PostgreSQL', freshPlace: async () => ({ postgresUrl: await freshPostgres() }) },
]
// Suites open their store before their first test, which is too early for `left-out.ts`.
if (inject('postgresUrls').length === 0) databases.pop()

/** An empty database on the server of this worker, and its address. */
export function freshPostgres(settings: { locale?: string } = {}): Promise<string> {
  const urls = inject('postgresUrls')
  const url = urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length]
  return freshDatabase(url as string, settings)
}
