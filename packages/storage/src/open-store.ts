// Opens the store that the place names. The driver of the other database is not loaded.

import type { ComingUpgrade, Store } from './store.ts'

export type StorePlace = { readonly sqliteFile: string } | { readonly postgresUrl: string }

interface Opening {
  /** Called before a file is upgraded, which takes a while where there is much in it. */
  readonly beforeUpgrade?: (coming: ComingUpgrade) => void
}

export async function openStore(place: StorePlace, opening: Opening = {}): Promise<Store> {
  if ('sqliteFile' in place) return (await drivers.SQLite()).openSqliteStore(place.sqliteFile, opening)
  return (await drivers.PostgreSQL()).openPostgresStore(place.postgresUrl)
}

const drivers = { SQLite: () => import('./sqlite/store.ts'), PostgreSQL: () => import('./postgres/store.ts') }

/** So that opening one later needs no file of this program any more. */
export async function loadStore(kind: keyof typeof drivers): Promise<void> {
  await drivers[kind]()
}
