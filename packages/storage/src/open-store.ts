// Opens the store that the place names. The driver of the other database is not loaded.

import type { Store } from './store.ts'

export type StorePlace = { readonly sqliteFile: string } | { readonly postgresUrl: string }

export async function openStore(place: StorePlace): Promise<Store> {
  if ('sqliteFile' in place) return (await import('./sqlite/store.ts')).openSqliteStore(place.sqliteFile)
  return (await import('./postgres/store.ts')).openPostgresStore(place.postgresUrl)
}
